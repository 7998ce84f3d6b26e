import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A finger that stays where it is for a while. Its value is true from when the finger is down.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool

  /// Seconds.
  public var minimumDuration: Double
  /// Points the finger may move.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  package func newRecognizer() -> Recognizer<Bool> { LongPressRecognizer(self) }

  package func update(_ recognizer: Recognizer<Bool>) {
    (recognizer as? LongPressRecognizer)?.gesture = self
  }
}

final class LongPressRecognizer: Recognizer<Bool> {
  var gesture: LongPressGesture
  private var start = CGPoint.zero
  private var end: Double?

  init(_ gesture: LongPressGesture) {
    self.gesture = gesture
  }

  override func receive(_ event: TouchEvent) {
    switch event.kind {
    case .down:
      start = event.point
      end = event.time + gesture.minimumDuration
      phase = .active(true)
    case .moved:
      if event.distance(from: start) > gesture.maximumDistance { phase = .failed }
    case .up: phase = .failed
    case .time: break
    }
    if case .active = phase, let end, event.time >= end - 1e-9 { phase = .ended(true) }
    if phase.isOver { end = nil }
  }

  override func cancel() {
    super.cancel()
    end = nil
  }

  /// A finger that is merely down may still become something else.
  override var claims: Bool {
    if case .ended = phase { true } else { false }
  }

  override var deadline: Double? { end }
  override var demonstration: TouchDemonstration? { .press(gesture.minimumDuration) }
  override var claimsAtOnce: Bool { gesture.minimumDuration <= 0 }
}

extension View {
  /// Runs an action when the view is pressed for a while.
  ///
  /// - Parameter onPressingChanged: Told when the finger comes down and when the press is over; of a press that takes no
  ///   time, when the finger is lifted.
  @ViewBuilder
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    if minimumDuration <= 0 {
      // What the finger is on, such as a button, is pressed as well.
      gesture(
        LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
          .onEnded { _ in action() }
      )
      .simultaneousGesture(
        TouchDownGesture(maximumDistance: maximumDistance, pressing: onPressingChanged ?? { _ in }))
    } else {
      pressGesture(minimumDuration, maximumDistance, action, onPressingChanged)
    }
  }

  private func pressGesture(
    _ minimumDuration: Double, _ maximumDistance: CGFloat, _ action: @escaping () -> Void,
    _ onPressingChanged: ((Bool) -> Void)?
  ) -> some View {
    gesture(
      PressingGesture(
        base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        pressing: onPressingChanged ?? { _ in }
      ).onEnded { _ in action() })
  }

  @available(*, deprecated, message: "Use onLongPressGesture(…perform:onPressingChanged:).")
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// Tells when a press begins and when it is over, however it ends.
struct PressingGesture: PrimitiveGesture {
  typealias Value = Bool

  let base: LongPressGesture
  let pressing: (Bool) -> Void

  func newRecognizer() -> Recognizer<Bool> { PressingRecognizer(base.makeRecognizer()) }

  func update(_ recognizer: Recognizer<Bool>) {
    guard let recognizer = recognizer as? PressingRecognizer else { return }
    recognizer.pressing = pressing
    base.updateRecognizer(recognizer.inner)
  }
}

final class PressingRecognizer: RelayRecognizer<Bool> {
  var pressing: (Bool) -> Void = { _ in }
  private var isPressing = false

  override func react() {
    switch phase {
    case .active where !isPressing:
      isPressing = true
      pressing(true)
    case .ended, .failed: reset()
    case .possible, .active: break
    }
  }

  override func reset() {
    guard isPressing else { return }
    isPressing = false
    pressing(false)
  }
}
