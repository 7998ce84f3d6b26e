import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The layout of a ``Grid``, for ``AnyLayout`` and as a container of its own.
///
/// A view that is in no ``GridRow`` is a row by itself.
public struct GridLayout: ArrangedLayout {
  public var alignment: Alignment
  /// Points from column to column; nil is the default distance.
  public var horizontalSpacing: CGFloat?
  /// Points from row to row; nil is the default distance.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  package var arrangement: any Arrangement {
    GridArrangement(
      alignment: alignment,
      spacing: CGSize(
        width: ViewGraph.asked(horizontalSpacing, "horizontalSpacing")
          ?? LayoutConstants.defaultSpacing,
        height: ViewGraph.asked(verticalSpacing, "verticalSpacing")
          ?? LayoutConstants.defaultSpacing))
  }
}
