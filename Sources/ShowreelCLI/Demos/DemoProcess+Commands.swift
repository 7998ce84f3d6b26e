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
  /// - Returns: What is said of the clip, as a ``WrittenClip`` in JSON.
  func play(
    _ demo: CompiledDemo, _ clip: PlannedClip, to output: String, directed direction: Direction
  ) async throws(PlayError) -> String {
    let direction = direction.over(clip.direction)
    return try await play(
      demo, showing: clip.pictures + direction.pictures, to: output,
      arguments: [InnerCommand.play.rawValue]
    ) { unfinished in
      try DemoRequest(
        library: demo.library, name: clip.name, output: unfinished, direction: direction,
        code: clip.excerpt.text
      ).json
    }
  }

  /// Starts what answers a preview's questions about a planned clip, directed in the same way.
  func show(
    _ demo: CompiledDemo, _ clip: PlannedClip, directed direction: Direction
  ) throws -> Conversation {
    let direction = direction.over(clip.direction)
    let request = DemoRequest(
      library: demo.library, name: clip.name, direction: direction, code: clip.excerpt.text)
    return try converse(
      demo, showing: clip.pictures + direction.pictures, arguments: [InnerCommand.show.rawValue],
      request: request.json)
  }
}
