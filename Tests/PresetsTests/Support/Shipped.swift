import Foundation
import TestSupport

@testable import Presets

/// The presets that come with the project.
enum Shipped {
  static let folder = Repository.folder.appending(path: "Presets").path

  static let names: [String] = {
    do {
      return try PresetLibrary(folder: folder).names
    } catch {
      return []
    }
  }()

  static func text(_ file: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
  }
}
