/// Compiles blocks of a page together, once, before the first of their clips is compiled.
actor PageBuilds {
  private var expected: [String: [PlannedClip]] = [:]
  private var builds: [String: [PageBuild]] = [:]
  private var running: [Build: Task<[BlockView: BuiltLibrary], Never>] = [:]

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

  /// The clip's library, where its block was compiled with others of its page just now.
  func library(for clip: PlannedClip, by compiler: DemoCompiler) async -> BuiltLibrary? {
    guard clip.imports.isEmpty else { return nil }
    let file = clip.excerpt.file
    if builds[file] == nil {
      builds[file] = expected.removeValue(forKey: file).map { Self.builds(of: $0, by: compiler) }
    }
    let view = BlockView(clip)
    guard let number = builds[file]?.firstIndex(where: { $0.views.contains(view) }),
      let build = builds[file]?[number]
    else { return nil }
    let key = Build(file: file, number: number)
    let task = running[key] ?? Task { await build.run(by: compiler) }
    running[key] = task
    return await withTaskCancellationHandler {
      await task.value[view]
    } onCancel: {
      task.cancel()
    }
  }

  private static func builds(of clips: [PlannedClip], by compiler: DemoCompiler) -> [PageBuild] {
    guard clips.count > 1 else { return [] }
    var blocks: [[PlannedClip]] = []
    var places: [Place: Int] = [:]
    for clip in clips {
      let place = Place(line: clip.excerpt.line, platform: clip.platform)
      if let known = places[place] {
        blocks[known].append(clip)
      } else {
        places[place] = blocks.count
        blocks.append([clip])
      }
    }
    return PageBuild.builds(
      of: blocks.compactMap { CompiledBlock($0, hash: compiler.hash(of:in:)) }
        .filter { !$0.views.map(\.hash).allSatisfy(compiler.isCompiled) })
  }

  private struct Place: Hashable {
    let line: Int
    let platform: DemoPlatform
  }
}
