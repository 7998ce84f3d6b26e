import Foundation
import Snippets
import TestSupport

/// A package in a folder of its own, of which one file or some are the text.
@MainActor
enum FuzzPackage {
  static func readManifest(_ text: String) {
    read([
      "Package.swift": text, "Sources/Demo/Demo.swift": code, "Sources/Other/Other.swift": code,
      "Sources/Demo/Resources/words.txt": "words", "Beside/Package.swift": text,
      "Beside/Sources/Beside/Beside.swift": code,
    ])
  }

  /// Each reader takes what it finds, and the text is given to all.
  static func readResources(_ text: String) {
    let names = [
      "Localizable.xcstrings", "en.lproj/Localizable.strings", "en.lproj/Plural.stringsdict",
      "A.xcassets/Contents.json", "A.xcassets/a.colorset/Contents.json",
      "A.xcassets/b.imageset/Contents.json", "A.xcassets/c.symbolset/Contents.json",
    ]
    var files = ["Demo.swift": code, "A.xcassets/b.imageset/b.png": "", "Words/a.strings": "\"a"]
    for name in names { files[name] = text }
    read(files)
  }

  private static let code =
    "import SwiftUI\nstruct Demo: View { var body: some View { Circle() } }\n"

  /// The same with files that are no text.
  static func readResources(_ data: Data) {
    let set = #"{"images": [{"idiom": "universal", "filename": "b.png"}]}"#
    let symbol = #"{"symbols": [{"idiom": "universal", "filename": "c.svg"}]}"#
    let (pictures, symbols) = ("A.xcassets/b.imageset/", "A.xcassets/c.symbolset/")
    let texts = [
      "Demo.swift": code, pictures + "Contents.json": set, symbols + "Contents.json": symbol,
    ]
    let names = [
      "Localizable.xcstrings", "en.lproj/Localizable.strings", "en.lproj/Plural.stringsdict",
      pictures + "b.png", symbols + "c.svg",
    ]
    let files = texts.mapValues { Data($0.utf8) }
    read(names.reduce(into: files) { $0[$1] = data })
  }

  private static func read(_ files: [String: String]) {
    read(files.mapValues { Data($0.utf8) })
  }

  private static func read(_ files: [String: Data]) {
    // A disk that is full is no reader's fault, and whoever runs this sees it.
    guard let folder = try? TemporaryFolder() else { return }
    for (name, data) in files { _ = try? folder.write(data, to: name) }
    do {
      let code = try CodeFolder(folder.path)
      for note in code.notes { _ = note.description }
      for module in code.modules {
        let resources = module.source.resources
        for problem in resources.problems { _ = problem.description }
        _ = resources.assets(locale: "de_AT", device: nil)
      }
    } catch {
      for problem in error.problems { _ = problem }
    }
  }
}
