import Foundation
import Geometry
import Motion
import ViewEngine

/// Tells where a represented recogniser's fingers are in spaces of SwiftUI's.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let place: RepresentedRecognizerPlace

  /// In the view that the recogniser is attached to.
  public var localLocation: CGPoint { location(in: .local) }
  /// Nil of a recogniser that has none.
  public var localTranslation: CGPoint? { translation(in: .local) }
  /// Points a second; nil of a recogniser that has none.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// - Note: Approximated: a named space is taken for the screen's.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    let isLocal = coordinateSpace.coordinateSpace == .local
    return place.recognizer?.location(in: isLocal ? place.view : nil) ?? .zero
  }

  /// - Note: Approximated: as on the screen, whose size every space has.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (place.recognizer as? UIPanGestureRecognizer)?.translation(in: nil)
  }

  /// - Note: Approximated: as on the screen, whose size every space has.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (place.recognizer as? UIPanGestureRecognizer)?.velocity(in: nil)
  }
}
