import Foundation
import Geometry
import Motion
import ViewEngine

/// A view of AppKit in SwiftUI.
///
/// - Note: Approximated: as ``UIViewRepresentable``.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Body == _RepresentedView<NSViewType> {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>

  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}

  /// Nil: as large as the view itself wants to be.
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context)
    -> CGSize?
  {
    nil
  }

  public var body: _RepresentedView<NSViewType> {
    _RepresentedView(
      makeCoordinator: makeCoordinator, make: { makeNSView(context: Context($0)) },
      update: { updateNSView($0, context: Context($1)) },
      size: { sizeThatFits($0, nsView: $1, context: Context($2)) },
      dismantle: { Self.dismantleNSView($0, coordinator: $1.coordinator(of: Self.self)) },
      shown: \.shown)
  }
}

extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view of AppKit knows of its place in SwiftUI.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
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
