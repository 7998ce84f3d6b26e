import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  public var minimumPressDuration: TimeInterval = 0.5 { didSet { view?.changed() } }
  /// Points.
  public var allowableMovement: CGFloat = 10

  /// - Note: Approximated: it ends when it has begun, but where no time is asked for: then it goes on until the finger is lifted.
  override func added(to content: AnyView) -> AnyView {
    if minimumPressDuration == 0 { return addedAtOnce(to: content) }
    return AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        PlacedPress(
          base: LongPressGesture(
            minimumDuration: minimumPressDuration, maximumDistance: allowableMovement)
        ) {
          self.place = $0
        }
        .onEnded { _ in
          self.tell(.began)
          self.tell(.ended)
        }))
  }

  private func addedAtOnce(to content: AnyView) -> AnyView {
    AnyView(
      content.contentShape(Rectangle()).simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .onChanged { self.goOn(at: $0.location) }
          .onEnded { self.end(at: $0.location) }))
  }
}

/// A long press that tells where the finger has come down.
private struct PlacedPress: PrimitiveGesture {
  typealias Value = Bool

  let base: LongPressGesture
  let placed: (CGPoint) -> Void

  func newRecognizer() -> Recognizer<Bool> { PlacedPressRecognizer(base.makeRecognizer()) }

  func update(_ recognizer: Recognizer<Bool>) {
    guard let recognizer = recognizer as? PlacedPressRecognizer else { return }
    recognizer.placed = placed
    base.updateRecognizer(recognizer.inner)
  }
}

private final class PlacedPressRecognizer: RelayRecognizer<Bool> {
  var placed: (CGPoint) -> Void = { _ in }

  override func receive(_ event: TouchEvent) {
    if event.kind == .down { placed(event.location(.local)) }
    super.receive(event)
  }
}
