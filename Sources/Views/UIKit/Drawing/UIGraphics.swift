import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What UIKit draws into: the innermost of the pictures that are being made.
enum UIGraphics {
  struct Drawing {
    let context: CGContext
    let scale: CGFloat
  }

  nonisolated(unsafe) fileprivate(set) static var drawings: [Drawing] = []

  /// A picture of what is drawn in a call; where there is no clip to draw for, none, and no call.
  static func image(in bounds: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
    guard let context = context(of: bounds.size) else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let drawing = Drawing(context: context, scale: scale)
    within(drawing) { draw(context) }
    return drawing.image
  }

  /// Draws into a context that is somebody else's.
  static func within(_ drawing: Drawing, _ body: () throws -> Void) rethrows {
    drawings.append(drawing)
    defer { drawings.removeLast() }
    try body()
  }

  /// Nil where there is no clip, whose fonts a text could be measured with.
  static func measuring<Result>(_ body: (CGContext) -> Result) -> Result? {
    context(of: .zero).map(body)
  }

  fileprivate static func context(of size: CGSize) -> CGContext? {
    guard DispatchQueue.isOnMain, let graph = onMainActor({ ViewGraph.current }) else { return nil }
    return CGContext(
      GraphicsContext(
        origin: .zero, size: size, environment: EnvironmentValues(), graph: graph, symbols: []))
  }
}

extension UIGraphics.Drawing {
  fileprivate var image: UIImage {
    let drawn = context.state.context
    guard drawn.size.width > 0, drawn.size.height > 0 else { return UIImage() }
    let picture = DrawnPicture(items: drawn.sink.items, size: drawn.size)
    return UIImage(Image(source: .drawn(picture)), scale: scale)
  }
}

/// Nil where nothing is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphics.drawings.last?.context }

/// - Parameter scale: Pixels a point; 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{
  guard let context = UIGraphics.context(of: size) else { return }
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat().scale
  UIGraphics.drawings.append(UIGraphics.Drawing(context: context, scale: scale))
}

/// A picture of one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// What has been drawn since the picture was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphics.drawings.last?.image
}

public func UIGraphicsEndImageContext() { _ = UIGraphics.drawings.popLast() }

/// Fills a rectangle with the colour that was set last.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
