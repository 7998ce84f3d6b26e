import Movie

/// Swift files that are compiled together, as one module.
package struct SourceModule: Hashable, Sendable {
  /// What code calls it; nil where nothing needs to.
  package var name: String?
  package var files: [Excerpt] { didSet { known = Known() } }
  private var known = Known()
  /// The device that all of them are compiled for.
  package var platform = DemoPlatform.iOS
  /// What is shown of it.
  package var roots: [ModuleRoot] = []
  /// Files that clips are made of, on whatever device.
  package var shownFiles: Set<String> = []
  /// Files of which somebody else tells what is wrong: another module's clips, or the plan.
  package var toldElsewhere: Set<String> = []
  /// Modules that its files import, those first that others import.
  package var dependencies: [SourceModule] = []
  /// Names that files declare which are no part of it, because they are not Swift, with those files.
  package var missing: [String: String] = [:]
  /// What its package's manifest defines for it.
  package var flags: [CompilationFlag] = []
  /// The package whose other modules see what it declares as `package`; nil where it is of none.
  package var package: String?
  /// Its pictures, colours and texts.
  package var resources = ModuleResources()

  package init(name: String? = nil, files: [Excerpt]) {
    self.name = name
    self.files = files
  }

  /// A file of it, as a platform's compiler reads it.
  func source(_ file: Excerpt, for platform: DemoPlatform) -> SwiftSource {
    let source = SwiftSource(file.text, for: platform, defining: flags.names(on: platform))
    source.survey.isOfModule = true
    return source
  }

  /// What the compiler is told of it beside its files.
  func words(for platform: DemoPlatform) -> [String] {
    flags.names(on: platform).sorted().flatMap { ["-D", $0] }
      + (package.map { ["-package-name", $0] } ?? [])
  }

  /// The name of the function that makes a view of it.
  func symbol(of root: ModuleRoot) -> String? {
    roots.firstIndex(of: root).map(Self.symbol)
  }

  /// - Parameter number: Of the view among those that are shown.
  static func symbol(ofRoot number: Int) -> String { "showreel_make_\(number)" }

  /// Reads the files once for all clips that are of them.
  mutating func settle() {
    known.hashOfFiles = Self.hash(of: files)
    for index in dependencies.indices { dependencies[index].settle() }
  }

  private static func hash(of files: [Excerpt]) -> ContentHash {
    var hash = ContentHash()
    for file in files {
      hash.add(file.file)
      hash.add(file.text)
    }
    return hash
  }

  /// Of everything that a clip of it depends on, whatever else is shown of it.
  func add(to hash: inout ContentHash) throws(UnreadableFile) {
    hash.add(name ?? "")
    hash.add(platform.rawValue)
    for name in flags.names(on: platform).sorted() { hash.add("-D " + name) }
    hash.add("\(known.hashOfFiles ?? Self.hash(of: files))")
    for dependency in dependencies { try dependency.add(to: &hash) }
    try resources.add(to: &hash)
  }
}

extension SourceModule {
  /// What was found out of it, which makes it no other.
  private struct Known: Hashable, Sendable {
    var hashOfFiles: ContentHash?

    static func == (one: Known, other: Known) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// By its name and how much there is of it: thousands of clips may be of one module of megabytes, and what is built is
  /// looked up by it for each. What is equal so far is compared, which costs nothing where it is the same.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(platform)
    hasher.combine(files.first?.file)
    for count in [files.count, roots.count, dependencies.count] { hasher.combine(count) }
  }
}

/// A view of one of a module's files.
package struct ModuleRoot: Hashable, Sendable {
  /// As messages name the file.
  package var file: String
  package var view: RootView
  /// 1-based, in the file.
  package var line: Int
}
