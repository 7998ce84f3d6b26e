import Foundation

/// Turns demos into libraries, each with a module of its own, and keeps them while nothing changes.
///
///     let compiler = DemoCompiler(toolchain: try .locate(), sandbox: await .detect())
///     let demo = try await compiler.compile(excerpt, root: .view("ContentView"))
///     demo.library   // ~/.cache/showreel/demos/6c62…/libDemo.so
package struct DemoCompiler: Sendable {
  package let toolchain: DemoToolchain
  package let sandbox: Sandbox
  package let cache: CacheFolder
  package let limits: SandboxLimits
  /// Leaves out modifiers that are not supported.
  package let isLenient: Bool
  private let clangModules: ClangModules
  private let toolchainHash: ContentHash
  private let builds = ModuleBuilds()
  private let pages = PageBuilds()
  private let pdfs: PDFPictures

  package init(
    toolchain: DemoToolchain, sandbox: Sandbox, cache: CacheFolder = .users,
    limits: SandboxLimits = SandboxLimits(), isLenient: Bool = false,
    pdfConverter: @escaping @Sendable () -> String? = { PDFConverter.path }
  ) {
    self.toolchain = toolchain
    self.sandbox = sandbox
    self.cache = cache
    self.limits = limits
    self.isLenient = isLenient
    clangModules = ClangModules(cache: cache, toolchain: toolchain, sandbox: sandbox)
    toolchainHash = toolchain.hash()
    pdfs = PDFPictures(cache: cache, sandbox: sandbox, limits: limits, converter: pdfConverter)
  }

  /// Whether the compiler takes the modules that demos are compiled against: another release of Swift than
  /// they were made by does not.
  ///
  /// - Throws: ``CompileError/rejected(_:)`` with what it says of them, and the others.
  package func checkModules() async throws(CompileError) { _ = try await clangModules.folder() }

  /// Tells of clips that will be compiled, so that what can be compiled together is (``PageBuild``).
  func expect(_ clips: [PlannedClip]) async { await pages.expect(clips) }

  /// Compiles the clip's module; or its block alone, or where that needs names that other blocks of its
  /// page declare, with those declarations. Its pictures that are PDF files are drawn as SVG.
  ///
  /// - Throws: As ``compile(_:root:other:beside:)``.
  package func compile(_ clip: PlannedClip) async throws(CompileError) -> CompiledDemo {
    var demo = try await code(of: clip)
    let pictures = try await pdfs.drawn(clip.pictures)
    demo.drawn = pictures.files
    demo.warnings += await builds.untold(of: pictures.warnings, for: clip)
    return demo
  }

  private func code(of clip: PlannedClip) async throws(CompileError) -> CompiledDemo {
    if let module = clip.module { return try await builds.demo(of: clip, in: module, by: self) }
    if let library = await pages.library(for: clip, by: self) {
      return CompiledDemo(library, root: clip.root, warnings: [], isFromCache: false)
    }
    let (imports, mistakes) = await builds.imports(of: clip)
    // Each round has the limit of one; all of them together have that of two.
    var mending = DemoMending(
      clip, imports: imports, mistakes: mistakes, within: 2 * limits.seconds)
    while true {
      do throws(CompileError) {
        return try await code(of: mending)
      } catch .rejected(let diagnostics) {
        if await mending.take(diagnostics, isLenient: isLenient, builds) { continue }
        guard mending.blamesModules(for: diagnostics) else {
          throw .rejected(mending.problems(beside: diagnostics))
        }
        let reasons = mending.mistakes.reasons(of: clip.excerpt.file)
        throw .rejected(mending.absent.mistakes + (await builds.news(in: reasons, for: clip)))
      }
    }
  }

  private func code(of mending: DemoMending) async throws(CompileError) -> CompiledDemo {
    let (clip, views) = (mending.clip, mending.views)
    var demo = try await compile(
      clip.excerpt, root: mending.previews.root ?? clip.root, other: clip.other,
      beside: mending.beside, for: clip.platform, importing: mending.imports,
      leavingOut: mending.mistakes.leftOut + views.modifiers, without: mending.absent.names,
      colors: mending.colors.names, helpers: mending.helpers.found[clip.excerpt.file] ?? [],
      views: views.names, members: views.members, models: mending.models.declarations,
      previews: mending.previews.places)
    if !mending.models.isEmpty { demo.warnings.removeAll(where: \.followsFromGuesses) }
    demo.leftOut = mending.mistakes.leftOut
    demo.warnings += mending.warnings
    let unneeded = mending.mistakes.unneeded(
      beside: [clip.excerpt.file],
      of: clip.imports.filter { $0.package == clip.imports.last?.package })
    if !unneeded.isEmpty { demo.warnings += await builds.untold(of: unneeded, for: clip) }
    return demo
  }

  /// - Parameters:
  ///   - other: Another view of it, for a look that shows two.
  ///   - beside: Declarations that are compiled with it.
  ///   - modules: Those that it can import.
  ///   - leftOut: Modifiers that it is compiled without.
  ///   - absent: Modules that it is compiled without.
  ///   - colors: Those of a catalogue that is not there.
  ///   - helpers: Those of another file, which is not there.
  ///   - views: Those of another file, which is not there.
  ///   - members: Those of SwiftUI's types that such a file declares, and those types.
  ///   - models: Declarations of types of another file, which is not there.
  ///   - previews: Those that it is compiled without, in bytes of the excerpt.
  /// - Throws: ``CompileError/rejected(_:)`` with messages at the excerpt's own places, and the
  ///   others.
  package func compile(
    _ excerpt: Excerpt, root: RootView, other: RootView? = nil,
    beside: [PageDeclaration] = [], for platform: DemoPlatform = .iOS,
    importing modules: [SourceModule] = [], leavingOut leftOut: [LeftOutModifier] = [],
    without absent: Set<String> = [], colors: Set<String> = [],
    helpers: Set<SiblingHelper> = [], views: Set<String> = [],
    members: [String: String] = [:], models: String = "", previews: [Range<Int>] = []
  ) async throws(CompileError) -> CompiledDemo {
    let source = SwiftSource(excerpt.text, for: platform)
    let changes = DemoChanges(
      leftOut: leftOut.filter { $0.file == excerpt.file }, modules: modules.renamed,
      absent: absent, colors: colors, helpers: helpers, views: views, members: members,
      models: models, previews: previews)
    let demo = DemoSource(
      excerpt, source: source, root: root, other: other, beside: beside, changes: changes)
    let made = try await run(
      modules.sources(for: platform, without: leftOut) + [ModuleSources(name: nil, files: [demo])],
      imports: modules.importedModules.union(source.importedModules))
    return CompiledDemo(
      made.library, root: root, warnings: made.warnings, isFromCache: made.isFromCache)
  }

  /// Compiles modules, the last of which is shown.
  ///
  /// - Parameter imports: Names of all modules that their files import.
  func run(
    _ modules: [ModuleSources], imports: Set<String>
  ) async throws(CompileError) -> (
    library: BuiltLibrary, warnings: [Diagnostic], isFromCache: Bool
  ) {
    let job = CompileJob(modules, toolchain: toolchain, toolchainHash: toolchainHash)
    let folder = try folder(of: job.hash)
    let page = modules.last?.files.first?.excerpt.file
    if let library = CompileJob.result(in: folder, page: page) { return (library, [], true) }
    let own = Set(modules.compactMap(\.name))
    let shared = imports.subtracting(own).allSatisfy {
      AppleModules.always.contains($0) || AppleModules.dropped.contains($0)
    }
    let folderOfC = shared ? try await clangModules.folder() : nil
    let (library, warnings) = try await job.run(
      in: folder, modules: folderOfC, sandbox: sandbox, limits: limits)
    return (BuiltLibrary(path: library), warnings, false)
  }

  /// Where what a job makes is kept.
  func folder(of hash: ContentHash) throws(CompileError) -> String {
    try cache.folder("demos", "\(hash)")
  }

  func isCompiled(_ hash: ContentHash, page: String) -> Bool {
    CompileJob.result(in: "\(cache.path)/demos/\(hash)", page: page) != nil
  }

  /// Of what compiles a clip's block alone, as long as nothing has to be changed of it.
  func hash(of clip: PlannedClip, in source: SwiftSource) -> ContentHash {
    let demo = DemoSource(clip.excerpt, source: source, root: clip.root, other: clip.other)
    return CompileJob(
      [ModuleSources(name: nil, files: [demo])], toolchain: toolchain, toolchainHash: toolchainHash
    ).hash
  }
}

extension SwiftSource {
  /// Names of the modules that the source imports.
  var importedModules: Set<String> { survey.importedModules }
}

extension [SourceModule] {
  /// Ready for the compiler as what another imports.
  func sources(
    for platform: DemoPlatform, without leftOut: [LeftOutModifier] = []
  ) -> [ModuleSources] {
    let renamed = renamed
    return map { module in
      ModuleSources(
        name: module.name,
        files: module.files.map { file in
          DemoSource(
            file, source: module.source(file, for: platform), entries: [], isOfModule: true,
            changes: DemoChanges(
              leftOut: leftOut.filter { $0.file == file.file }, modules: renamed))
        }, words: module.words(for: platform), colors: module.resources.colorNames)
    }
  }

  var importedModules: Set<String> {
    flatMap(\.files).reduce(into: []) { $0.formUnion(SwiftSource($1.text).importedModules) }
  }

  /// What imports of them are written as, where a module's name is another's already.
  var renamed: [String: String] { CompilerLine.renamed(map { $0.name ?? "" }) }
}
