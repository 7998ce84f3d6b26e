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

/// A layout whose type is erased, so that one can take another's place.
///
///     let layout = isWide ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout())
///     layout { First(); Second() }
///
/// The views inside keep their identity and their state, and travel to their new places.
public struct AnyLayout: ArrangedLayout {
  private var layout: any Layout

  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(layout.animatableData) }
    set {
      func take<L: Layout>(_ layout: L) -> any Layout {
        var layout = layout
        if let data = newValue.value(as: L.AnimatableData.self) { layout.animatableData = data }
        return layout
      }
      layout = take(layout)
    }
  }

  package var arrangement: any Arrangement { layout.ownArrangement }
}
