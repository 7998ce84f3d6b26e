/// Compiles blocks of a page together, once, before the first of their clips is compiled.
actor PageBuilds {
  private var expected: [String: [PlannedClip]] = [:]
  private var pages: [String: Page] = [:]
  private var running: [Build: Task<[BlockView: BuiltLibrary], Never>] = [:]

  private struct Build: Hashable {
    let file: String
    let number: Int
  }

  private struct Page {
    let builds: [PageBuild]
    /// In which of them a view is.
    var numbers: [BlockView: Int] = [:]

    init(_ builds: [PageBuild]) {
      self.builds = builds
      for (number, build) in builds.enumerated() {
        for view in build.views { numbers[view] = number }
      }
    }
  }

  /// Clips that will be asked for. Only those of one page are compiled together: another's code is another author's.
  func expect(_ clips: [PlannedClip]) {
    let blocks = clips.filter { $0.module == nil && $0.imports.isEmpty }
    // What was expected of the same page before may be of what it was then.
    expected.merge(Dictionary(grouping: blocks, by: \.excerpt.file)) { $1 }
    pages = pages.filter { expected[$0.key] == nil }
    running = running.filter { expected[$0.key.file] == nil }
  }

  /// The clip's library, where its block was compiled with others of its page just now.
  func library(for clip: PlannedClip, by compiler: DemoCompiler) async -> BuiltLibrary? {
    guard clip.imports.isEmpty else { return nil }
    let file = clip.excerpt.file
    if pages[file] == nil {
      pages[file] = expected.removeValue(forKey: file).map {
        Page(Self.builds(of: $0, by: compiler))
      }
    }
    let view = BlockView(clip)
    guard let page = pages[file], let number = page.numbers[view] else { return nil }
    let build = page.builds[number]
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
      let place = Place(excerpt: clip.excerpt, platform: clip.platform)
      if let known = places[place] {
        blocks[known].append(clip)
      } else {
        places[place] = blocks.count
        blocks.append([clip])
      }
    }
    return PageBuild.builds(
      of: blocks.compactMap { CompiledBlock($0, hash: compiler.hash(of:in:)) }
        .filter { block in
          !block.views.allSatisfy { compiler.isCompiled($0.hash, page: block.excerpt.file) }
        })
  }

  private struct Place: Hashable {
    let excerpt: Excerpt
    let platform: DemoPlatform
  }
}
