import Foundation

/// What is shown now: the clips that a watch has made, and what it found.
///
/// A browser may ask for these files alone, by their numbers.
actor ShownClips {
  struct State: Codable, Equatable {
    /// Grows with each change.
    var version = 0
    var isMaking = true
    var progress: String?
    var clips: [Shown] = []
    var findings: [WatchLine.Finding] = []
  }

  struct Shown: Codable, Equatable {
    var clip: WatchLine.Clip
    /// How often it was made, so that a browser asks for it again.
    var revision = 1
    var kind: MediaKind
  }

  private(set) var state = State()
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var nextWaiting = 0

  /// - Returns: What is to be told on the terminal, too.
  @discardableResult
  func take(_ line: String) -> String? {
    guard let line = WatchLine(line) else { return nil }
    var told: String?
    switch line {
    case .making(_, let files):
      state.isMaking = true
      state.findings.removeAll { $0.file.map(files.contains) ?? true }
    case .waiting:
      state.isMaking = false
      state.progress = nil
    case .clips(let clips): for clip in clips { show(clip) }
    case .finding(let finding):
      guard !state.findings.contains(finding) else { return nil }
      state.findings.append(finding)
      if finding.kind == "error" { told = finding.text }
    case .progress(let clip, let frame, let count):
      state.progress = "\(clip): \(frame) of \(count) frames"
    }
    state.version += 1
    for continuation in waiting.values { continuation.resume() }
    waiting = [:]
    return told
  }

  private func show(_ clip: WatchLine.Clip) {
    guard let index = state.clips.firstIndex(where: { $0.clip.path == clip.path }) else {
      state.clips.append(Shown(clip: clip, kind: MediaKind(path: clip.path)))
      return
    }
    state.clips[index].clip = clip
    state.clips[index].revision += 1
  }

  /// Returns as soon as there is something newer than `version`, or after a while.
  func state(after version: Int, upTo seconds: Double) async -> State {
    if state.version > version { return state }
    let number = nextWaiting
    nextWaiting += 1
    let alarm = Task {
      try? await Task.sleep(for: .seconds(seconds))
      wake(number)
    }
    await withCheckedContinuation { waiting[number] = $0 }
    alarm.cancel()
    return state
  }

  private func wake(_ number: Int) { waiting.removeValue(forKey: number)?.resume() }

  /// How many browsers wait for something new.
  var waitingCount: Int { waiting.count }

  func clip(number: Int) -> Shown? {
    state.clips.indices.contains(number) ? state.clips[number] : nil
  }
}
