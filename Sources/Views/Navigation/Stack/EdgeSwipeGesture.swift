import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A finger that draws a page off from the leading edge.
struct EdgeSwipeGesture: PrimitiveGesture {
  struct Value: Equatable, Sendable {
    /// How far the page is drawn, in points.
    var distance: CGFloat
    /// Points a second.
    var velocity: CGFloat

    /// Whether the page goes off when the finger leaves it: it is half off, or on its way.
    func isMeant(width: CGFloat) -> Bool { distance + velocity * 0.25 > width / 2 }
  }

  /// Of the page, in points.
  let width: CGFloat
  let isRightToLeft: Bool
  /// So far from the edge the finger may come down, in points.
  let edge: CGFloat

  /// Not measured. A finger is a good part of a watch's width, and flicks across it from no narrow strip.
  static func edge(on idiom: DeviceIdiom, width: CGFloat) -> CGFloat {
    idiom == .watch ? width / 4 : 24
  }

  func newRecognizer() -> Recognizer<Value> { EdgeSwipeRecognizer(self) }

  func update(_ recognizer: Recognizer<Value>) {
    (recognizer as? EdgeSwipeRecognizer)?.gesture = self
  }
}

final class EdgeSwipeRecognizer: Recognizer<EdgeSwipeGesture.Value> {
  var gesture: EdgeSwipeGesture
  private let drag = DragRecognizer(DragGesture(coordinateSpace: .local))

  init(_ gesture: EdgeSwipeGesture) {
    self.gesture = gesture
  }

  override func receive(_ event: TouchEvent) {
    drag.receive(event)
    if event.kind == .down {
      let x = event.location(.local).x
      let distance = gesture.isRightToLeft ? gesture.width - x : x
      phase = distance <= gesture.edge ? .possible : .failed
      return
    }
    switch drag.phase {
    case .possible: break
    case .failed: phase = .failed
    case .active(let value):
      let way = value.translation
      if !phase.isRecognized, abs(way.height) > abs(way.width) || self.way(way.width) < 0 {
        phase = .failed
        return
      }
      phase = .active(swipe(value))
    case .ended(let value): phase = phase.isRecognized ? .ended(swipe(value)) : .failed
    }
  }

  private func way(_ x: CGFloat) -> CGFloat { gesture.isRightToLeft ? -x : x }

  private func swipe(_ value: DragGesture.Value) -> EdgeSwipeGesture.Value {
    EdgeSwipeGesture.Value(
      distance: max(0, min(way(value.translation.width), gesture.width)),
      velocity: way(value.velocity.width))
  }
}
