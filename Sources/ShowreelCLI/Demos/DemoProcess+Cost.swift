import Foundation
import Movie
import Snippets
import Studio

extension DemoProcess {
  /// What a planned clip will take, as its process finds out by playing it without drawing.
  func cost(
    of demo: CompiledDemo, _ clip: PlannedClip, directed direction: Direction
  ) async throws -> ExportCost {
    let report = try await answer(of: demo, clip, directed: direction) { $0.costOf = clip.outputs }
    // A stranger's word: nothing but how the work is divided hangs on it, and that within reason.
    guard let cost = try? WireJSON.value(ExportCost.self, from: Data(report.utf8)),
      cost.isReasonable
    else { throw PlayError.notAClip("what it says of its cost cannot be read") }
    return cost
  }

  /// Puts the segments of a clip together, behind the same walls as what has made them.
  ///
  /// - Parameter claim: What the whole has to be.
  func join(
    _ movie: JoinedMovie, to path: String, _ claim: ClipClaim?
  ) async throws(PlayError) {
    _ = try await work(
      reading: movie.segments.map(\.path), to: [DemoOutput(path, settings: movie.settings)],
      arguments: [InnerCommand.join.rawValue], claims: { _ in [claim] }
    ) { unfinished in
      try WireJSON.data(JoinRequest(movie: movie, output: unfinished[0]))
    }
  }
}

/// What a process is asked for that puts segments together, in JSON, in a file that it can read.
struct JoinRequest: Codable {
  var movie: JoinedMovie
  var output: String
}

extension ExportCost {
  /// No more frames than a clip may have.
  fileprivate var isReasonable: Bool {
    let most = Int(ClipLimits.duration * 1000) + 1
    return frames.lowerBound >= 0 && frames.upperBound < most && (0...8 * most).contains(moving)
      && (1...1 << 30).contains(area) && seconds >= 0 && seconds < 1e9
  }
}
