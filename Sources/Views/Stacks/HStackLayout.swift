import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The layout of an ``HStack``, for ``AnyLayout`` and as a container of its own.
public struct HStackLayout: ArrangedLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  nonisolated public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }

  package var arrangement: any Arrangement {
    StackArrangement.horizontal(alignment: alignment, spacing: spacing)
  }
}

/// The layout of a ``VStack``, for ``AnyLayout`` and as a container of its own.
public struct VStackLayout: ArrangedLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  nonisolated public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }

  package var arrangement: any Arrangement {
    StackArrangement.vertical(alignment: alignment, spacing: spacing)
  }
}

/// The layout of a ``ZStack``, for ``AnyLayout`` and as a container of its own.
public struct ZStackLayout: ArrangedLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  package var arrangement: any Arrangement { LayeredArrangement(alignment: alignment) }
}
