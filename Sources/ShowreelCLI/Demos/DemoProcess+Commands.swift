import Foundation
import Snippets
import Studio

/// The program's own commands, which it starts behind walls.
extension DemoProcess {
  /// This program again, as it plays, shows and proves demos.
  init(behind sandbox: Sandbox, limits: SandboxLimits) {
    self.init(sandbox: sandbox, limits: limits) { [InnerCommand.prove.rawValue, $0] }
  }

  /// Plays a planned clip as it is directed by its source and, with the last word, by whoever asks for it.
  ///
  /// - Parameter strip: Asks for a strip of the clip in place of movies.
  /// - Returns: What is said of its files, as ``WrittenClip``s in JSON.
  func play(
    _ demo: CompiledDemo, _ clip: PlannedClip, to outputs: [String], strip: StripRequest? = nil,
    directed direction: Direction
  ) async throws(PlayError) -> String {
    let direction = direction.over(clip.direction)
    let wanted = outputs.map {
      strip == nil ? DemoOutput($0, settings: direction.movie) : DemoOutput(picture: $0)
    }
    let poster = clip.poster.map { [DemoOutput(picture: $0)] } ?? []
    let asked = strip == nil ? await AskedClip(outputs, poster: clip.poster, direction) : nil
    return try await play(
      demo, showing: clip.readable(drawn: demo.drawn) + direction.pictures, to: wanted + poster,
      arguments: [InnerCommand.play.rawValue],
      claims: { (report) throws(PlayError) in try asked?.claims(in: report) ?? [] }
    ) { unfinished in
      var request = DemoRequest(demo, of: clip, directed: direction)
      request.sharesProcessors = sharesProcessors
      request.outputs = Array(unfinished.prefix(wanted.count))
      request.poster = poster.isEmpty ? nil : unfinished.last
      request.strip = strip
      return try request.json
    }
  }

  /// What a planned clip would be, played and not drawn.
  func check(
    _ demo: CompiledDemo, _ clip: PlannedClip, directed direction: Direction
  ) async throws -> CheckedClip {
    let report = try await answer(of: demo, clip, directed: direction) { $0.isCheck = true }
    return try CheckedClip(report: report)
  }

  /// What a planned clip's process says of it, which makes no file.
  ///
  /// - Parameter ask: Says what is to be found out.
  func answer(
    of demo: CompiledDemo, _ clip: PlannedClip, directed direction: Direction,
    _ ask: (inout DemoRequest) -> Void
  ) async throws -> String {
    let direction = direction.over(clip.direction)
    var request = DemoRequest(demo, of: clip, directed: direction)
    ask(&request)
    let json = try request.json
    return try await play(
      demo, showing: clip.readable(drawn: demo.drawn) + direction.pictures, to: [],
      arguments: [InnerCommand.play.rawValue]
    ) { _ in json }
  }

  /// Starts what answers a preview's questions about a planned clip, directed in the same way.
  func show(
    _ demo: CompiledDemo, _ clip: PlannedClip, directed direction: Direction
  ) throws -> Conversation {
    let direction = direction.over(clip.direction)
    let request = DemoRequest(demo, of: clip, directed: direction)
    return try converse(
      demo, showing: clip.readable(drawn: demo.drawn) + direction.pictures,
      arguments: [InnerCommand.show.rawValue], request: request.json)
  }
}
