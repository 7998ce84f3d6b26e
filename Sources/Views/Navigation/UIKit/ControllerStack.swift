import Foundation
import Motion
import ViewEngine

/// The pages of a navigation controller of UIKit's in SwiftUI's stack, which has the bars, their movement and the
/// swipe back.
struct ControllerStack: View {
  /// Nil where it has gone: it keeps this view, and not the other way round.
  let find: () -> UINavigationController?

  var body: some View {
    // Reading it has the body read again when there are other pages.
    if let navigation = find(), navigation.changes.count >= 0,
      let first = navigation.viewControllers.first
    {
      NavigationPages(
        root: StackedController(controller: first, navigation: navigation)
          .id(ObjectIdentifier(first))
          .navigationDestination(for: ControllerValue.self) {
            StackedController(controller: $0.controller, navigation: navigation)
          },
        path: path(of: navigation)
      )
      .modifier(SafePlaceModifier())
    }
  }

  private func path(of navigation: UINavigationController) -> Binding<[AnyHashable]> {
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
