import Foundation
import Geometry
import Motion
import ViewEngine

/// An outline that fills whatever rectangle it is given.
///
/// A shape is also a view: itself, filled with the foreground style. It is not tied to the main
/// actor, so that effects can ask for its path anywhere.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Called for every frame in which the rectangle or the shape's own data move.
  func path(in rect: CGRect) -> Path

  static var role: ShapeRole { get }

  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor public var body: _ShapeView<Self> {
    _ShapeView(shape: self, layers: [ShapeLayer(shape: self, style: ForegroundStyle())])
  }
}

/// A shape whose edge can be moved inwards, so that a border stays inside its rectangle.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// - Parameter amount: Points; negative moves the edge outwards.
  func inset(by amount: CGFloat) -> InsetShape
}

/// What a shape is meant for.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

/// What becomes of a shape in a right-to-left layout.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  private let mirrored: LayoutDirection?

  public static let fixed = LayoutDirectionBehavior(mirrored: nil)
  public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)

  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
    LayoutDirectionBehavior(mirrored: direction)
  }

  func mirrors(where direction: LayoutDirection) -> Bool { mirrored == direction }
}
