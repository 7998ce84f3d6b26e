import Foundation
import Geometry
import Motion

/// On which side of a mark its annotation stands.
public struct AnnotationPosition: Equatable, Sendable {
  /// Towards trailing and downwards, 1 each; 0 is in the middle.
  let x: CGFloat
  let y: CGFloat
  let isOverlay: Bool
  let isAutomatic: Bool

  private init(
    _ x: CGFloat, _ y: CGFloat, isOverlay: Bool = false, isAutomatic: Bool = false
  ) {
    self.x = x
    self.y = y
    self.isOverlay = isOverlay
    self.isAutomatic = isAutomatic
  }

  /// Above a mark, and below a chart.
  public static var automatic: AnnotationPosition { AnnotationPosition(0, -1, isAutomatic: true) }
  public static var overlay: AnnotationPosition { AnnotationPosition(0, 0, isOverlay: true) }
  public static var top: AnnotationPosition { AnnotationPosition(0, -1) }
  public static var bottom: AnnotationPosition { AnnotationPosition(0, 1) }
  public static var leading: AnnotationPosition { AnnotationPosition(-1, 0) }
  public static var trailing: AnnotationPosition { AnnotationPosition(1, 0) }
  public static var topLeading: AnnotationPosition { AnnotationPosition(-1, -1) }
  public static var topTrailing: AnnotationPosition { AnnotationPosition(1, -1) }
  public static var bottomLeading: AnnotationPosition { AnnotationPosition(-1, 1) }
  public static var bottomTrailing: AnnotationPosition { AnnotationPosition(1, 1) }
}

/// What an annotation's view can ask about its mark.
public struct AnnotationContext {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}
