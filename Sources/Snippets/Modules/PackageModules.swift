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
  private(set) var notes: [String] = []
  private let named: (String) -> String
  private var isRead: Set<String> = []

  /// - Parameter named: A file's path as messages name it.
  init(_ package: SwiftPackage, named: @escaping (String) -> String) throws(CodeFolderError) {
    self.named = named
    for line in package.manifest.unreadLines {
      notes.append(
        "\(named(package.folder + "/Package.swift")):\(line): what is here is not written out; a "
          + "manifest is read and never run, so it is passed over")
    }
    for target in package.targets { try read(target, of: package, isOwn: true) }
  }

  private mutating func read(
    _ target: PackageManifest.Target, of package: SwiftPackage, isOwn: Bool
  ) throws(CodeFolderError) {
    guard isRead.insert(package.folder + " " + target.name).inserted else { return }
    for name in target.dependencies { try read(name, of: package, isOwn: isOwn) }
    guard let path = package.path(of: target), let files = package.files(of: target),
      !files.paths.isEmpty
    else { return }
    if files.isTooMuch {
      throw CodeFolderError(problems: [
        "The target '\(target.name)' of \(named(package.folder + "/Package.swift")) has more than "
          + "\(SwiftFiles.most) Swift files."
      ])
    }
    var module = try CodeFolder.module(of: files.paths)
    module.name = target.name
    for index in module.files.indices { module.files[index].file = named(files.paths[index]) }
    all.append(module)
    if isOwn { own.append(Own(module: module, path: path)) }
  }

  /// What a target depends on: another target, or a product of another package.
  private mutating func read(
    _ name: String, of package: SwiftPackage, isOwn: Bool
  ) throws(CodeFolderError) {
    if let target = package.targets.first(where: { $0.name == name }) {
      return try read(target, of: package, isOwn: isOwn)
    }
    for dependency in package.manifest.dependencies {
      guard let place = package.place(of: dependency), let other = SwiftPackage(at: place) else {
        note(dependency, of: package)
        continue
      }
      // A product mostly has its target's name; the targets of others are looked up by theirs.
      for target in other.targets(ofProduct: name) { try read(target, of: other, isOwn: false) }
    }
  }

  private mutating func note(_ dependency: PackageManifest.Dependency, of package: SwiftPackage) {
    let manifest = named(package.folder + "/Package.swift")
    let note =
      dependency.path.map {
        "\(manifest): the package at '\($0)' is not there, or not in this repository, so nothing of "
          + "it is compiled"
      }
      ?? "\(manifest): '\(dependency.identity)' is not resolved here, and nothing is fetched. Run "
      + "'swift package resolve' there first"
    if !notes.contains(note) { notes.append(note) }
  }
}
