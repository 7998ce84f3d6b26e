import Foundation
import Movie

extension DemoProcess {
  /// What a process says of files that it looked at, and the picture that it made of them, if it did.
  package struct Answer: Sendable {
    package let report: String
    /// A PNG.
    package let picture: [UInt8]?
  }

  /// The most bytes that are taken for a picture.
  private static let largestPicture = 256 << 20

  /// Has files looked at behind walls, by a process in which none of a demo's code runs.
  ///
  /// - Parameters:
  ///   - paths: Of what it may read; absolute.
  ///   - arguments: For the program; the path of the request follows them.
  ///   - request: What the program is asked.
  package func look(
    at paths: [String], arguments: [String], request: Data
  ) async throws(PlayError) -> Answer {
    let run = try PlayError.writing { () throws(MovieError) in try RunFolder() }
    let asked = run.path + "/request"
    try PlayError.writing { () throws(MovieError) in
      try WholeFile.write(request, to: asked)
    }
    let report = await sandbox.run(
      SandboxedCommand(
        executable, arguments + [asked], in: run.path, readable: [asked] + paths, limits: limits))
    guard report.ending == .ok, let bytes = report.delivery else {
      // It says itself what it cannot read.
      if case .exited = report.ending, let words = report.lastWords {
        throw .ended(report.ending, said: words)
      }
      throw .notRead(report.ending)
    }
    let delivery = try DemoDelivery(bytes)
    guard let file = delivery.files.first else {
      return Answer(report: delivery.report, picture: nil)
    }
    guard delivery.files.count == 1, file.size <= Self.largestPicture else {
      throw .notAClip("it is not one picture")
    }
    let made = run.path + "/made"
    try PlayError.writing { () throws(MovieError) in try OutputFolders.make(made) }
    try delivery.write(0, to: made) { _ in "picture.png" }
    let picture = made + "/picture.png"
    try await prove(picture, is: DemoOutput(picture: picture), nil, in: made)
    guard let data = FileManager.default.contents(atPath: picture) else {
      throw .notAClip("it is no PNG picture")
    }
    return Answer(report: delivery.report, picture: Array(data))
  }
}
