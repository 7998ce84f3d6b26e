import Foundation
import Geometry
import Motion
import ViewEngine

/// A view of UIKit in SwiftUI.
///
/// - Note: Approximated: a clip shows what UIKit's views do with their colours, layers and subviews; a box with
///   the type's name stands for what it cannot show.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == _RepresentedView<UIViewType> {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Nil: as large as the view itself wants to be.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
    -> CGSize?
  {
    nil
  }

  public var body: _RepresentedView<UIViewType> {
    _RepresentedView(
      makeCoordinator: makeCoordinator, make: { makeUIView(context: Context($0)) },
      update: { updateUIView($0, context: Context($1)) },
      size: { sizeThatFits($0, uiView: $1, context: Context($2)) },
      dismantle: { Self.dismantleUIView($0, coordinator: $1.coordinator(of: Self.self)) },
      shown: \.shown)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view of UIKit knows of its place in SwiftUI.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  /// Of the update in which the view is made or updated.
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
