import Foundation
import Motion
import ViewEngine

/// The pages of a tab bar controller of UIKit's in SwiftUI's view of tabs, which has the bar.
struct ControllerTabs: View {
  /// Nil where it has gone: it keeps this view, and not the other way round.
  let find: () -> UITabBarController?

  var body: some View {
    // Reading it has the body read again when there are other pages, or another one is chosen.
    if let controller = find(), controller.changes.count >= 0 { tabs(of: controller) }
  }

  @ViewBuilder private func tabs(of controller: UITabBarController) -> some View {
    let pages = (controller.viewControllers ?? []).enumerated().map(TabbedPage.init)
    let selection = Binding {
      controller.selectedIndex
    } set: {
      controller.choose($0)
    }
    TabView(selection: selection) {
      ForEach(pages) { page in
        let item = page.item
        TabbedController(controller: page.controller)
          .tabItem { face(of: page, isChosen: page.index == controller.selectedIndex) }
          .badge(item.changes.count >= 0 ? item.badgeValue.map { Text(verbatim: $0) } : nil)
          .tag(page.index)
      }
    }
    .environment(\.tabBarDress, controller.tabBar)
    .modifier(SafePlaceModifier())
  }

  @ViewBuilder private func face(of page: TabbedPage, isChosen: Bool) -> some View {
    let item = page.item
    if let image = (isChosen ? item.selectedImage : nil) ?? item.image {
      // UIKit shows the picture that it is given, filled or not.
      Image(uiImage: image).environment(\.symbolVariants, .none)
    }
    Text(verbatim: page.title)
  }
}

private struct TabbedPage: Identifiable {
  let index: Int
  let controller: UIViewController

  init(_ place: (offset: Int, element: UIViewController)) {
    (index, controller) = (place.offset, place.element)
  }

  var id: ObjectIdentifier { ObjectIdentifier(controller) }

  private var first: UIViewController? {
    (controller as? UINavigationController)?.viewControllers.first
  }

  /// What the first page of a navigation controller says of the tab counts as well, as in UIKit.
  var item: UITabBarItem {
    let own: UITabBarItem = controller.tabBarItem
    return own.title == nil && own.image == nil ? first?.tabBarItem ?? own : own
  }

  var title: String { item.title ?? controller.title ?? first?.title ?? "" }
}

/// A page of a tab, which is loaded when it is first shown.
private struct TabbedController: View {
  let controller: UIViewController

  var body: some View {
    controller.paged
      .environment(\.tabBarDress, nil)
      .onAppear {
        controller.appear(false)
        controller.ground.move(intoWindow: true)
      }
      .onDisappear {
        controller.ground.move(intoWindow: false)
        controller.left(false)
      }
  }
}
