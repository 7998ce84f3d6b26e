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
  private let clangModules: ClangModules
  private let toolchainHash: ContentHash

  package init(
    toolchain: DemoToolchain, sandbox: Sandbox, cache: CacheFolder = .users,
    limits: SandboxLimits = SandboxLimits()
  ) {
    self.toolchain = toolchain
    self.sandbox = sandbox
    self.cache = cache
    self.limits = limits
    clangModules = ClangModules(cache: cache, toolchain: toolchain, sandbox: sandbox)
    toolchainHash = toolchain.hash()
  }

  /// Compiles the clip's block alone, or where that needs names that other blocks of its page
  /// declare, with those declarations.
  ///
  /// - Throws: As ``compile(_:root:other:beside:)``.
  package func compile(_ clip: PlannedClip) async throws(CompileError) -> CompiledDemo {
    var beside: [PageDeclaration] = []
    while true {
      do throws(CompileError) {
        return try await compile(
          clip.excerpt, root: clip.root, other: clip.other, beside: beside, for: clip.platform)
      } catch .rejected(let diagnostics) {
        let names = Set(diagnostics.compactMap(\.missingName))
        let found = clip.page.declarations(missing: names, in: SwiftSource(clip.excerpt.text))
        // Each round brings in more, so there is an end to it.
        guard !Set(found).isSubset(of: beside) else { throw .rejected(diagnostics) }
        beside += found.filter { !beside.contains($0) }
      }
    }
  }

  /// - Parameters:
  ///   - other: Another view of it, for a look that shows two.
  ///   - beside: Declarations that are compiled with it.
  /// - Throws: ``CompileError/rejected(_:)`` with messages at the excerpt's own places, and the
  ///   others.
  package func compile(
    _ excerpt: Excerpt, root: RootView, other: RootView? = nil,
    beside: [PageDeclaration] = [], for platform: DemoPlatform = .iOS
  ) async throws(CompileError) -> CompiledDemo {
    let source = SwiftSource(excerpt.text, for: platform)
    let job = CompileJob(
      source: DemoSource(excerpt, source: source, root: root, other: other, beside: beside),
      ownTypes: Set(source.survey.types.map(\.name)), toolchain: toolchain,
      toolchainHash: toolchainHash)
    let folder = try cache.folder("demos", "\(job.hash)")
    if let demo = job.result(in: folder) { return demo }
    let shared = source.survey.imports.allSatisfy {
      ClangModules.imports.contains($0.path.first?.name.text ?? "")
        || AppleModules.dropped.contains($0.path.first?.name.text ?? "")
    }
    let modules = shared ? try await clangModules.folder() : nil
    return try await job.run(in: folder, modules: modules, sandbox: sandbox, limits: limits)
  }
}

/// A demo that is ready to be loaded.
package struct CompiledDemo: Hashable, Sendable {
  /// Path of the shared library.
  package var library: String
  package var root: RootView
  /// The compiler's warnings; none where the library is from an earlier run.
  package var warnings: [Diagnostic]
  package var isFromCache: Bool
}
