import Foundation
import Geometry
import ViewEngine

/// What a canvas is drawn on with.
public protocol PKTool {}

/// Draws a line.
public struct PKInkingTool: PKTool {
  public enum InkType: String, Sendable {
    case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
  }

  public var inkType: InkType
  public var color: UIColor
  public var width: CGFloat

  /// - Parameter width: Points; nil is as wide as is usual for the kind.
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    inkType = type
    self.color = type == .marker ? color.withAlphaComponent(0.8) : color
    self.width = width ?? (type == .marker ? 15 : 4)
  }

  /// No thinner than can be seen.
  var drawnWidth: CGFloat { max(1, width) }
}

/// Takes lines away.
public struct PKEraserTool: PKTool {
  public enum EraserType: Sendable { case vector, bitmap, fixedWidthBitmap }

  /// - Note: Approximated: whole lines go, whatever the kind.
  public var eraserType: EraserType

  public init(_ eraserType: EraserType, width: CGFloat? = nil) { self.eraserType = eraserType }
}

/// Chooses lines.
///
/// - Note: Approximated: nothing is chosen with it.
public struct PKLassoTool: PKTool {
  public init() {}
}

/// The tools at the bottom of a screen.
///
/// - Note: Approximated: they are not shown; the canvas has the one that it was given.
@MainActor @preconcurrency
public final class PKToolPicker: NSObject {
  public private(set) var isVisible = false
  public var selectedTool: any PKTool = PKInkingTool(.pen)

  public func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    isVisible = visible
  }

  public func addObserver(_ observer: AnyObject) {}
  public func removeObserver(_ observer: AnyObject) {}
}
