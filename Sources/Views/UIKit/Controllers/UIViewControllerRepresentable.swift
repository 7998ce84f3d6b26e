import Foundation
import Geometry
import Motion
import ViewEngine

/// A controller of UIKit in SwiftUI.
///
/// - Note: Approximated: its view, as a clip shows views of UIKit.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View
where Body == _RepresentedView<UIViewControllerType> {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Nil: as large as the controller's view wants to be.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? {
    nil
  }

  public var body: _RepresentedView<UIViewControllerType> {
    _RepresentedView(
      makeCoordinator: makeCoordinator, make: { makeUIViewController(context: Context($0)) },
      update: { updateUIViewController($0, context: Context($1)) },
      size: { sizeThatFits($0, uiViewController: $1, context: Context($2)) },
      dismantle: {
        Self.dismantleUIViewController($0, coordinator: $1.coordinator(of: Self.self))
      },
      shown: \.represented)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a controller of UIKit knows of its place in SwiftUI.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  /// Of the update in which the controller is made or updated.
  public let transaction: Transaction
  public let environment: EnvironmentValues

  init(_ place: RepresentedPlace) {
    coordinator = place.coordinator(of: Representable.self)
    transaction = place.transaction
    environment = place.environment
  }

  /// Animates what `changes` sets of views, layers and SwiftUI's state as the transaction says: at once, where it has no animation.
  ///
  /// - Parameter completion: Called when the changes have arrived.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animate(changes, completion)
  }
}
