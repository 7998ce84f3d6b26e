import Drawing
import Foundation
import Views

/// A view that has been let go of: the clock is the real one and touches are the user's.
@MainActor
final class HandsOn {
  let graph: ViewGraph
  /// What was done since the recording began; nil where nothing is recorded.
  private(set) var recording: Recording?
  private var down: (point: CGPoint, time: Double, target: TapTarget?)?

  /// - Parameter isRecording: Then the graph has to be at its start.
  init(_ graph: ViewGraph, isRecording: Bool) {
    self.graph = graph
    if isRecording { recording = Recording() }
  }

  func advance(by seconds: Double) {
    graph.advance(to: graph.time + seconds)
  }

  func touchDown(at point: CGPoint) {
    let target = graph.touchTargets.last { $0.frame.contains(point) }
    down = (point, graph.time, target)
    graph.touchDown(at: point)
  }

  func touchMoved(to point: CGPoint) {
    if down != nil { graph.touchMoved(to: point) }
  }

  func touchUp(at point: CGPoint) {
    guard let down else { return }
    self.down = nil
    let labels = graph.tapTargets.map(\.label)
    graph.touchUp(at: point)
    let isAlone = labels.filter { $0 == down.target?.label }.count == 1
    recording?.add(
      from: down.point, to: point, down: down.time, up: graph.time,
      label: isAlone ? down.target?.label : nil)
  }

  var script: [String]? { recording.map { $0.script(until: graph.time) } }
}
