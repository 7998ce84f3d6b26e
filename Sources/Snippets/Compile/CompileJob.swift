import Foundation
import Movie

/// One run of the compiler over one demo, or one after the other over modules of which the last is shown.
struct CompileJob {
  /// Those first that others import.
  let modules: [ModuleSources]
  let toolchain: DemoToolchain
  let toolchainHash: ContentHash

  /// Of everything that the library depends on.
  let hash: ContentHash

  init(_ modules: [ModuleSources], toolchain: DemoToolchain, toolchainHash: ContentHash) {
    self.modules = modules
    self.toolchain = toolchain
    self.toolchainHash = toolchainHash
    var hash = ContentHash()
    // With their numbers: a word that reads like a text would else be one.
    for module in modules {
      let (words, texts) = (module.words, module.texts)
      hash.add("\(module.name ?? "") \(words.count) \(texts.count)")
      for text in words + texts { hash.add(text) }
    }
    hash.add("\(toolchainHash)")
    self.hash = hash
  }

  static let library = "libDemo.so"

  /// The library that an earlier run left in a job's folder, or made of that job and of others of its page.
  static func result(in folder: String, page: String?) -> BuiltLibrary? {
    let path = folder + "/" + library
    return FileManager.default.fileExists(atPath: path)
      ? BuiltLibrary(path: path) : page.flatMap { SharedLibrary.read(in: folder, page: $0) }
  }

  /// - Parameters:
  ///   - folder: Where the library is kept.
  ///   - modules: Folder of compiled C modules; `nil` makes some for this demo alone.
  /// - Returns: The library's path, and the compiler's warnings.
  func run(
    in folder: String, modules: String?, sandbox: Sandbox, limits: SandboxLimits
  ) async throws(CompileError) -> (library: String, warnings: [Diagnostic]) {
    let path = folder + "/" + Self.library
    // The compiler's own files, and a library that is half there, go however the run ends.
    let work = try CompileError.catching { () throws(MovieError) in
      try RunFolder(in: (folder as NSString).deletingLastPathComponent)
    }
    let clangModules = modules ?? work.path + "/modules"
    let line = CompilerLine(self, in: work.path, clangModules: clangModules)
    for (file, text) in line.files { try ClangModules.write(text, to: file) }
    let report = await sandbox.run(
      SandboxedCommand(
        line.executable, line.arguments, in: work.path,
        readable: toolchain.places + line.files.map(\.path) + [clangModules],
        delivered: line.made, limits: limits))
    guard report.ending == .ok, let delivery = report.delivery else {
      if case .noSpace(let folder) = report.ending { throw .temporaryFull(path: folder) }
      let isFull = CacheSpace.isGone(in: folder, after: report)
      throw isFull ? .cacheFull(path: folder) : error(in: report)
    }
    try CompileError.catching { () throws(MovieError) in
      try WholeFile.write(delivery.read(at: 0, upTo: delivery.byteCount), to: path)
    }
    return (
      path, diagnostics(in: report).filter { $0.severity == .warning && !$0.isAboutThreadsAlone }
    )
  }
}

// MARK: - Messages

extension CompileJob {
  private func diagnostics(in report: RunReport) -> [Diagnostic] {
    diagnostics(in: report, of: DiagnosedSources(modules))
  }

  private func diagnostics(in report: RunReport, of sources: DiagnosedSources) -> [Diagnostic] {
    let all = CompilerOutput.diagnostics(in: report.errors + report.output)
    // Where a macro is used that what is wrong is in, as the notes behind it say.
    var uses: [Diagnostic?] = []
    var use: Diagnostic?
    for diagnostic in all.reversed() {
      uses.append(use)
      if diagnostic.severity != .note {
        use = nil
      } else if diagnostic.message.hasPrefix("in expansion of macro") {
        use = diagnostic
      }
    }
    return zip(all, uses.reversed()).map { placed($0, usedAt: $1, of: sources) }
  }

  /// In the author's places, with what Showreel knows about the names in it.
  ///
  /// - Parameter use: The note of the macro that it is in: what is wrong in what a macro wrote stands in no file.
  private func placed(
    _ diagnostic: Diagnostic, usedAt use: Diagnostic?, of sources: DiagnosedSources
  ) -> Diagnostic {
    var diagnostic = diagnostic
    if let use, !sources.isPlace(of: diagnostic) {
      (diagnostic.file, diagnostic.line, diagnostic.column) = (use.file, use.line, use.column)
    }
    var place: DiagnosedSource?
    if let source = sources.source(of: diagnostic) {
      diagnostic.file = source.demo.excerpt.file
      diagnostic.column = source.column(diagnostic.column, line: diagnostic.line)
      place = source
    } else if let (source, entry) = sources.entry(of: diagnostic) {
      // Only what follows the author's source lies outside of it: the lines that make the root view.
      diagnostic.file = source.demo.excerpt.file
      diagnostic.line = source.demo.excerpt.line
      diagnostic.column = 0
      diagnostic.message = "'\(entry.root.name)' cannot be shown: \(diagnostic.message)"
      place = source
    }
    if place == nil, diagnostic.severity != .note, let first = modules.last?.files.first?.excerpt {
      // `#sourceLocation` takes any text for a file's name, a line of a log or another author's file.
      // Notes of other places are left out later.
      (diagnostic.file, diagnostic.line, diagnostic.column) = (first.file, first.line, 0)
    }
    if diagnostic.severity == .error { explain(&diagnostic, at: place, of: sources) }
    return diagnostic
  }

  private func explain(
    _ diagnostic: inout Diagnostic, at place: DiagnosedSource?, of sources: DiagnosedSources
  ) {
    // A name of the author's own is meant sooner than any of SwiftUI's.
    if let nearest = sources.suggestion.own(for: diagnostic, among: place?.own ?? sources.types) {
      diagnostic.message += ". Did you mean '\(nearest)'?"
      return
    }
    (diagnostic.message, diagnostic.remedy) = UnsupportedAPI.explained(
      diagnostic.message, in: place?.text(ofLine: diagnostic.line)[...] ?? "", own: sources.types,
      call: place?.refusedCall(in: diagnostic))
    if diagnostic.remedy == nil, let nearest = sources.suggestion.ofSwiftUI(for: diagnostic) {
      diagnostic.message += ". Did you mean '\(nearest)'?"
    }
  }

  private func error(in report: RunReport) -> CompileError {
    let sources = DiagnosedSources(modules)
    let diagnostics = diagnostics(in: report, of: sources)
    let first = modules.last?.files.first?.excerpt
    guard diagnostics.contains(where: { $0.severity == .error }) else {
      return Self.error(in: report, file: first?.file ?? "", line: first?.line ?? 0)
    }
    let own = Set(modules.flatMap(\.files).map(\.excerpt.file))
    let told = FollowingErrors.leftOut(of: diagnostics) {
      sources.source(of: $0)?.statement(around: $0)
    }
    return .rejected(
      told.filter {
        switch $0.severity {
        case .error: true
        // What the build's own modules declare is no place that a user could look at.
        case .note: own.contains($0.file)
        case .warning, .remark: false
        }
      })
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
