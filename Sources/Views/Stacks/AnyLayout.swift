import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

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
