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

  /// - Throws: ``CompileError/rejected(_:)`` with messages at the excerpt's own places, and the
  ///   others.
  package func compile(
    _ excerpt: Excerpt, root: RootView
  ) async throws(CompileError) -> CompiledDemo {
    let source = SwiftSource(excerpt.text)
    let job = CompileJob(
      source: DemoSource(excerpt, source: source, root: root),
      ownTypes: Set(source.survey.types.map(\.name)), toolchain: toolchain,
      toolchainHash: toolchainHash)
    let folder = try cache.folder("demos", "\(job.hash)")
    if let demo = job.result(in: folder) { return demo }
    let shared = source.survey.imports.allSatisfy {
      ClangModules.imports.contains($0.path.first?.name.text ?? "")
        || DemoSource.droppedImports.contains($0.path.first?.name.text ?? "")
    }
    let modules = shared ? try await clangModules.folder() : folder + "/modules"
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
