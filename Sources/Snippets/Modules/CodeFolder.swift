import Foundation
import Movie

/// What a folder's Swift files are: the modules of a package, one of them, a module of its own, or demos that
/// have nothing to do with one another.
///
/// - In a package, each target is a module. The package's folder means all its targets, a target's folder that
///   target, and a folder in it the clips of the files there.
/// - Elsewhere a folder is one module, with the folders in it. Only where two of its files declare the same
///   type, which no module can, they are as if each was named: ``FilesTogether``.
package struct CodeFolder {
  package struct Module {
    package var source: SourceModule
    /// Clips are made of the files below this folder.
    var shownFolder: String?

    package init(_ source: SourceModule) { self.source = source }

    package func shows(_ file: String) -> Bool {
      shownFolder.map { CodeFolder.absolute(file).hasPrefix($0 + "/") } ?? true
    }
  }

  package private(set) var modules: [Module] = []
  /// What its files can import.
  package private(set) var importable = ImportableModules()
  package private(set) var notes: [Diagnostic] = []
  /// As it was named, for the names of files in messages.
  private let name: String
  private let folder: String

  package static func isOne(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  package init(_ path: String) throws(CodeFolderError) {
    name = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    folder = Self.absolute(path)
    if let package = try SwiftPackage.around(folder) {
      let graph = try PackageModules(package, named: shown)
      notes = graph.notes
      let wanted = package.targets.filter { target in
        package.path(of: target).map { Self.isSame(folder, as: $0) } ?? false
      }
      if package.folder != folder, !wanted.isEmpty {
        // What is wrong with other targets is nobody's matter then.
        notes = try PackageModules(package, only: Set(wanted.map(\.name)), named: shown).notes
      }
      importable = ImportableModules(graph.all)
      modules = graph.own.compactMap { target in
        guard Self.isSame(folder, as: target.path) else { return nil }
        var module = Module(target.module)
        if folder.hasPrefix(target.path + "/") { module.shownFolder = folder }
        return module
      }
      if !modules.isEmpty || package.folder == folder {
        guard modules.isEmpty else { return }
        throw CodeFolderError(problems: [
          "\(name)/Package.swift names no target with Swift files that could be found. "
            + "A manifest is read and not run: name the target's folder."
        ])
      }
    }
    try takeFolder()
  }

  /// Whether a folder is a target's, in it or around it.
  private static func isSame(_ folder: String, as target: String) -> Bool {
    target == folder || target.hasPrefix(folder + "/") || folder.hasPrefix(target + "/")
  }

  private mutating func takeFolder() throws(CodeFolderError) {
    let files = SwiftFiles(in: folder)
    if files.isTooMuch {
      throw CodeFolderError(problems: [
        "\(name) has more than \(SwiftFiles.most) Swift files, or too much beside them to look through. "
          + "Name a folder in it."
      ])
    }
    notes += files.warnings(named: shown)
    if files.paths.isEmpty {
      if !files.closed.isEmpty {
        throw CodeFolderError(problems: files.closed.map(\.description))
      }
      throw CodeFolderError(problems: ["There is no Swift file in \(name)."])
    }
    var source = try Self.module(of: files.paths.map(shown))
    source.resources = ModuleResources(in: folder)
    guard let twice = Self.declaredTwice(in: source.files) else {
      modules = [Module(source)]
      return
    }
    notes.append(
      Diagnostic(
        file: name, line: 0, severity: .note,
        message:
          "\(PathText.shown(twice.files[0])) and \(PathText.shown(twice.files[1])) both declare '\(twice.name)', so each file is "
          + "a demo of its own, with those that it uses"))
    modules = FilesTogether(source.files).groups.map { files in
      var module = SourceModule(files: files)
      module.resources = source.resources
      return Module(module)
    }
  }

  /// A type that two files declare.
  private static func declaredTwice(in files: [Excerpt]) -> (name: String, files: [String])? {
    var owners: [String: String] = [:]
    for file in files {
      for name in SwiftSource(file.text).sharedTypes.sorted() {
        if let owner = owners[name] { return (name, [owner, file.file]) }
        owners[name] = file.file
      }
    }
    return nil
  }

  /// Files that are named together, as a module.
  package static func module(of paths: [String]) throws(CodeFolderError) -> SourceModule {
    var files: [Excerpt] = []
    var problems: [String] = []
    var bytes = 0
    for path in paths {
      do {
        let text = try BoundedFile.text(at: path, most: SourceLimits.mostRead)
        bytes += text.utf8.count
        guard bytes <= SourceLimits.mostInModule else {
          throw CodeFolderError(problems: [
            "\(PathText.shown(path)) and what comes before it are more than "
              + "\(SourceLimits.mostInModule >> 20) MB of Swift code. Name a folder with less."
          ])
        }
        files.append(Excerpt(file: path, text: text))
      } catch let error as CodeFolderError {
        throw error
      } catch {
        problems.append(UnreadableFile.problem(of: path, error))
      }
    }
    if !problems.isEmpty { throw CodeFolderError(problems: problems) }
    return SourceModule(files: files)
  }

  /// A file's path as the user would write it.
  private func shown(_ path: String) -> String {
    if path.hasPrefix(folder + "/") {
      let inner = path.dropFirst(folder.count + 1)
      return name == "." ? String(inner) : name == "/" ? path : "\(name)/\(inner)"
    }
    return Self.seenFromHere(path)
  }

  /// A path from where the user is.
  static func seenFromHere(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
  }

  static func absolute(_ path: String) -> String {
    let whole =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    let standard = URL(filePath: whole).standardizedFileURL.path
    return standard.count > 1 && standard.hasSuffix("/") ? String(standard.dropLast()) : standard
  }
}

/// Why a folder is no code to make clips of.
package struct CodeFolderError: Error, Hashable, Sendable {
  package let problems: [String]
}
