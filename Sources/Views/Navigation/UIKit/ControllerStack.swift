import Foundation
import Motion
import ViewEngine

/// The pages of a navigation controller of UIKit's in SwiftUI's stack, which has the bars, their movement and the
/// swipe back.
struct ControllerStack: View {
  let navigation: UINavigationController

  var body: some View {
    // Reading it has the body read again when there are other pages.
    let _ = navigation.changes.count
    if let first = navigation.viewControllers.first {
      NavigationPages(
        root: page(first).id(ObjectIdentifier(first))
          .navigationDestination(for: ControllerValue.self) { page($0.controller) },
        path: path
      )
      .modifier(SafePlaceModifier())
    }
  }

  private func page(_ controller: UIViewController) -> some View {
    StackedController(controller: controller, navigation: navigation)
  }

  private var path: Binding<[AnyHashable]> {
    var still = Transaction()
    still.disablesAnimations = !navigation.isMoved
    return Binding<[AnyHashable]>(
      get: { navigation.viewControllers.dropFirst().map { AnyHashable(ControllerValue($0)) } },
      set: { (values: [AnyHashable]) in
        navigation.follow(
          Array(navigation.viewControllers.prefix(1))
            + values.compactMap { ($0.base as? ControllerValue)?.controller })
      }
    ).transaction(still)
  }
}

/// A controller by which one it is.
private struct ControllerValue: Hashable {
  let controller: UIViewController

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  static func == (a: ControllerValue, b: ControllerValue) -> Bool { a.controller === b.controller }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}
