import Drawing
import Foundation
import Views

/// A view that has been let go of: the clock is the real one and touches are the user's.
@MainActor
final class HandsOn {
  let view: any LiveView
  /// Seconds of the view's clock.
  private(set) var time: Double
  /// What was done since the recording began; nil where nothing is recorded.
  private(set) var recording: Recording?
  /// Of the finger that is down.
  private var path: [Recording.Place] = []
  private var target: TapTarget?

  /// - Parameter isRecording: Then the view has to be at its start.
  init(_ view: any LiveView, isRecording: Bool) {
    self.view = view
    time = view.startTime
    if isRecording { recording = Recording() }
  }

  func advance(by seconds: Double) {
    time += seconds
    view.take([.pass(seconds)])
  }

  func touchDown(at point: CGPoint) {
    target = view.touchTargets.last { $0.frame.contains(point) }
    path = [Recording.Place(point, at: time)]
    view.take([.touchDown(point)])
  }

  func touchMoved(to point: CGPoint) {
    guard !path.isEmpty else { return }
    add(point)
    view.take([.touchMoved(point)])
  }

  func touchUp(at point: CGPoint) {
    guard !path.isEmpty else { return }
    if point != path.last?.point { touchMoved(to: point) }
    add(point)
    let labels = view.tapLabels
    view.take([.touchUp(point)])
    let isAlone = labels.filter { $0 == target?.label }.count == 1
    recording?.add(path, label: isAlone ? target?.label : nil)
    path = []
    target = nil
  }

  var script: [String]? { recording.map { $0.script(until: time) } }

  /// Of several places at one time, the last is where the finger is.
  private func add(_ point: CGPoint) {
    if path.count > 1, path.last?.time == time { path.removeLast() }
    path.append(Recording.Place(point, at: time))
  }
}
