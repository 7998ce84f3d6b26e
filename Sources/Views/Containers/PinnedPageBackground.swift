import Foundation
import Geometry
import ViewEngine

/// Keeps the background of one of a watch's pages where the screen is, and fades it in over the page before while its own
/// comes from below. How fast is by eye.
struct PinnedPageBackground: ViewModifier {
  @Environment(\.idiom) private var idiom
  @Environment(\.verticalPage) private var page

  /// How much of a page's way is left when a background that no other has covered goes.
  private static let rest: CGFloat = 0.25

  func body(content: Content) -> some View {
    if idiom == .watch, let page {
      content.visualEffect { effect, proxy in
        let way = proxy.frame(in: .scrollView(axis: .vertical)).minY
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

private enum VerticalPageKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// Which of the pages below each other is around a view.
  var verticalPage: Int? {
    get { self[VerticalPageKey.self] }
    set { self[VerticalPageKey.self] = newValue }
  }
}
