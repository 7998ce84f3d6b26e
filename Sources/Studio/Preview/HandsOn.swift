import Drawing
import Foundation
import Views

/// A view that has been let go of: the clock is the real one and touches are the user's.
@MainActor
final class HandsOn {
  let graph: ViewGraph
  /// What was done since the recording began; nil where nothing is recorded.
  private(set) var recording: Recording?
  /// Of the finger that is down.
  private var path: [Recording.Place] = []
  private var target: TapTarget?

  /// - Parameter isRecording: Then the graph has to be at its start.
  init(_ graph: ViewGraph, isRecording: Bool) {
    self.graph = graph
    if isRecording { recording = Recording() }
  }

  func advance(by seconds: Double) {
    graph.advance(to: graph.time + seconds)
  }

  func touchDown(at point: CGPoint) {
    target = graph.touchTargets.last { $0.frame.contains(point) }
    path = [Recording.Place(point, at: graph.time)]
    graph.touchDown(at: point)
  }

  func touchMoved(to point: CGPoint) {
    guard !path.isEmpty else { return }
    add(point)
    graph.touchMoved(to: point)
  }

  func touchUp(at point: CGPoint) {
    guard !path.isEmpty else { return }
    if point != path.last?.point { touchMoved(to: point) }
    add(point)
    let labels = graph.tapTargets.map(\.label)
    graph.touchUp(at: point)
    let isAlone = labels.filter { $0 == target?.label }.count == 1
    recording?.add(path, label: isAlone ? target?.label : nil)
    path = []
    target = nil
  }

  var script: [String]? { recording.map { $0.script(until: graph.time) } }

  /// Of several places at one time, the last is where the finger is.
  private func add(_ point: CGPoint) {
    if path.count > 1, path.last?.time == graph.time { path.removeLast() }
    path.append(Recording.Place(point, at: graph.time))
  }
}
