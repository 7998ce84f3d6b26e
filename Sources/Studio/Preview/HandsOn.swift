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
  /// All that happened since the recording began, and where in it each touch began.
  private var done: [LiveEvent] = []
  private var touches: [(start: Int, time: Double)] = []

  /// - Parameter isRecording: Then the view has to be at its start.
  init(_ view: any LiveView, isRecording: Bool) {
    self.view = view
    time = view.startTime
    if isRecording { recording = Recording() }
  }

  func advance(by seconds: Double) {
    time += seconds
    take(.pass(seconds))
  }

  func touchDown(at point: CGPoint) {
    target = view.touchTargets.last { $0.frame.contains(point) }
    path = [Recording.Place(point, at: time)]
    touches.append((done.count, time))
    take(.touchDown(point))
  }

  func touchMoved(to point: CGPoint) {
    guard !path.isEmpty else { return }
    add(point)
    take(.touchMoved(point))
  }

  func touchUp(at point: CGPoint) {
    guard !path.isEmpty else { return }
    if point != path.last?.point { touchMoved(to: point) }
    add(point)
    let labels = view.tapLabels
    take(.touchUp(point))
    let isAlone = labels.filter { $0 == target?.label }.count == 1
    recording?.add(path, label: isAlone ? target?.label : nil)
    path = []
    target = nil
  }

  var script: [String]? { recording.map { $0.script(until: time) } }

  // MARK: Undoing

  /// Whether a touch has been recorded, and no finger is down that would lose its view.
  var canUndo: Bool { recording?.isEmpty == false && path.isEmpty }

  /// As it was before the last touch, at that time.
  ///
  /// - Parameter start: The same view, untouched: what came before is done to it again.
  /// - Returns: That, and the line that is no more; nil where ``canUndo`` is false.
  func undone(from start: any LiveView) -> (hands: HandsOn, line: String)? {
    guard canUndo, var recording, let last = touches.last, let line = recording.removeLast() else {
      return nil
    }
    let hands = HandsOn(start, isRecording: true)
    hands.recording = recording
    hands.done = Array(done[..<last.start])
    hands.touches = touches.dropLast()
    hands.time = last.time
    start.take(hands.done)
    return (hands, line)
  }

  private func take(_ event: LiveEvent) {
    if recording != nil { done.append(event) }
    view.take([event])
  }

  /// Of several places at one time, the last is where the finger is.
  private func add(_ point: CGPoint) {
    if path.count > 1, path.last?.time == time { path.removeLast() }
    path.append(Recording.Place(point, at: time))
  }
}
