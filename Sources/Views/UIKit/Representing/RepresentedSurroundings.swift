import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What code of UIKit's finds around a view that is represented in SwiftUI, going from one `superview` to the next: two
/// views without a name, then the scroll view that it is in, as in iOS; then what the window's controller shows.
@MainActor
final class RepresentedSurroundings {
  weak var item: Item?
  private let inner = UIView()
  private let outer = UIView()

  /// The nearest; nil while the view is nowhere.
  var view: UIView? {
    guard let item else { return nil }
    inner.frame.size = item.frame.size
    outer.frame.size = item.frame.size
    inner.holder = outer
    let around = sequence(first: item as Item, next: \.superitem)
    let scroll = around.lazy.compactMap { $0 as? ScrollItem }.first
    outer.holder =
      scroll.map { item.graph.part(HostedScrollViews.self).view(of: $0) }
      ?? UIWindowScene.main.windows.first?.rootViewController?.view
    return inner
  }
}

/// Those of SwiftUI's scroll views that code of UIKit's has asked for.
final class HostedScrollViews: GraphPart {
  private var views: [ObjectIdentifier: HostedScrollView] = [:]

  init() {}

  func view(of item: ScrollItem) -> HostedScrollView {
    views = views.filter { $0.value.item != nil }
    if let view = views[ObjectIdentifier(item)] { return view }
    let view = HostedScrollView(of: item)
    views[ObjectIdentifier(item)] = view
    return view
  }
}
