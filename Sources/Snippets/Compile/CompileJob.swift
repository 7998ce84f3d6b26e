import Foundation
import Movie

/// One run of the compiler over one demo.
struct CompileJob {
  let source: DemoSource
  /// Names of the types that the demo declares.
  let ownTypes: Set<String>
  let toolchain: DemoToolchain
  let toolchainHash: ContentHash

  /// Of everything that the library depends on.
  var hash: ContentHash { ContentHash(source.text, "\(toolchainHash)") }

  private var library: String { "libDemo.so" }

  /// What an earlier run left in `folder`.
  func result(in folder: String) -> CompiledDemo? {
    let path = folder + "/" + library
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return CompiledDemo(library: path, root: source.root, warnings: [], isFromCache: true)
  }

  /// - Parameters:
  ///   - folder: Where the library is kept.
  ///   - modules: Folder of compiled C modules; `nil` makes some for this demo alone.
  func run(
    in folder: String, modules: String?, sandbox: Sandbox, limits: SandboxLimits
  ) async throws(CompileError) -> CompiledDemo {
    let path = folder + "/" + library
    // The compiler's own files, and a library that is half there, go however the run ends.
    let work = try CompileError.catching { () throws(MovieError) in
      try RunFolder(in: (folder as NSString).deletingLastPathComponent)
    }
    let file = work.path + "/Demo.swift"
    try ClangModules.write(source.text, to: file)
    let made = work.path + "/made.so"
    let modules = modules ?? work.path + "/modules"
    let arguments =
      toolchain.flags + [
        "-emit-library", "-module-name", "Demo_\(hash)", "-module-cache-path", modules,
        "-diagnostic-style=llvm", "-no-color-diagnostics", "-o", made, file,
      ]
    let report = await sandbox.run(
      SandboxedCommand(
        toolchain.compiler, arguments, in: work.path,
        readable: toolchain.places + [file, modules], delivered: made, limits: limits))
    guard report.ending == .ok, let delivery = report.delivery else {
      let isFull = CacheSpace.isGone(in: folder, after: report)
      throw isFull ? .cacheFull(path: folder) : error(in: report)
    }
    try CompileError.catching { () throws(MovieError) in
      try WholeFile.write(delivery.read(at: 0, upTo: delivery.byteCount), to: path)
    }
    return CompiledDemo(
      library: path, root: source.root,
      warnings: diagnostics(in: report).filter { $0.severity == .warning }, isFromCache: false)
  }
}

// MARK: - Messages

extension CompileJob {
  private func diagnostics(in report: RunReport) -> [Diagnostic] {
    CompilerOutput.diagnostics(in: report.errors + report.output).map(placed)
  }

  /// In the page's places, with what Showreel knows about the names in it.
  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    let excerpt = source.excerpt
    if diagnostic.file == excerpt.file {
      diagnostic.column = source.column(diagnostic.column, line: diagnostic.line)
    } else if diagnostic.file.hasSuffix("/Demo.swift") {
      // Only what follows the user's source lies outside of it: the lines that make the root view.
      diagnostic.file = excerpt.file
      diagnostic.line = excerpt.line
      diagnostic.column = 0
      diagnostic.message = "'\(source.root.name)' cannot be shown: \(diagnostic.message)"
    }
    if diagnostic.severity == .error {
      (diagnostic.message, diagnostic.remedy) = UnsupportedAPI.explained(
        diagnostic.message, in: sourceLine(diagnostic.line), own: ownTypes)
    }
    return diagnostic
  }

  /// A line of the page, where it is one of the demo's.
  private func sourceLine(_ number: Int) -> Substring {
    let lines = source.excerpt.text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let index = number - source.excerpt.line
    return lines.indices.contains(index) ? lines[index] : ""
  }

  private func error(in report: RunReport) -> CompileError {
    let diagnostics = diagnostics(in: report)
    guard diagnostics.contains(where: { $0.severity == .error }) else {
      return Self.error(in: report, file: source.excerpt.file, line: source.excerpt.line)
    }
    return .rejected(diagnostics.filter { isTelling($0, among: diagnostics) })
  }

  private func isTelling(_ diagnostic: Diagnostic, among all: [Diagnostic]) -> Bool {
    switch diagnostic.severity {
    case .error:
      // In a call that is not known itself, `.leading` cannot be known either.
      let isConsequence = diagnostic.message.hasPrefix("cannot infer contextual base")
      return !isConsequence
        || !all.contains {
          $0.severity == .error && $0.line == diagnostic.line
            && !$0.message.hasPrefix("cannot infer contextual base")
        }
    // What the build's own modules declare is no place that a user could look at.
    case .note: return diagnostic.file == source.excerpt.file
    case .warning, .remark: return false
    }
  }

  /// For a compiler that said nothing about any place: a linker that failed, a crash, a limit.
  static func error(in report: RunReport, file: String, line: Int) -> CompileError {
    let ending = report.ending
    var message = "the Swift compiler did not finish: \(ending.problem)"
    if case .exited = ending {
      let lines = (report.errors + report.output).split(separator: "\n").map(String.init)
      let telling = lines.first { $0.contains("error:") } ?? lines.last ?? ending.problem
      message = telling.replacing("<unknown>:0: ", with: "").replacing("error: ", with: "")
    }
    return .rejected([Diagnostic(file: file, line: line, message: message, remedy: ending.remedy)])
  }
}
