import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Keeps the background of one of a watch's pages where the screen is, and fades it in over the page before while its own
/// comes from below. How fast is by eye.
struct PinnedPageBackground: ViewModifier {
  let container: ContainerBackgroundPlacement
  @Environment(\.idiom) private var idiom

  /// How much of a page's way is left when a background that no other has covered goes.
  private static let rest: CGFloat = 0.25

  func body(content: Content) -> some View {
    if idiom == .watch, container == .tabView {
      content.visualEffect { effect, proxy in
        let page = proxy.item?.verticalPage
        let way = page == nil ? 0 : proxy.frame(in: .scrollView(axis: .vertical)).minY
        return effect.offset(y: -way)
          .opacity(Self.opacity(way: way, height: proxy.size.height, isFirst: page == 0))
      }
    } else {
      content
    }
  }

  /// - Parameters:
  ///   - way: How far below its place the page is; negative where it is above.
  ///   - isFirst: There is no page before it to fade from.
  static func opacity(way: CGFloat, height: CGFloat, isFirst: Bool) -> Double {
    let share = Double(way / max(height, 1))
    if share > 0 { return isFirst ? 1 : max(0, 1 - share) }
    return min(1, max(0, (1 + share) / rest))
  }
}

/// Tells what is on a page which of the pages below each other it is: those are made before it is known.
struct VerticalPageModifier: WrapperModifier {
  let page: Int

  func makeItem(_ child: Item, node: Node) -> VerticalPageItem {
    VerticalPageItem(child, node: node)
  }

  func update(_ item: VerticalPageItem, transaction: Transaction) { item.page = page }
}

final class VerticalPageItem: WrapperItem {
  var page = 0
}

extension Item {
  /// Which of the pages below each other is around it.
  fileprivate var verticalPage: Int? {
    var outer = superitem
    while let item = outer {
      if let page = item as? VerticalPageItem { return page.page }
      outer = item.superitem
    }
    return nil
  }
}
