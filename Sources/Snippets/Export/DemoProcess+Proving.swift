import Foundation
import Movie

extension DemoProcess {
  /// Seconds that a picture may take to be read, beside what a clip may.
  private static let timeOfPicture = 0.2

  /// Looks at what an earlier run, perhaps on another machine, is said to have made, behind walls as what
  /// a demo hands over.
  ///
  /// - Parameter claim: What is said of it.
  /// - Throws: ``PlayError``, where it is not that.
  package func prove(
    _ path: String, is output: DemoOutput, _ claim: ClipClaim?
  ) async throws(PlayError) {
    let run = try PlayError.writing { () throws(MovieError) in try RunFolder() }
    try await prove(path, is: output, claim, in: run.path)
  }

  /// Has a file or folder read behind walls, by a process in which none of the demo's code runs.
  ///
  /// - Parameter folder: Where the process may be.
  func prove(
    _ path: String, is output: DemoOutput, _ claim: ClipClaim?, in folder: String
  ) async throws(PlayError) {
    var command = SandboxedCommand(
      executable, proving(path), in: folder + "/proof", readable: [path], limits: limits)
    command.limits.seconds = max(limits.seconds, 30)
    if output.kind == .pictures {
      let pictures = (try? FileManager.default.contentsOfDirectory(atPath: path).count) ?? 0
      command.limits.seconds += Double(pictures) * Self.timeOfPicture
    }
    let place = command.folder
    try PlayError.writing { () throws(MovieError) in try OutputFolders.make(place) }
    let report = await sandbox.run(command)
    if report.ending.isOfPlace { throw .notRead(report.ending) }
    guard report.ending == .ok,
      let proof = try? JSONDecoder().decode(ClipProof.self, from: Data(report.output.utf8))
    else { throw report.lastWords.map(PlayError.notAClip) ?? .notRead(report.ending) }
    try proof.require(output, claim)
  }
}
