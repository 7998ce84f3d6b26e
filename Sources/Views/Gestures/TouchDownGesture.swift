import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A finger that is down, whatever else comes of it.
struct TouchDownGesture: PrimitiveGesture {
  typealias Value = Bool

  /// Points the finger may move.
  let maximumDistance: CGFloat
  let pressing: (Bool) -> Void

  func newRecognizer() -> Recognizer<Bool> { TouchDownRecognizer(self) }

  func update(_ recognizer: Recognizer<Bool>) {
    (recognizer as? TouchDownRecognizer)?.gesture = self
  }
}

private final class TouchDownRecognizer: Recognizer<Bool> {
  var gesture: TouchDownGesture
  private var start = CGPoint.zero
  private var isPressing = false

  init(_ gesture: TouchDownGesture) {
    self.gesture = gesture
  }

  /// It takes nothing away from what is around it.
  override var claims: Bool { false }

  override func receive(_ event: TouchEvent) {
    switch event.kind {
    case .down:
      start = event.point
      phase = .active(true)
      tell(true)
    case .moved: if event.distance(from: start) > gesture.maximumDistance { cancel() }
    case .up: cancel()
    case .time: break
    }
  }

  override func cancel() {
    super.cancel()
    tell(false)
  }

  private func tell(_ isDown: Bool) {
    guard isPressing != isDown else { return }
    isPressing = isDown
    gesture.pressing(isDown)
  }
}
