import Foundation
import Motion
import ViewEngine

/// How a controller's sheet stands: `presentationDetents` and its like, in UIKit's words.
@MainActor @preconcurrency
public final class UISheetPresentationController: UIPresentationController {
  public var detents: [Detent] = [.large()] { didSet { changes.add() } }
  /// The detent that it stands at; nil is the lowest.
  public var selectedDetentIdentifier: Detent.Identifier? { didSet { changes.add() } }
  /// Up to which detent fingers reach what is behind, which is no darker then.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changes.add() } }
  public var prefersGrabberVisible = false { didSet { changes.add() } }
  public var preferredCornerRadius: CGFloat? { didSet { changes.add() } }
  public var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { changes.add() } }
  /// - Note: Accepted: a sheet of a phone on its side covers the screen.
  public var prefersEdgeAttachedInCompactHeight = false
  /// - Note: Accepted: a sheet is as wide as SwiftUI's.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  let changes = ChangeCount()

  /// A sheet goes to another height with a motion of its own, whoever says so.
  public func animateChanges(_ changes: () -> Void) { withAnimation { changes() } }

  public func invalidateDetents() { changes.add() }

  /// A height for a sheet.
  @MainActor @preconcurrency
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }

    public let identifier: Identifier
    /// Of one's own: finds how high it is, in points, in so much space.
    let resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    init(
      _ identifier: Identifier,
      by resolver: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    public static func medium() -> Detent { Detent(.medium, by: nil) }
    public static func large() -> Detent { Detent(.large, by: nil) }

    /// - Parameter resolver: Finds the height in points, without the safe area below.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), by: resolver)
    }
  }
}

/// Who is told to which height a finger has brought a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What a detent of one's own goes by.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  /// How high the highest is.
  var maximumDetentValue: CGFloat { get }
}
