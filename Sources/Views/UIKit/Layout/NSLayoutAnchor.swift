import Foundation
import Geometry

/// An edge, the middle or a length of a view, to make constraints of.
@MainActor @preconcurrency
public class NSLayoutAnchor<Kind> {
  let end: NSLayoutConstraint.End

  init(_ end: NSLayoutConstraint.End) {
    self.end = end
  }

  fileprivate func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<Kind>?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      end, relation, other?.end, multiplier: multiplier, constant: constant)
  }

  public func constraint(equalTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    constraint(.equal, anchor, constant: constant)
  }

  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor, constant: constant)
  }

  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor, constant: constant)
  }
}

public enum NSLayoutXAxisKind {}
public enum NSLayoutYAxisKind {}
public enum NSLayoutLengthKind {}

public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<NSLayoutXAxisKind>
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<NSLayoutYAxisKind>

/// The width or the height of a view.
@MainActor @preconcurrency
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutLengthKind> {
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c)
  }

  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }

  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: constant)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: constant)
  }
}

/// Anchors of a view, or of a guide in it.
@MainActor @preconcurrency
public protocol _Anchored {
  associatedtype Anchors
  func _end(_ attribute: NSLayoutConstraint.Attribute) -> _AnchorEnd
}

/// One side of a constraint, before it is one.
public struct _AnchorEnd {
  let end: NSLayoutConstraint.End
}

extension _Anchored {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_end(.leading).end) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_end(.trailing).end) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_end(.left).end) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_end(.right).end) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_end(.centerX).end) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_end(.top).end) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_end(.bottom).end) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_end(.centerY).end) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(_end(.width).end) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(_end(.height).end) }
}

extension UIView: _Anchored {
  public typealias Anchors = UIView

  public func _end(_ attribute: NSLayoutConstraint.Attribute) -> _AnchorEnd {
    _AnchorEnd(end: NSLayoutConstraint.End(view: self, attribute: attribute))
  }

  /// - Note: Approximated: what is represented in SwiftUI stands in the safe area already, so that it is all of the view,
  ///   unless that is a page of UIKit's controllers, which reaches beneath bars.
  public var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide(of: self, insets: .zero, isSafe: true)
  }
  public var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide(of: self, insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }
}

/// A rectangle in a view, to make constraints with.
@MainActor @preconcurrency
public final class UILayoutGuide: NSObject, _Anchored {
  public typealias Anchors = UILayoutGuide

  public let owningView: UIView?
  private let view: UIView
  private let insets: UIEdgeInsets
  private let isOfContent: Bool?
  private let isSafe: Bool

  init(of view: UIView, insets: UIEdgeInsets, isOfContent: Bool? = nil, isSafe: Bool = false) {
    self.isSafe = isSafe
    owningView = view
    self.view = view
    self.insets = insets
    self.isOfContent = isOfContent
  }

  public func _end(_ attribute: NSLayoutConstraint.Attribute) -> _AnchorEnd {
    _AnchorEnd(
      end: NSLayoutConstraint.End(
        view: view, insets: insets, isOfContent: isOfContent, isSafe: isSafe,
        attribute: attribute))
  }
}
