import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Whether taps reach the view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// The area of the view that taps reach.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// The outline of the view for some uses.
  ///
  /// - Note: Approximated: of the kinds only `interaction` counts, in a clip; a preview that is
  ///   lifted or hovered over keeps the view's rectangle.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(shape: kind.contains(.interaction) ? shape : nil, eoFill: eoFill))
  }
}

/// What an outline of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Taps and other gestures.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
