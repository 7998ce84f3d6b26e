import Drawing
import Foundation
import Geometry

/// What one frame shows of a view: where it is, how large, how strong.
///
/// Found by a walk over the items as they are, for whoever tells how something moves; what is drawn is
/// measured, so that everything is as it is seen: a leaf on its way to where layout put it is on its way.
@MainActor
package struct ItemMotion {
  /// For whoever recognises it in another frame, as long as that one keeps it.
  package let item: Item
  /// The one around it, by its place in the frame's list.
  package let parent: Int?
  /// Whether it is one picture; else it holds others, and only what is done to all of them is its own.
  package let isLeaf: Bool
  /// The first colour that it is painted with.
  package let color: RGBA?
  /// Around what it draws, in points of what holds it, before modifiers do something to it.
  package let bounds: CGRect
  /// What modifiers and transitions right around it do to it.
  package let own: Placement
  /// On screen, with all that is done to what holds it.
  package let shown: Placement

  /// The view's type without its parameters, or what a control around it is: `Rectangle`, `Button`.
  package var name: String {
    control.map { ViewNames.name(of: $0.viewType) } ?? item.node.viewName
  }

  /// What it says, or the control that it is a part of; empty where nothing does.
  package var label: String {
    let own = item.label
    guard own.isEmpty, control != nil else { return own }
    var outer = item.superitem
    while let current = outer, !current.isControl { outer = current.superitem }
    return outer?.label ?? ""
  }

  /// Whether it is a part of something that people call by one name.
  package var isPartOfControl: Bool { control != nil }

  private var control: Node? {
    var node = item.node.parent
    for _ in 0..<Self.deepest {
      guard let current = node else { return nil }
      if Self.controls.contains(ViewNames.name(of: current.viewType)) { return current }
      node = current.parent
    }
    return nil
  }

  /// Nodes between a part of a control and the control; styles are made of some dozens.
  private static let deepest = 60
  private static let controls: Set<String> = [
    "Button", "Toggle", "Slider", "Stepper", "Picker", "Menu", "TextField", "SecureField",
    "DatePicker", "ColorPicker", "Gauge", "ProgressView", "Link", "NavigationLink", "EditButton",
    "DisclosureGroup", "TabView", "MultiDatePicker", "TextEditor", "PasteButton", "ShareLink",
  ]

  /// Where something is, and how it stands there.
  package struct Placement: Hashable, Sendable {
    /// Its middle, in points.
    package var center: CGPoint
    /// Of areas, its square root: 1 as laid out.
    package var scale: Double
    /// Clockwise, in degrees, −180…180.
    package var rotation: Double
    /// 0…1.
    package var opacity: Double
  }
}

extension ViewGraph {
  /// The views that draw something now, outer ones first: every leaf, and what holds others where a
  /// modifier could move it or let it fade.
  package var itemMotions: [ItemMotion] {
    var walk = MotionWalk()
    for item in [rootItem, frontItem] { if let item { walk.visit(item) } }
    return walk.found
  }
}
