import Foundation
import TestSupport
import Testing

/// The recordings of real SwiftUI and the programs that measured them. They are not part of the
/// project: what was measured is, in `Curves/`, and only what needs a video looks for them.
struct Reference {
  let folder: URL

  /// nil where the package stands alone.
  private static let beside: Reference? = {
    // shared/ stands beside the package.
    let folder = Repository.folder.appending(path: "../shared/reference").standardizedFileURL
    let curves = folder.appendingPathComponent("curves").path
    return FileManager.default.fileExists(atPath: curves) ? Reference(folder: folder) : nil
  }()

  /// The same with all that its programs need to measure a clip of ours.
  static let found: Result<Reference, Missing> = {
    guard let beside else { return .failure(.recordings) }
    guard (try? run(["python3", "-c", "import numpy"])) != nil else { return .failure(.numpy) }
    guard (try? run(["ffmpeg", "-version"])) != nil else { return .failure(.ffmpeg) }
    return .success(beside)
  }()

  static var missing: Missing? {
    if case .failure(let missing) = found { missing } else { nil }
  }

  enum Missing: Error, CustomStringConvertible {
    case recordings, numpy, ffmpeg

    var description: String {
      switch self {
      case .recordings: "the recordings themselves are not beside the package"
      case .numpy: "python3 with numpy is not installed"
      case .ffmpeg: "ffmpeg is not installed"
      }
    }
  }

  /// What `compare.py` prints for a clip of ours.
  func compare(_ demo: RecordedDemo, clip: String) throws -> String {
    let table = clip + ".tsv"
    let curve = folder.appendingPathComponent("curves/\(demo.name).tsv").path
    try Self.run(
      ["python3", program("measure.py"), clip, "--out", table, "--region", demo.region])
    return try Self.run(["python3", program("compare.py"), curve, table])
  }

  private func program(_ name: String) -> String { folder.appendingPathComponent(name).path }

  struct Failure: Error {
    let command: [String]
    let status: Int32
  }

  @discardableResult
  private static func run(_ command: [String]) throws -> String {
    let answer = try Process(command[0], Array(command.dropFirst())).answer()
    guard answer.code == 0 else { throw Failure(command: command, status: answer.code) }
    return answer.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
