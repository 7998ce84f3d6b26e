import Foundation

/// Blocks of a page that are compiled in one run of the compiler, as files of one module, where each would take one of its
/// own. Most of such a run is to begin: sixteen small blocks together take the processor's time of two or three.
///
/// Each block's clips find the library as if it were theirs alone. What does not compile here, or with warnings, is left for
/// a run of its own, which tells what is wrong with it.
struct PageBuild {
  private(set) var blocks: [CompiledBlock] = []
  private var declared: Set<String> = []
  private var uses: Set<String> = []
  private var bytes = 0

  /// What one run of the compiler is given at the most.
  private static let most = (blocks: 24, bytes: 256 << 10)
  /// Times that one is compiled: each time without the blocks that had errors the time before.
  private static let mostRounds = 3

  /// Puts each block to the first others that it does not clash with.
  static func builds(of blocks: [CompiledBlock]) -> [PageBuild] {
    var builds: [PageBuild] = []
    for block in blocks {
      let place = builds.firstIndex { $0.takes(block) }
      if place == nil { builds.append(PageBuild()) }
      builds[place ?? builds.count - 1].add(block)
    }
    return builds.filter { $0.blocks.flatMap(\.clips).count > 1 }
  }

  private func takes(_ block: CompiledBlock) -> Bool {
    guard let first = blocks.first else { return true }
    return first.platform == block.platform && first.surroundings == block.surroundings
      && declared.isDisjoint(with: block.uses) && uses.isDisjoint(with: block.declared)
      && blocks.count < Self.most.blocks
      && bytes + block.excerpt.text.utf8.count <= Self.most.bytes
  }

  private mutating func add(_ block: CompiledBlock) {
    blocks.append(block)
    declared.formUnion(block.declared)
    uses.formUnion(block.uses)
    bytes += block.excerpt.text.utf8.count
  }

  /// Compiles them, and leaves in the cache where each clip's library is.
  func run(by compiler: DemoCompiler) async {
    let end = ContinuousClock.now + .seconds(min(compiler.limits.seconds, 1e9))
    var blocks = blocks
    for _ in 0..<Self.mostRounds where blocks.flatMap(\.clips).count > 1 {
      do throws(CompileError) {
        let module = Self.module(of: blocks)
        guard ClipTimeSource.ofFile(beside: module.code) == blocks[0].surroundings else { return }
        let made = try await compiler.run(
          [module.sources],
          imports: blocks.reduce(into: []) { $0.formUnion($1.source.importedModules) })
        return try Self.keep(
          made, for: Self.without(made.warnings, blocks), of: blocks, by: compiler)
      } catch .rejected(let diagnostics) {
        let errors = diagnostics.filter { $0.severity == .error }
        let good = Self.without(errors, blocks)
        guard good.count < blocks.count, .now < end else { return }
        blocks = good
      } catch {
        // Whoever compiles one of them alone is told.
        return
      }
    }
  }

  /// Those that nothing is said of; none where something is said of no block.
  private static func without(_ told: [Diagnostic], _ blocks: [CompiledBlock]) -> [CompiledBlock] {
    func isOf(_ block: CompiledBlock) -> (Diagnostic) -> Bool {
      { $0.file == block.excerpt.file && block.lines.contains($0.line) }
    }
    guard told.allSatisfy({ one in blocks.contains { isOf($0)(one) } }) else { return [] }
    return blocks.filter { !told.contains(where: isOf($0)) }
  }

  private static func module(of blocks: [CompiledBlock]) -> (sources: ModuleSources, code: String) {
    var files: [DemoSource] = []
    var count = 0
    for block in blocks {
      files.append(block.demo(from: count))
      count += files[files.count - 1].entries.count
    }
    return (
      ModuleSources(name: nil, files: files), blocks.map(\.excerpt.text).joined(separator: "\n")
    )
  }

  /// - Parameters:
  ///   - taken: Those of the blocks whose clips are shown by the library.
  ///   - blocks: All that are in it.
  private static func keep(
    _ made: (library: BuiltLibrary, warnings: [Diagnostic], isFromCache: Bool),
    for taken: [CompiledBlock], of blocks: [CompiledBlock], by compiler: DemoCompiler
  ) throws(CompileError) {
    let folder = ((made.library.path as NSString).deletingLastPathComponent as NSString)
      .lastPathComponent
    let lines = Set(taken.map(\.excerpt.line))
    var count = 0
    for block in blocks {
      for clip in block.clips {
        let entry = SourceModule.symbol(ofRoot: count)
        count += 1
        let other = clip.other == nil ? DemoEntry.other : SourceModule.symbol(ofRoot: count)
        count += clip.other == nil ? 0 : 1
        guard lines.contains(block.excerpt.line) else { continue }
        let place = try compiler.folder(of: compiler.job(of: clip, in: block.source))
        try SharedLibrary(folder: folder, entry: entry, other: other).write(in: place)
      }
    }
  }
}
