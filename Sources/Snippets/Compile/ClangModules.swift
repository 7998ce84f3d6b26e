import Foundation
import Movie

/// Compiled C modules that every demo needs, made once and then only read.
///
/// A demo's compiler may write to the demo's own folder alone, so it cannot make them itself;
/// making them anew for each demo would cost more than the demo.
actor ClangModules {
  private let cache: CacheFolder
  private let toolchain: DemoToolchain
  private let sandbox: Sandbox
  private var making: Task<Result<String, CompileError>, Never>?

  /// There is no stranger's code in it, and all demos wait for it: only what hangs is stopped.
  private static let limits = SandboxLimits(seconds: 3600)

  init(cache: CacheFolder, toolchain: DemoToolchain, sandbox: Sandbox) {
    self.cache = cache
    self.toolchain = toolchain
    self.sandbox = sandbox
  }

  /// The folder with them.
  func folder() async throws(CompileError) -> String {
    let task = making ?? Task { await self.make() }
    making = task
    return try await task.value.get()
  }

  private func make() async -> Result<String, CompileError> {
    do throws(CompileError) {
      let folder = try cache.folder("modules", "\(toolchain.hash())")
      let mark = folder + "/complete"
      if FileManager.default.fileExists(atPath: mark) { return .success(folder) }
      let source = folder + "/All.swift"
      let modules = AppleModules.always.sorted()
      try Self.write(modules.map { "import \($0)\n" }.joined(), to: source)
      let arguments =
        toolchain.flags + [
          "-typecheck", "-module-cache-path", folder, "-suppress-warnings", source,
        ]
      let report = await sandbox.run(
        SandboxedCommand(
          toolchain.compiler, arguments, in: folder, readable: toolchain.places,
          writable: [folder], limits: Self.limits))
      if case .noSpace(let folder) = report.ending {
        return .failure(.temporaryFull(path: folder))
      }
      guard report.ending == .ok else {
        let isFull = CacheSpace.isGone(in: folder, after: report)
        return .failure(
          isFull
            ? .cacheFull(path: folder) : CompileJob.error(in: report, file: source, line: 1))
      }
      try Self.write("", to: mark)
      return .success(folder)
    } catch {
      return .failure(error)
    }
  }

  /// A file that says so already stays untouched: a compiler of another process may be reading it.
  static func write(_ text: String, to path: String) throws(CompileError) {
    if FileManager.default.contents(atPath: path) == Data(text.utf8) { return }
    try CompileError.catching { () throws(MovieError) in try WholeFile.write(text.utf8, to: path) }
  }
}
