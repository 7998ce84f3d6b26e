import Foundation

/// The modules of a package and of the packages that it depends on, those first that others import.
struct PackageModules {
  struct Own {
    let module: SourceModule
    /// Of the target, absolute.
    let path: String
  }

  /// Targets of the package itself.
  private(set) var own: [Own] = []
  private(set) var all: [SourceModule] = []
  private(set) var notes: [Diagnostic] = []
  private let named: (String) -> String
  private let root: SwiftPackage
  private var isRead: Set<String> = []
  private var told: Set<Diagnostic> = []
  /// Those that it depends on, by their folders.
  private var packages: [String: SwiftPackage?] = [:]
  private var looked = 0
  private var depth = 0

  /// How often a name of what a target depends on is looked for, and how many targets one needs by way of others, at
  /// most. A manifest is a stranger's, and many names by many packages are soon more than anybody waits for.
  private static let looks = 20_000
  private static let deepest = 200

  /// Entries of folders looked at for all targets, at most: any number of them may lie in the same folder.
  private static let entries = 100_000
  private var entered = 0
  /// Of the code so far.
  private var bytes = 0

  /// - Parameters:
  ///   - wanted: Targets that are read, with what they depend on; nil is all.
  ///   - named: A file's path as messages name it.
  init(
    _ package: SwiftPackage, only wanted: Set<String>? = nil, named: @escaping (String) -> String
  ) throws(CodeFolderError) {
    self.named = named
    root = package
    for line in package.manifest.unreadLines {
      note(
        "what is here is not written out; a manifest is read and never run, so it is passed over",
        of: package, line: line)
    }
    for target in package.targets where wanted?.contains(target.name) ?? true {
      try read(target, of: package, isOwn: true)
    }
    if let wanted {
      let names = Set(package.targets.map(\.name))
      for name in wanted.subtracting(names).sorted() { try readProduct(name, of: package) }
    }
  }

  private mutating func read(
    _ target: PackageManifest.Target, of package: SwiftPackage, isOwn: Bool
  ) throws(CodeFolderError) {
    guard isRead.insert(package.folder + " " + target.name).inserted else { return }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw tooMuch(
        package, "has targets that need one another by way of more than \(Self.deepest)")
    }
    for name in target.dependencies {
      try look(in: package)
      try read(name, of: package, from: target.packages[name], isOwn: isOwn)
    }
    guard let path = package.path(of: target), let files = package.files(of: target) else { return }
    entered += files.looked
    guard entered <= Self.entries else {
      throw tooMuch(
        package, "has targets with more files beside their code than are looked through")
    }
    notes += files.warnings(named: named)
    guard !files.paths.isEmpty else { return }
    if files.isTooMuch {
      throw CodeFolderError(problems: [
        "The target '\(target.name)' of \(named(package.folder + "/Package.swift")) has more than "
          + "\(SwiftFiles.most) Swift files."
      ])
    }
    var module = try CodeFolder.module(of: files.paths)
    bytes += module.files.reduce(0) { $0 + $1.text.utf8.count }
    guard bytes <= SourceLimits.mostInPackage else {
      throw tooMuch(
        package, "has targets with more than \(SourceLimits.mostInPackage >> 20) MB of Swift code")
    }
    module.name = target.name
    module.flags = target.flags
    module.package = package.name
    module.resources = ModuleResources(in: path)
    module.resources.take(BundleFiles(target.resources, in: path))
    module.resources.language = package.manifest.defaultLocalization
    for index in module.files.indices { module.files[index].file = named(files.paths[index]) }
    all.append(module)
    if isOwn { own.append(Own(module: module, path: path)) }
  }

  /// What a target depends on: another target, or a product of another package.
  private mutating func read(
    _ name: String, of package: SwiftPackage, from other: String?, isOwn: Bool
  ) throws(CodeFolderError) {
    if other == nil, let target = package.target(named: name) {
      return try read(target, of: package, isOwn: isOwn)
    }
    try readProduct(name, of: package, from: other)
  }

  /// What a package that depends on this one has from it, and code that is played gets from the program.
  private static let playedWith: Set<String> = ["Showreel", "SwiftUI"]

  /// - Parameter other: The package that it is of, where that is said: no other is at fault.
  private mutating func readProduct(
    _ name: String, of package: SwiftPackage, from other: String? = nil
  ) throws(CodeFolderError) {
    guard !Self.playedWith.contains(name) else { return }
    var away: [PackageManifest.Dependency] = []
    let meant = package.manifest.dependencies(called: other ?? name.lowercased())
    for dependency in meant.isEmpty ? package.manifest.dependencies : meant {
      try look(in: package)
      guard let place = package.place(of: dependency, for: root),
        let other = try self.package(at: place)
      else {
        away.append(dependency)
        continue
      }
      let found = other.targets(ofProduct: name)
      for target in found { try read(target, of: other, isOwn: false) }
      if !found.isEmpty { return }
    }
    for dependency in away {
      let what =
        dependency.path.map { "the package at '\($0)' is not there, or not in this repository" }
        ?? "'\(dependency.identity)' is not resolved here, and nothing is fetched; run "
        + "'swift package resolve' first"
      note("'\(name)' is not found: \(what)", of: package)
    }
  }

  private mutating func package(at place: String) throws(CodeFolderError) -> SwiftPackage? {
    if let known = packages[place] { return known }
    let found = try SwiftPackage(at: place)
    packages.updateValue(found, forKey: place)
    return found
  }

  /// Takes note that a name is looked for.
  private mutating func look(in package: SwiftPackage) throws(CodeFolderError) {
    looked += 1
    guard looked <= Self.looks else {
      throw tooMuch(package, "depends on more than is looked for")
    }
  }

  private func tooMuch(_ package: SwiftPackage, _ what: String) -> CodeFolderError {
    CodeFolderError(problems: [
      "\(named(package.folder + "/Package.swift")) \(what). Give the code of clips a package of its own."
    ])
  }

  private mutating func note(_ text: String, of package: SwiftPackage, line: Int = 0) {
    let note = Diagnostic(
      file: named(package.folder + "/Package.swift"), line: line, severity: .note, message: text)
    if told.insert(note).inserted { notes.append(note) }
  }
}
