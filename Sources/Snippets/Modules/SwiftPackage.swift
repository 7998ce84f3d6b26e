import Foundation
import Movie

/// A package on disk, as far as its manifest says what is in it.
struct SwiftPackage {
  /// An absolute path.
  let folder: String
  let manifest: PackageManifest
  /// Targets that are modules of Swift which clips can be made of.
  let targets: [PackageManifest.Target]
  /// Where the files of these are, by their names.
  private var places: [String: String] = [:]
  /// The numbers of targets by their names, of which each is one's.
  private let numbers: [String: Int]
  /// Read once: a manifest may depend on thousands.
  private let checkouts: [String: String]

  /// Of one package; each is looked for among the others.
  private static let mostTargets = 2_000

  /// - Throws: Where the manifest is there and cannot or may not be read: what it holds together would be taken for
  ///   files that have nothing to do with one another.
  init?(at folder: String) throws(CodeFolderError) {
    let path = folder + "/Package.swift"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    // It says which code is compiled, and messages say its names: a stranger's link may lead to anybody's.
    guard PageReach(page: path).mayBeRead(path) else {
      throw CodeFolderError(problems: [
        "\(CodeFolder.seenFromHere(path)) is a link that leads out of its repository or to what is no Swift file, and is "
          + "not read. Put the manifest itself there."
      ])
    }
    do {
      manifest = PackageManifest(try BoundedFile.text(at: path, most: SourceLimits.mostRead))
    } catch {
      throw CodeFolderError(problems: [
        UnreadableFile.problem(of: CodeFolder.seenFromHere(path), error)
      ])
    }
    self.folder = folder
    checkouts = Self.checkouts(in: folder)
    targets = manifest.targets.filter { [.target, .executableTarget].contains($0.kind) }
    numbers = targets.enumerated().reduce(into: [:]) { $0[$1.element.name] = $1.offset }
    guard targets.count <= Self.mostTargets else {
      throw CodeFolderError(problems: [
        "\(CodeFolder.seenFromHere(path)) has more than \(Self.mostTargets) targets, and so many are not looked "
          + "through. Give the code of clips a package of its own."
      ])
    }
    for target in targets { places[target.name] = find(target) }
  }

  /// The package that a folder is in, or is; none beyond the repository.
  ///
  /// - Throws: Where its manifest cannot be read.
  static func around(_ folder: String) throws(CodeFolderError) -> SwiftPackage? {
    var folder = folder
    while true {
      if let package = try SwiftPackage(at: folder) { return package }
      if folder == "/" || folder.isEmpty { return nil }
      if FileManager.default.fileExists(atPath: folder + "/.git") { return nil }
      folder = folder.folderAbove
    }
  }

  /// As the compiler is told it.
  var name: String {
    let name = manifest.name ?? (folder as NSString).lastPathComponent
    return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  func target(named name: String) -> PackageManifest.Target? {
    numbers[name].map { targets[$0] }
  }

  /// The targets of a product; where there is none of that name, the target of it.
  func targets(ofProduct name: String) -> [PackageManifest.Target] {
    let names = Set(manifest.products[name] ?? [name])
    return targets.filter { names.contains($0.name) }
  }

  /// Where a target's files are: where it says, or where SwiftPM looks for it.
  func path(of target: PackageManifest.Target) -> String? { places[target.name] }

  private func find(_ target: PackageManifest.Target) -> String? {
    let candidates: [String]
    if let path = target.path {
      candidates = [path]
    } else {
      let places = ["Sources", "Source", "src", "srcs"]
      let alone = targets.count == 1 ? ["Sources"] : []
      candidates = places.map { $0 + "/" + target.name } + alone
    }
    let paths = candidates.map { URL(filePath: folder + "/" + $0).standardizedFileURL.path }
      .map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    return paths.first { path in
      var isFolder: ObjCBool = false
      // No target is outside of its package, not by way of a link either: its code is a stranger's.
      return (path == folder || path.hasPrefix(folder + "/")) && isInside(path)
        && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }

  /// Where all links are followed.
  private func isInside(_ path: String) -> Bool {
    guard let root = SwiftFiles.real(folder), let real = SwiftFiles.real(path) else { return false }
    return real == root || real.hasPrefix(root + "/")
  }

  /// The Swift files of a target.
  func files(of target: PackageManifest.Target) -> SwiftFiles? {
    guard let path = path(of: target) else { return nil }
    let others = targets.filter { $0.name != target.name }.compactMap(self.path)
      .filter { $0.hasPrefix(path + "/") }
    var files = SwiftFiles(
      in: path, excluding: target.exclude.map { path + "/" + $0 } + others)
    if let sources = target.sources { files.keep(below: sources.map { path + "/" + $0 }) }
    return files
  }

  /// The packages that this one depends on by name, where they are here; an absolute path each.
  ///
  /// - Parameter root: The package that all of it is for: SwiftPM keeps what any of them needs beside that.
  func place(of dependency: PackageManifest.Dependency, for root: SwiftPackage) -> String? {
    if let path = dependency.path {
      // What a manifest names is a stranger's word: no further than its repository, or the folder beside it.
      let reach = PageReach(page: folder + "/Package.swift", others: [folder.folderAbove])
      let place = path.hasPrefix("/") ? path : folder + "/" + path
      let standard = URL(filePath: place).standardizedFileURL.path
      guard reach.contains(standard) || reach.roots.contains(standard) else { return nil }
      return standard.hasSuffix("/") ? String(standard.dropLast()) : standard
    }
    return root.fetched(dependency) ?? fetched(dependency)
  }

  private func fetched(_ dependency: PackageManifest.Dependency) -> String? {
    let reach = PageReach(page: folder + "/Package.swift")
    return checkouts[dependency.identity].flatMap { reach.contains($0) ? $0 : nil }
  }

  /// Where fetched packages are, by what SwiftPM calls them.
  private static func checkouts(in folder: String) -> [String: String] {
    let place = folder + "/.build/checkouts"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.reduce(into: [:]) { $0[$1.lowercased()] = place + "/" + $1 }
  }
}

extension SwiftFiles {
  mutating func keep(below places: [String]) {
    // Not place by place: a manifest may name thousands.
    let (whole, ordered) = (Set(places), places.sorted())
    func isBelow(_ path: String) -> Bool {
      whole.contains(path) || path.ancestors.contains(where: whole.contains)
    }
    func isAbove(_ path: String) -> Bool {
      let first = ordered.partitionPoint { $0 >= path + "/" }
      return first < ordered.count && ordered[first].hasPrefix(path + "/")
    }
    self = SwiftFiles(
      paths.filter(isBelow),
      closed: closed.filter { isBelow($0.path) || isAbove($0.path) }, looked: looked)
  }
}
