import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// One tap, or several in a row.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void

  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }

  package func newRecognizer() -> Recognizer<Void> { TapRecognizer(count: count) { _ in } }

  package func update(_ recognizer: Recognizer<Void>) {
    (recognizer as? TapRecognizer<Void>)?.count = count
  }
}

/// A tap, or several in a row, with their place.
public struct SpatialTapGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  package func newRecognizer() -> Recognizer<Value> {
    let space = coordinateSpace
    return TapRecognizer(count: count, isSpatial: true) { Value(location: $0.location(space)) }
  }

  package func update(_ recognizer: Recognizer<Value>) {
    (recognizer as? TapRecognizer<Value>)?.count = count
  }
}

final class TapRecognizer<Value>: Recognizer<Value> {
  var count: Int
  private let isSpatial: Bool
  private let value: (TouchEvent) -> Value
  private var taps = 0
  private var start = CGPoint.zero
  /// Until when the next tap counts as one of the same gesture.
  private var end: Double?

  init(count: Int, isSpatial: Bool = false, value: @escaping (TouchEvent) -> Value) {
    self.count = count
    self.isSpatial = isSpatial
    self.value = value
  }

  override func receive(_ event: TouchEvent) {
    switch event.kind {
    case .down:
      if !(end.map { event.time <= $0 } ?? false) { taps = 0 }
      end = nil
      start = event.point
      phase = .possible
    case .moved:
      if event.distance(from: start) > TapConstants.slop { phase = .failed }
    case .up:
      taps += 1
      if taps >= count {
        phase = .ended(value(event))
      } else {
        end = event.time + TapConstants.interval
      }
    case .time:
      if let end, event.time >= end - 1e-9 { phase = .failed }
    }
    if phase.isOver { forget() }
  }

  override func cancel() {
    super.cancel()
    forget()
  }

  private func forget() {
    taps = 0
    end = nil
  }

  override var deadline: Double? { end }
  override var respondsToTaps: Bool { true }
  override var demonstration: TouchDemonstration? {
    isSpatial ? .spot(count: count) : .tap(count: count)
  }
}

enum TapConstants {
  /// Taps further apart than this do not count as one gesture, in seconds.
  static let interval = 0.35
  /// Points a tapping finger may move.
  static let slop: CGFloat = 10
}

extension View {
  /// Runs an action when the view is tapped a number of times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }

  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
