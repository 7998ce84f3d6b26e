import Foundation
import Studio

/// Makes the clips of a plan, several at a time; one that fails stops no other.
///
///     let export = SnippetExport(compiler: compiler, records: ClipRecords(), options: "60 fps")
///     for await result in export.results(of: plan.clips, play: play) { print(result) }
package struct SnippetExport: Sendable {
  /// Writes files of one clip, from one play of it.
  package typealias Play =
    @Sendable (_ demo: CompiledDemo, _ clip: PlannedClip, _ outputs: [String])
    async throws(PlayError) -> Void

  package let compiler: DemoCompiler
  package let records: ClipRecords
  /// All that is asked of every clip, in one text.
  package let options: String
  /// How many clips are worked on at once.
  package let width: Int
  /// Makes also what has not changed.
  package let isForced: Bool
  /// Replaces what a page names also where Showreel did not make it.
  package let overwrites: Bool
  /// Writes files of one clip that were made before, and names the modifiers that they are without; nil where
  /// they were not.
  package var restore: (@Sendable (PlannedClip, [String]) async -> [String]?)?
  private let running = RunningExports()

  package init(
    compiler: DemoCompiler, records: ClipRecords, options: String, width: Int = 2,
    isForced: Bool = false, overwrites: Bool = false
  ) {
    self.compiler = compiler
    self.records = records
    self.options = options
    self.width = max(1, width)
    self.isForced = isForced
    self.overwrites = overwrites
  }

  /// The results in the order in which they come; every clip has one.
  package func results(
    of clips: [PlannedClip], play: @escaping Play
  ) -> AsyncStream<SnippetResult> {
    stream(of: clips) { await make($0, play: play) }
  }

  /// What the compiler says of each clip, warnings too; nothing is played.
  package func diagnostics(of clips: [PlannedClip]) -> AsyncStream<[Diagnostic]> {
    stream(of: clips) { clip in
      do {
        let demo = try await compiler.compile(clip)
        return clip.notes + demo.findings
      } catch {
        return Self.diagnostics(of: error, clip: clip)
      }
    }
  }

  /// Comes back when nothing is worked on any more: who stops listening to results is not told when the
  /// demos' processes have ended and their folders are gone.
  package func end() async { await running.end() }

  func stream<Result: Sendable>(
    of clips: [PlannedClip], work: @escaping @Sendable (PlannedClip) async -> Result
  ) -> AsyncStream<Result> {
    AsyncStream { continuation in
      let task = Task {
        await compiler.expect(clips)
        await withTaskGroup(of: Result.self) { group in
          var rest = clips[...]
          for clip in rest.prefix(width) {
            group.addTask { await work(clip) }
          }
          rest = rest.dropFirst(width)
          for await result in group {
            continuation.yield(result)
            if let next = rest.popFirst(), !Task.isCancelled {
              group.addTask { await work(next) }
            }
          }
        }
        continuation.finish()
      }
      running.add(task)
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func make(_ planned: PlannedClip, play: Play) async -> SnippetResult {
    var clip = planned
    // A poster that somebody has drawn stays, and the clip is made all the same.
    if clip.isNamedByPage, !overwrites, clip.poster.map(records.mayReplace) == false {
      clip.poster = nil
    }
    do {
      let hash = try clip.hash(options: options)
      let stale = staleFiles(of: clip, hash: hash)
      if stale.isEmpty { return SnippetResult(clip: clip, state: .unchanged) }
      if clip.isNamedByPage, !overwrites,
        let other = stale.first(where: { !records.mayReplace($0) })
      {
        throw PlayError.notOurs(path: other)
      }
      var warnings: [Diagnostic] = []
      var leftOut: [String] = []
      if let known = await restore?(clip, stale) {
        leftOut = known
      } else {
        let demo = try await compiler.compile(clip)
        try await play(demo, clip, stale)
        warnings = demo.findings
        leftOut = demo.leftOut.map(\.name)
      }
      for output in stale + [clip.poster].compactMap({ $0 }) {
        try records.remember(output, hash: hash)
      }
      return SnippetResult(
        clip: clip, state: .made(stale, warnings: clip.notes + warnings), leftOut: leftOut)
    } catch {
      return SnippetResult(
        clip: clip, state: .failed(Self.diagnostics(of: error, clip: clip)),
        isPlaceAtFault: Self.isOfPlace(error), isOutputAtFault: Self.isOfOutput(error))
    }
  }

  private func staleFiles(of clip: PlannedClip, hash: ContentHash) -> [String] {
    func isStale(_ path: String) -> Bool { isForced || !records.isCurrent(path, hash: hash) }
    let stale = clip.outputs.filter(isStale)
    let lacksPoster = clip.poster.map(isStale) ?? false
    // A poster comes from the play of a clip.
    return stale.isEmpty && lacksPoster ? clip.outputs : stale
  }

  static func isOfPlace(_ error: any Error) -> Bool {
    switch error {
    case let error as CompileError: return error.isOfPlace
    case let error as PlayError:
      switch error {
      case .cannotWrite, .refused, .outputFailed, .notOurs: return true
      case .notAClip: return false
      case .notRead(let ending): return ending.isOfPlace
      case .ended(let ending, _): return ending.isOfPlace || ending == .exited(code: EX_CANTCREAT)
      case .wroteNothing: return false
      }
    default: return false
    }
  }

  private static func isOfOutput(_ error: any Error) -> Bool {
    if case PlayError.outputFailed = error { true } else { false }
  }

  static func diagnostics(of error: any Error, clip: PlannedClip) -> [Diagnostic] {
    if case CompileError.rejected(let diagnostics) = error { return diagnostics }
    let told = error as? any Remediable
    if case PlayError.ended(.exited, let said?) = error,
      let (place, message) = ScriptPlace.taken(from: said)
    {
      return [
        Diagnostic(
          file: clip.excerpt.file, line: place.line, column: place.column, message: message)
      ]
    }
    return [
      Diagnostic(
        file: clip.excerpt.file, line: clip.line, message: told?.problem ?? "\(error)",
        remedy: told?.remedy)
    ]
  }
}

/// The tasks that work on clips, so that somebody can wait for them.
private final class RunningExports: @unchecked Sendable {
  private let lock = NSLock()
  private var tasks: [Task<Void, Never>] = []

  func add(_ task: Task<Void, Never>) {
    lock.withLock { tasks.append(task) }
  }

  func end() async {
    for task in lock.withLock({ tasks }) { await task.value }
  }
}

/// What became of a planned clip.
package struct SnippetResult: Hashable, Sendable {
  package enum State: Hashable, Sendable {
    /// The files that were written.
    case made([String], warnings: [Diagnostic])
    /// The files are there already.
    case unchanged
    case failed([Diagnostic])
  }

  package var clip: PlannedClip
  package var state: State
  /// Of a failure: the code is good, and a disk or a folder did not take what was written.
  package var isPlaceAtFault = false
  /// That is standard output.
  package var isOutputAtFault = false
  /// Names of the modifiers that the clip is without.
  package var leftOut: [String] = []
}

extension PlannedClip {
  /// What is to be known of the clip beside what the compiler says.
  package var notes: [Diagnostic] {
    let own = root.note.map {
      Diagnostic(file: excerpt.file, line: line, severity: .warning, message: $0)
    }
    return [own].compactMap { $0 } + resourceProblems
  }
}
