import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What a navigation stack's first page and a view of tabs stand on: they hide what is behind them.
///
/// - Matches: UIKit's controllers on iPhone and iPad, whose views have the system's background. A sheet has a ground
///   of its own. Where nothing is behind, nothing is drawn, so that a clip without a ground has none here either.
struct PageGround: View {
  @Environment(\.idiom) private var idiom
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    if idiom == .phone || idiom == .pad, !isPresented {
      Color(system: .windowGround).ignoresSafeArea().modifier(CoveringModifier())
    }
  }
}

/// Shows a view only where it has something to cover.
private struct CoveringModifier: WrapperModifier {
  func makeItem(_ child: Item, node: Node) -> CoveringItem { CoveringItem(child, node: node) }
}

final class CoveringItem: WrapperItem {
  /// Whether a view stands behind this one, or behind one that it is in.
  private var coversSomething: Bool {
    var item: Item = self
    // Tabs lie on each other, but only one of them is there.
    var isInTab = false
    while let around = item.superitem {
      // What is behind a column is its own ground.
      if around.ownColumn != nil { return false }
      if around is TabShowingItem { isInTab = true }
      let container = around as? ContainerItem
      let backmost = around.subitems.first
      if !isInTab, container?.arrangement.stackAxis == nil, let backmost, backmost !== item,
        !backmost.isGround
      {
        return true
      }
      if container != nil { isInTab = false }
      item = around
    }
    return false
  }

  override func draw(into items: inout [DisplayItem]) {
    if coversSomething { super.draw(into: &items) }
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    coversSomething ? super.hitTest(point) : []
  }
}

extension Item {
  /// Whether it is the ground of pages around others, which decides for itself.
  fileprivate var isGround: Bool {
    self is CoveringItem || subitems.count == 1 && subitems[0].isGround
  }
}
