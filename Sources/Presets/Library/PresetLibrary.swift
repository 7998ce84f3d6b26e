import Foundation
import Studio
import Wording

/// The presets of a folder, by name.
package struct PresetLibrary: Hashable, Sendable {
  /// The folder's path.
  package let folder: String
  /// The presets' names, in alphabetical order.
  package let names: [String]

  /// Finds the folder: the one that is named, else the one in the environment variable
  /// `SHOWREEL_PRESETS`, else `Presets` in the current folder, in `../share/showreel` of the
  /// executable, where an installation has it, or in a folder around it, which is where it is in a checkout.
  ///
  /// - Throws: ``PresetLibraryError/noFolder(named:searched:)``.
  package init(
    folder: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    currentFolder: String = FileManager.default.currentDirectoryPath,
    executable: String? = Bundle.main.executablePath
  ) throws(PresetLibraryError) {
    if let named = folder ?? environment["SHOWREEL_PRESETS"].flatMap({ $0.isEmpty ? nil : $0 }) {
      guard let names = Self.names(in: named) else {
        throw .noFolder(named: named, searched: [])
      }
      self.init(folder: named, names: names)
      return
    }
    let searched = Self.places(currentFolder: currentFolder, executable: executable)
    for place in searched {
      guard let names = Self.names(in: place), !names.isEmpty else { continue }
      self.init(folder: place, names: names)
      return
    }
    throw .noFolder(named: nil, searched: searched)
  }

  private init(folder: String, names: [String]) {
    self.folder = folder
    self.names = names
  }

  /// The path of a preset's file.
  package func path(of name: String) throws(PresetLibraryError) -> String {
    guard names.contains(name) else {
      throw .unknown(
        name, nearest: NearestWord.to(name, among: names), count: names.count, folder: folder)
    }
    return path(name)
  }

  /// All presets.
  ///
  /// - Throws: ``PresetError`` with what is wrong in any of the files.
  @MainActor
  package func presets() throws(PresetError) -> [Preset] {
    var problems: [PresetProblem] = []
    var presets: [Preset] = []
    for name in names {
      do throws(PresetError) {
        presets.append(try Preset(contentsOf: path(name)))
      } catch {
        problems += error.problems
      }
    }
    if !problems.isEmpty { throw PresetError(problems: problems) }
    return presets
  }

  private func path(_ name: String) -> String { "\(folder)/\(name).yaml" }

  /// Nil where there is no such folder.
  private static func names(in folder: String) -> [String]? {
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return nil
    }
    return files.filter { $0.hasSuffix(".yaml") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(5)) }.sorted()
  }

  private static func places(currentFolder: String, executable: String?) -> [String] {
    var places = [currentFolder + "/Presets"]
    guard let executable else { return places }
    var folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    places.append(folder.deletingLastPathComponent().path + "/share/showreel/Presets")
    while folder.path != "/" {
      places.append(folder.appendingPathComponent("Presets").path)
      folder.deleteLastPathComponent()
    }
    return places
  }
}

/// Why a preset cannot be found.
package enum PresetLibraryError: Error, Hashable, Sendable, CustomStringConvertible {
  case noFolder(named: String?, searched: [String])
  case unknown(String, nearest: String?, count: Int, folder: String)

  package var description: String {
    switch self {
    case .noFolder(let folder?, _):
      return "There is no folder '\(folder)' to take presets from. "
        + "Name another, or unset SHOWREEL_PRESETS."
    case .noFolder(nil, let searched):
      return "No presets were found in \(searched.first ?? "Presets") or beside the program. "
        + "Set SHOWREEL_PRESETS to the folder that they are in."
    case .unknown(let name, let nearest, let count, let folder):
      let remedy = nearest.map { "Did you mean '\($0)'?" } ?? "It has \(count) others."
      return "There is no preset named '\(name)' in \(folder). \(remedy)"
    }
  }
}
