import Foundation

/// A line of what `showreel watch --json` prints, as far as it is shown.
enum WatchLine {
  case making(inputs: [String], files: [String])
  case waiting
  case clips([Clip])
  case finding(Finding)
  case progress(clip: String, frame: Int, of: Int)

  struct Clip: Codable, Equatable {
    var path: String
    var frames: Int
    var duration: Double
    var width: Int
    var height: Int
    /// A whole number or a fraction.
    var frameRate: String
    var warnings: [String] = []
  }

  struct Finding: Codable, Equatable {
    var kind: String
    var message: String
    var file: String?
    var line: Int?
    var column: Int?
    var clip: String?

    /// As compilers word it.
    var text: String {
      let place = ([file] + [line, column].map { $0.map(String.init) }).compactMap { $0 }
      return (place + ["\(kind): \(message)"]).joined(separator: ":").replacing(
        ":\(kind)", with: ": \(kind)")
    }
  }

  private struct Raw: Decodable {
    var kind: String
    var state: String?
    var inputs: [String]?
    var files: [String]?
    var clips: [Clip]?
    var clip: String?
    var frame: Int?
    var of: Int?
  }

  /// Nil of what is not shown.
  init?(_ text: String) {
    let data = Data(text.utf8)
    let decoder = JSONDecoder()
    guard let raw = try? decoder.decode(Raw.self, from: data) else { return nil }
    switch raw.kind {
    case "watch" where raw.state == "waiting": self = .waiting
    case "watch": self = .making(inputs: raw.inputs ?? [], files: raw.files ?? [])
    case "unchanged": self = .clips(raw.clips ?? [])
    case "clip":
      guard let clip = try? decoder.decode(Clip.self, from: data) else { return nil }
      self = .clips([clip])
    case "error", "warning", "note", "skip":
      guard let finding = try? decoder.decode(Finding.self, from: data) else { return nil }
      self = .finding(finding)
    case "progress": self = .progress(clip: raw.clip ?? "", frame: raw.frame ?? 0, of: raw.of ?? 0)
    default: return nil
    }
  }
}
