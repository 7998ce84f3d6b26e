import Snippets
import Studio

extension DemoProcess {
  /// What moves in a planned clip, as its process tells it.
  ///
  /// - Throws: `ConversationError`, `RemoteClipError`, where there is no answer or none that can be drawn.
  func motion(
    of demo: CompiledDemo, _ clip: PlannedClip, directed direction: Direction
  ) async throws -> MotionPlot {
    let talk = try show(demo, clip, directed: direction)
    do {
      let answer = try await talk.ask(WireJSON.data(PreviewQuestion.motion))
      guard
        case .motion(let plot) = try PreviewAnswer(checking: answer, isReadable: { _ in false })
      else { throw RemoteClipError.wrongAnswer }
      await talk.end()
      return plot
    } catch {
      await talk.end()
      throw error
    }
  }
}
