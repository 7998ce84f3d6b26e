/// The sources that messages of the compiler are about, found by the names that these have for them.
final class DiagnosedSources {
  private var sources: [String: DemoSource] = [:]
  private var entries: [String: (source: DemoSource, entry: DemoEntry)] = [:]
  /// The view of the file that is compiled alone.
  private var first: (source: DemoSource, entry: DemoEntry)?
  /// Names of all types of theirs.
  let types: Set<String>
  /// The compiler tells what is wrong file by file, and what is known of one takes memory.
  private var last: DiagnosedSource?
  let suggestion = NameSuggestion()

  init(_ modules: [ModuleSources]) {
    let files = modules.flatMap(\.files)
    types = files.reduce(into: []) { $0.formUnion($1.ownTypes) }
    for file in files {
      for name in [file.excerpt.file, file.fileInLiteral] where sources[name] == nil {
        sources[name] = file
      }
      for entry in file.entries where entries[entry.mark] == nil {
        entries[entry.mark] = (file, entry)
      }
    }
    for module in modules where first == nil {
      first = module.files.first.flatMap { file in file.entries.first.map { (file, $0) } }
    }
  }

  func isPlace(of diagnostic: Diagnostic) -> Bool {
    sources[diagnostic.file] != nil || entry(of: diagnostic) != nil
  }

  /// The file of a message.
  func source(of diagnostic: Diagnostic) -> DiagnosedSource? {
    sources[diagnostic.file].map(known)
  }

  /// The view that could not be made where a message is about no file of the author's, and its file.
  func entry(of diagnostic: Diagnostic) -> (source: DiagnosedSource, entry: DemoEntry)? {
    let alone = diagnostic.file.hasSuffix("/Demo0.swift") ? first : nil
    return (entries[diagnostic.file] ?? alone).map { (known($0.source), $0.entry) }
  }

  private func known(_ source: DemoSource) -> DiagnosedSource {
    if let last, last.demo.excerpt.file == source.excerpt.file { return last }
    let known = DiagnosedSource(source, beside: types)
    last = known
    return known
  }
}
