/// Compiles blocks of a page together, once, before the first of their clips is compiled.
actor PageBuilds {
  private var expected: [String: [PlannedClip]] = [:]
  private var builds: [String: [PageBuild]] = [:]
  private var running: [Build: Task<Void, Never>] = [:]

  private struct Build: Hashable {
    let file: String
    let number: Int
  }

  /// Clips that will be asked for. Only those of one page are compiled together: another's code is another author's.
  func expect(_ clips: [PlannedClip]) {
    for clip in clips where clip.module == nil && clip.imports.isEmpty {
      expected[clip.excerpt.file, default: []].append(clip)
    }
    builds = builds.filter { expected[$0.key] == nil }
    running = running.filter { expected[$0.key.file] == nil }
  }

  /// Comes back when the clip's block was compiled with those of its page that it can be compiled with, or at once where
  /// there are none, or all of them are compiled.
  func finish(for clip: PlannedClip, by compiler: DemoCompiler) async {
    guard clip.imports.isEmpty else { return }
    let file = clip.excerpt.file
    if builds[file] == nil {
      builds[file] = expected.removeValue(forKey: file).map { Self.builds(of: $0, by: compiler) }
    }
    let number = builds[file]?.firstIndex { build in
      build.blocks.contains { Place($0.clips[0]) == Place(clip) }
    }
    guard let number, let build = builds[file]?[number] else { return }
    let key = Build(file: file, number: number)
    let task = running[key] ?? Task { await build.run(by: compiler) }
    running[key] = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private static func builds(of clips: [PlannedClip], by compiler: DemoCompiler) -> [PageBuild] {
    guard clips.count > 1 else { return [] }
    var byPlace: [Place: [PlannedClip]] = [:]
    for clip in clips { byPlace[Place(clip), default: []].append(clip) }
    let blocks = byPlace.sorted { $0.key < $1.key }.compactMap { CompiledBlock($0.value) }
    return PageBuild.builds(
      of: blocks.filter { block in
        block.clips.contains { !compiler.isCompiled($0, in: block.source) }
      })
  }

  /// Of a block in its page.
  private struct Place: Hashable, Comparable {
    let line: Int
    let platform: DemoPlatform

    init(_ clip: PlannedClip) { (line, platform) = (clip.excerpt.line, clip.platform) }

    static func < (one: Place, other: Place) -> Bool {
      (one.line, one.platform.rawValue) < (other.line, other.platform.rawValue)
    }
  }
}
