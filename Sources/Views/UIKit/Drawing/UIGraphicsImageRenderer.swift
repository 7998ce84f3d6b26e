import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Makes a picture of what a closure draws with UIKit's and Quartz's names.
///
/// The picture is what was drawn, and drawn again wherever it is shown: it has no pixels of its own.
public final class UIGraphicsImageRenderer {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  /// - Parameter size: Points.
  public convenience init(
    size: CGSize, format: UIGraphicsImageRendererFormat = .preferred()
  ) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .preferred()) {
    self.bounds = bounds
    self.format = format
  }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIGraphics.image(in: bounds, scale: format.scale) { context in
      if format.opaque {
        context.fill(bounds)
      }
      actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    }
  }

  /// - Note: Approximated: no bytes, after the closure was called: a clip writes no files.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = image(actions: actions)
    return Data()
  }

  /// - Note: Approximated: no bytes, after the closure was called: a clip writes no files.
  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    pngData(actions: actions)
  }
}

public final class UIGraphicsImageRendererFormat {
  /// Pixels a point.
  public var scale: CGFloat = 2
  public var opaque = false

  public init() {
    guard DispatchQueue.isOnMain else { return }
    scale = onMainActor { ViewGraph.current?.pixelsPerPoint } ?? scale
  }

  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// In the colour that was set last.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.within {
      $0.setBlendMode(blendMode)
      $0.fill(rect)
    }
  }

  /// A line of one point along the inside of the edge.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
