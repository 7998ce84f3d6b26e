import Foundation

/// A named line through a view, horizontal or vertical, that other views can be lined up with.
public protocol AlignmentID: SendableMetatype {
  /// Where the line is in a view that says nothing of its own, from its top leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An ``AlignmentID`` and the axis it measures along, as a dictionary key.
@_spi(Engine) public struct AlignmentKey: Hashable, Sendable {
  /// Along which the line's place is measured: horizontal for a vertical line.
  package let axis: Axis
  private let id: any AlignmentID.Type

  package init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
  }

  /// Where the line is in a view that has no explicit guide, in points from the top leading corner.
  package func defaultValue(in context: ViewDimensions) -> CGFloat {
    id.defaultValue(in: context)
  }

  /// Whether both are of one type and axis; where their lines lie is not asked.
  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.axis == b.axis
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

// The lines every view has. An uninhabited type each: only its identity counts.
enum LeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum CenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum TrailingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum TopID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum MiddleID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum BottomID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A view without text stands on the baseline with its bottom.
enum FirstTextBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastTextBaselineID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
