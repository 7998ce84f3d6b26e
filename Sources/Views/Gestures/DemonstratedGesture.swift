import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A gesture whose use is shown in another way than its kind's.
struct DemonstratedGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value

  let base: Base
  let demonstration: TouchDemonstration

  func newRecognizer() -> Recognizer<Value> { DemonstratedRecognizer(base.makeRecognizer()) }

  func update(_ recognizer: Recognizer<Value>) {
    guard let recognizer = recognizer as? DemonstratedRecognizer<Value> else { return }
    recognizer.shown = demonstration
    base.updateRecognizer(recognizer.inner)
  }
}

final class DemonstratedRecognizer<Value>: RelayRecognizer<Value> {
  var shown: TouchDemonstration?

  override var demonstration: TouchDemonstration? { shown ?? super.demonstration }
}

extension Gesture {
  func demonstrated(by demonstration: TouchDemonstration) -> DemonstratedGesture<Self> {
    DemonstratedGesture(base: self, demonstration: demonstration)
  }

  /// A slider's knob near its end has little way to go on, and is drawn back.
  func drawingKnob(at fraction: Double) -> DemonstratedGesture<Self> {
    let isNearEnd = fraction > 0.7 && fraction < 1
    return demonstrated(by: isNearEnd ? .slide(CGSize(width: -150, height: 0)) : .drag)
  }

  /// A wheel is turned by two rows, away from the end that it stands at.
  func turningWheel(up: Bool, row: CGFloat) -> DemonstratedGesture<Self> {
    demonstrated(by: .slide(CGSize(width: 0, height: (up ? -2 : 2) * row)))
  }
}
