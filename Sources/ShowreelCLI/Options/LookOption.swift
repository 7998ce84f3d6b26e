import ArgumentParser
import Foundation
import Presets
import Studio

/// What `--look` names: a look that the program knows, or a file.
enum LookOption {
  enum Kind {
    case named(LookChoice)
    case file
  }

  /// Nil of a name that is neither.
  static func kind(of text: String) -> Kind? {
    if let choice = LookChoice.named(text) { return .named(choice) }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: text, isDirectory: &isFolder)
    return exists && !isFolder.boolValue ? .file : nil
  }

  static var completion: CompletionKind {
    .custom { _, _, prefix in
      (LookChoice.named.map(\.name)
        + InputCompletion.files(for: prefix, endings: ["yaml", "yml"]))
        .filter { $0.hasPrefix(prefix) }
    }
  }

  static func unknown(_ text: String) -> String {
    let names = LookChoice.named.map(\.name)
    let remedy = UnknownWord.remedy(for: text, among: names, title: "Looks")
    return "There is no look '\(text)', and no such file. \(remedy)"
  }

  /// - Throws: ``InputError`` with what is wrong in the file.
  @MainActor
  static func choice(_ text: String) throws(InputError) -> LookChoice? {
    switch kind(of: text) {
    case .named(let choice): return choice
    case .file:
      do throws(PresetError) {
        return .dressed(try LookFile(contentsOf: text).look)
      } catch {
        throw InputError(error)
      }
    case nil: return nil
    }
  }
}
