import Foundation

/// A line of what `--json` printed, as far as a report of it needs.
struct ReportLine: Decodable {
  struct Comparison: Decodable {
    struct First: Decodable {
      let frame: Int
      let time: Double
      let ssim: Double?
    }
    let first: First?
    let lowestSSIM: Double
  }

  /// A clip among several that one line is about.
  struct Clip: Decodable {
    let path: String?
    let leftOut: [String]?
  }

  /// Of other lines it is their number.
  struct Clips: Decodable {
    let all: [Clip]

    init(from decoder: any Decoder) throws {
      all = (try? [Clip](from: decoder)) ?? []
    }
  }

  let kind: String
  private(set) var file: String?
  private(set) var line: Int?
  private(set) var column: Int?
  private(set) var clip: String?
  private(set) var message: String?
  private(set) var path: String?
  private(set) var paths: [String]?
  private(set) var frames: Int?
  private(set) var duration: Double?
  private(set) var bytes: Int?
  private(set) var state: String?
  private(set) var comparison: Comparison?
  private(set) var picture: String?
  private(set) var isAccepted: Bool?
  /// Modifiers that the code has and the clip has not.
  private(set) var leftOut: [String]?
  /// Those that are what they were.
  private(set) var clips: Clips?
  /// What a comparison came to, in words.
  private(set) var text: String?

  /// Its clip's path, marked where the clip is without something.
  var markedPath: String { Self.marked(path, leftOut) }

  static func marked(_ path: String?, _ leftOut: [String]?) -> String {
    (path ?? "") + LeftOutMark.text(leftOut ?? [])
  }

  /// What is to be told beside a line of code; nil of what is a result.
  var finding: Finding? {
    if let kind = Finding.Kind(rawValue: kind), let message {
      return Finding(
        kind, file: file, line: line ?? 0, column: column ?? 0, clip: clip, message)
    }
    guard kind == JSONKind.comparison.rawValue, let path, let text, isDifferent else { return nil }
    return Finding(.error, file: file, line: line ?? 0, "\(path): \(text)")
  }

  var isDifferent: Bool {
    kind == JSONKind.comparison.rawValue && state != ComparedClip.State.equal.rawValue
      && isAccepted != true
  }

  /// All lines of a text that are objects; progress and other programs' words are passed over.
  ///
  /// - Returns: With the number of lines that begin as an object and are none, as of a run that was cut off.
  static func all(in text: String) -> (lines: [ReportLine], unread: Int) {
    let decoder = JSONDecoder()
    var (lines, unread) = ([ReportLine](), 0)
    for line in text.split(whereSeparator: \.isNewline) where line.first == "{" {
      do {
        lines.append(try decoder.decode(ReportLine.self, from: Data(line.utf8)))
      } catch DecodingError.dataCorrupted {
        unread += 1
      } catch {
        continue
      }
    }
    return (lines, unread)
  }
}
