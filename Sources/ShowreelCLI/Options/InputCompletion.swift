import ArgumentParser
import Foundation
import Movie
import Presets

/// What a shell offers where an input is typed: presets by their names, and files that clips come from.
enum InputCompletion {
  static var kind: CompletionKind { .custom { _, _, prefix in words(for: prefix) } }

  /// Where a clip that has been written may be named, too.
  static var withClips: CompletionKind {
    .custom { _, _, prefix in
      words(for: prefix, endings: endings + OutputFormat.fileEndings.map { String($0.dropFirst()) })
    }
  }

  /// Where a file of a kind is named that the program has written.
  static func files(endingIn endings: [String]) -> CompletionKind {
    .custom { _, _, prefix in
      files(for: prefix, endings: endings).filter { $0.hasPrefix(prefix) }
    }
  }

  /// A plan of tasks.
  static var plans: CompletionKind { files(endingIn: ["json"]) }

  /// A movie, or a folder of pictures.
  static var clips: CompletionKind {
    files(endingIn: OutputFormat.fileEndings.map { String($0.dropFirst()) })
  }

  private static let endings = ["swift", "md", "mdx", "markdown", "tutorial", "yaml", "yml"]

  static func words(for prefix: String, endings: [String] = endings) -> [String] {
    let presets = prefix.contains("/") ? [] : (try? PresetLibrary().names) ?? []
    return (presets + files(for: prefix, endings: endings)).filter { $0.hasPrefix(prefix) }
  }

  /// Those of the folder that is named so far; folders end in `/`.
  static func files(for prefix: String, endings: [String]) -> [String] {
    let folder = prefix.lastIndex(of: "/").map { String(prefix[...$0]) } ?? ""
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    return names.sorted().compactMap { name in
      if name.hasPrefix(".") { return nil }
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: folder + name, isDirectory: &isFolder)
      if isThere, isFolder.boolValue { return folder + name + "/" }
      return endings.contains((name as NSString).pathExtension.lowercased()) ? folder + name : nil
    }
  }
}
