import Foundation
import Motion
import ViewEngine

/// A page of a navigation controller of UIKit's, and what it has in the bars around it.
struct StackedController: View {
  let controller: UIViewController
  let navigation: UINavigationController

  var body: some View {
    // It says as it loads what its bars have.
    let shown = controller.paged
    let item = controller.navigationItem
    // Reading them has the body read again when a bar has something else.
    let bar = navigation.navigationBar
    let _ = item.changes.count + navigation.changes.count + bar.changes.count
    (item.searching?.added(to: shown) ?? shown)
      .toolbar {
        BarButtons(
          item: item, toolbar: toolbar, tint: bar.tintColor, hasLargeTitle: hasLargeTitle)
      }
      .navigationBar { say(item, in: &$0) }
      .transformPreference(TabBarLookKey.self) { if hidesTabs { $0.visibility = .hidden } }
      .onAppear { controller.ground.move(intoWindow: true) }
      .onDisappear {
        controller.left(true)
        controller.ground.move(intoWindow: false)
        navigation.settle()
      }
  }

  private var toolbar: [UIBarButtonItem] {
    navigation.isToolbarHidden ? [] : controller.toolbarItems ?? []
  }

  private var hasLargeTitle: Bool {
    let mode = controller.navigationItem.largeTitleDisplayMode
    return navigation.navigationBar.prefersLargeTitles && mode != .never && mode != .inline
  }

  private var hidesTabs: Bool {
    controller.hidesBottomBarWhenPushed && controller !== navigation.viewControllers.first
  }

  /// What SwiftUI in the page says of its bar comes first, as where UIKit hosts it.
  private func say(_ item: UINavigationItem, in values: inout NavigationBarValues) {
    values.title = values.title ?? item.title.map { Text(verbatim: $0) }
    if !navigation.navigationBar.prefersLargeTitles {
      values.displayMode = .inline
    } else if values.displayMode == .automatic {
      values.displayMode = mode(item.largeTitleDisplayMode)
    }
    let isReplaced =
      item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    values.hidesBack = values.hidesBack || item.hidesBackButton || isReplaced
    values.backName = item.backName
    values.dress = item.ownBar ?? navigation.navigationBar
    values.barTint = navigation.navigationBar.tintColor
    if item.hidesBar { values.looks[.navigationBar, default: BarLook()].visibility = .hidden }
  }

  private func mode(_ mode: UINavigationItem.LargeTitleDisplayMode)
    -> NavigationBarItem.TitleDisplayMode
  {
    switch mode {
    case .automatic: .automatic
    case .always: .large
    case .never, .inline: .inline
    }
  }
}
