import Geometry

extension GraphicsContext {
  /// Draws into the same canvas with Quartz's names, and with UIKit's.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(self)
    try UIGraphics.within(UIGraphics.Drawing(context: context, scale: 1)) {
      try content(context)
    }
  }
}
