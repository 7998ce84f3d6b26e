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

  private static let library = "libDemo.so"

  /// The library that an earlier run left in `folder`.
  func result(in folder: String) -> String? {
    let path = folder + "/" + Self.library
    return FileManager.default.fileExists(atPath: path) ? path : nil
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
    let all = CompilerOutput.diagnostics(in: report.errors + report.output)
    return all.indices.map { index in
      placed(all[index], within: all[(index + 1)...].prefix { $0.severity == .note })
    }
  }

  /// In the author's places, with what Showreel knows about the names in it.
  ///
  /// - Parameter notes: Those that follow it. What is wrong in what a macro wrote stands in no file.
  private func placed(
    _ diagnostic: Diagnostic, within notes: ArraySlice<Diagnostic>
  ) -> Diagnostic {
    var diagnostic = diagnostic
    if !modules.contains(where: { $0.isPlace(of: diagnostic) }),
      let use = notes.first(where: { $0.message.hasPrefix("in expansion of macro") })
    {
      (diagnostic.file, diagnostic.line, diagnostic.column) = (use.file, use.line, use.column)
    }
    var place: DemoSource?
    for module in modules {
      if let source = module.source(of: diagnostic) {
        diagnostic.file = source.excerpt.file
        diagnostic.column = source.column(diagnostic.column, line: diagnostic.line)
        place = source
      } else if let (source, entry) = module.entry(of: diagnostic) {
        // Only what follows the author's source lies outside of it: the lines that make the root view.
        diagnostic.file = source.excerpt.file
        diagnostic.line = source.excerpt.line
        diagnostic.column = 0
        diagnostic.message = "'\(entry.root.name)' cannot be shown: \(diagnostic.message)"
        place = source
      }
    }
    if place == nil, diagnostic.severity != .note, let first = modules.last?.files.first?.excerpt {
      // `#sourceLocation` takes any text for a file's name, a line of a log or another author's file.
      // Notes of other places are left out later.
      (diagnostic.file, diagnostic.line, diagnostic.column) = (first.file, first.line, 0)
    }
    if diagnostic.severity == .error { explain(&diagnostic, at: place) }
    return diagnostic
  }

  private func explain(_ diagnostic: inout Diagnostic, at place: DemoSource?) {
    let types = modules.flatMap(\.files).reduce(into: Set<String>()) { $0.formUnion($1.ownTypes) }
    // A name of the author's own is meant sooner than any of SwiftUI's.
    let own = types.union(place?.ownNames ?? [])
    if let nearest = NameSuggestion.own(for: diagnostic, among: own) {
      diagnostic.message += ". Did you mean '\(nearest)'?"
      return
    }
    (diagnostic.message, diagnostic.remedy) = UnsupportedAPI.explained(
      diagnostic.message, in: place?.excerpt.line(at: diagnostic.line) ?? "", own: types,
      call: place.flatMap { Self.refusedCall(in: diagnostic, of: $0.excerpt, own: own) })
    if diagnostic.remedy == nil, let nearest = NameSuggestion.ofSwiftUI(for: diagnostic) {
      diagnostic.message += ". Did you mean '\(nearest)'?"
    }
  }

  private static func refusedCall(
    in diagnostic: Diagnostic, of excerpt: Excerpt, own: Set<String>
  ) -> String? {
    let indent = excerpt.column(0, line: diagnostic.line)
    return RefusedCall.name(
      in: diagnostic.message, line: diagnostic.line - excerpt.line + 1,
      column: diagnostic.column - indent, of: excerpt.text, own: own)
  }

  private func error(in report: RunReport) -> CompileError {
    let diagnostics = diagnostics(in: report)
    let first = modules.last?.files.first?.excerpt
    guard diagnostics.contains(where: { $0.severity == .error }) else {
      return Self.error(in: report, file: first?.file ?? "", line: first?.line ?? 0)
    }
    let own = Set(modules.flatMap(\.files).map(\.excerpt.file))
    var read: [String: StatementLines] = [:]
    let told = FollowingErrors.leftOut(of: diagnostics) { error in
      guard let source = modules.lazy.compactMap({ $0.source(of: error) }).first else { return nil }
      let excerpt = source.excerpt
      let lines = read[error.file] ?? StatementLines(SwiftSource(excerpt.text))
      read[error.file] = lines
      let found = lines.around(line: error.line - excerpt.line + 1, column: error.column)
      return found.map { $0.lowerBound + excerpt.line - 1...$0.upperBound + excerpt.line - 1 }
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
