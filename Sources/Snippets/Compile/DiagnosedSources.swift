/// The sources that messages of the compiler are about, found by the names that these have for them.
final class DiagnosedSources {
  private var sources: [String: DemoSource] = [:]
  private var entries: [String: (source: DemoSource, entry: DemoEntry)] = [:]
  /// The view of the file that is compiled alone.
  private var first: (source: DemoSource, entry: DemoEntry)?
  /// Names of all types of theirs.
  let types: Set<String>
  /// What is known of files, by name: an error has its notes in others, and the next is the first file's again.
  private var known: [String: DiagnosedSource] = [:]
  /// Their names in the order in which they were asked for first, and the bytes of their text.
  private var order: [String] = []
  private var bytes = 0
  /// Bytes of files that are known at a time: the tree of one takes some 130 times as many.
  private let mostBytes: Int
  let suggestion = NameSuggestion()

  init(_ modules: [ModuleSources], knowing mostBytes: Int = 4 << 20) {
    self.mostBytes = mostBytes
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
    sources[diagnostic.file].map(read)
  }

  /// The view that could not be made where a message is about no file of the author's, and its file.
  func entry(of diagnostic: Diagnostic) -> (source: DiagnosedSource, entry: DemoEntry)? {
    let alone = diagnostic.file.hasSuffix("/Demo0.swift") ? first : nil
    return (entries[diagnostic.file] ?? alone).map { (read($0.source), $0.entry) }
  }

  private func read(_ source: DemoSource) -> DiagnosedSource {
    let excerpt = source.excerpt
    if let source = known[excerpt.file] { return source }
    let new = DiagnosedSource(source, beside: types)
    known[excerpt.file] = new
    order.append(excerpt.file)
    bytes += excerpt.text.utf8.count
    while bytes > mostBytes, order.count > 1 {
      bytes -= known.removeValue(forKey: order.removeFirst())?.demo.excerpt.text.utf8.count ?? 0
    }
    return new
  }
}
