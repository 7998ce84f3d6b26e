import Foundation

/// Blocks of a page that are compiled in one run of the compiler, as files of one module, where each would take one of its
/// own. Most of such a run is to begin: sixteen small blocks together take the processor's time of two or three.
///
/// Each block's clips find the library later as if it were theirs alone. What does not compile here, or with warnings, is left for
/// a run of its own, which tells what is wrong with it.
struct PageBuild: Sendable {
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
    return builds.filter { $0.views.count > 1 }
  }

  var views: [BlockView] { blocks.flatMap(\.views).map(\.view) }

  private func takes(_ block: CompiledBlock) -> Bool {
    guard let first = blocks.first else { return true }
    return blocks.count < Self.most.blocks
      && bytes + block.excerpt.text.utf8.count <= Self.most.bytes
      && first.platform == block.platform && first.ownImports == block.ownImports
      && first.surroundings == block.surroundings
      && declared.isDisjoint(with: block.uses) && uses.isDisjoint(with: block.declared)
  }

  private mutating func add(_ block: CompiledBlock) {
    blocks.append(block)
    declared.formUnion(block.declared)
    uses.formUnion(block.uses)
    bytes += block.excerpt.text.utf8.count
  }

  /// Compiles them, and leaves in the cache where each clip's library is.
  ///
  /// - Returns: The library by what is shown of it.
  func run(by compiler: DemoCompiler) async -> [BlockView: BuiltLibrary] {
    let end = ContinuousClock.now + .seconds(min(compiler.limits.seconds, 1e9))
    var blocks = blocks
    for _ in 0..<Self.mostRounds where blocks.flatMap(\.views).count > 1 {
      do throws(CompileError) {
        let code = blocks.map(\.excerpt.text).joined(separator: "\n")
        guard CompiledBlock.surroundings(of: code) == blocks[0].surroundings else { break }
        let made = try await compiler.run(
          [Self.module(of: blocks)], imports: blocks.reduce(into: []) { $0.formUnion($1.imports) })
        let good = Self.without(made.warnings, blocks)
        return try Self.keep(made.library, for: good, of: blocks, by: compiler)
      } catch .rejected(let diagnostics) {
        let good = Self.without(diagnostics.filter { $0.severity == .error }, blocks)
        guard good.count < blocks.count, .now < end else { break }
        blocks = good
      } catch {
        // Whoever compiles one of them alone is told.
        break
      }
    }
    return [:]
  }

  /// Those that nothing is said of; none where something is said of no block.
  private static func without(_ told: [Diagnostic], _ blocks: [CompiledBlock]) -> [CompiledBlock] {
    func isOf(_ block: CompiledBlock) -> (Diagnostic) -> Bool {
      { $0.file == block.excerpt.file && block.lines.contains($0.line) }
    }
    guard told.allSatisfy({ one in blocks.contains { isOf($0)(one) } }) else { return [] }
    return blocks.filter { !told.contains(where: isOf($0)) }
  }

  private static func module(of blocks: [CompiledBlock]) -> ModuleSources {
    var files: [DemoSource] = []
    var count = 0
    for block in blocks {
      files.append(block.demo(from: count))
      count += files[files.count - 1].entries.count
    }
    return ModuleSources(name: nil, files: files)
  }

  /// - Parameters:
  ///   - taken: Those of the blocks whose clips are shown by the library.
  ///   - blocks: All that are in it.
  private static func keep(
    _ library: BuiltLibrary, for taken: [CompiledBlock], of blocks: [CompiledBlock],
    by compiler: DemoCompiler
  ) throws(CompileError) -> [BlockView: BuiltLibrary] {
    let folder = (library.path as NSString).deletingLastPathComponent as NSString
    let lines = Set(taken.map(\.excerpt.line))
    var kept: [BlockView: BuiltLibrary] = [:]
    var count = 0
    for (view, hash) in blocks.flatMap(\.views) {
      let entry = SourceModule.symbol(ofRoot: count)
      let other = view.other == nil ? DemoEntry.other : SourceModule.symbol(ofRoot: count + 1)
      count += view.other == nil ? 1 : 2
      guard lines.contains(view.excerpt.line) else { continue }
      let shared = SharedLibrary(
        page: view.excerpt.file, folder: folder.lastPathComponent, entry: entry, other: other)
      try shared.write(in: try compiler.folder(of: hash))
      kept[view] = BuiltLibrary(path: library.path, entry: entry, other: other)
    }
    return kept
  }
}
