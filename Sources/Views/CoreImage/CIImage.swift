import Drawing
import Foundation
import Geometry
import ViewEngine

/// Core Image's picture: what is drawn, which stays as sharp as that is.
///
/// - Note: Approximated: it has no pixels of its own; filters act on what is drawn, as the house's effects do.
public final class CIImage: NSObject, @unchecked Sendable {
  /// In pixels, `y` down from where Core Image's runs up.
  let items: [DisplayItem]
  /// In pixels, from the lower left.
  public let extent: CGRect
  /// Whether its edges go on without end, as a blur is to see them.
  let isClamped: Bool

  init(_ items: [DisplayItem], extent: CGRect, isClamped: Bool = false) {
    self.items = items
    self.extent = extent
    self.isClamped = isClamped
  }

  public convenience init(cgImage: CGImage) {
    let picture = cgImage.pixels
    let (width, height) = (picture.size.width, picture.size.height)
    self.init(
      width > 0 && height > 0
        ? [picture.drawn(in: CGRect(x: 0, y: -height, width: width, height: height))] : [],
      extent: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// - Returns: Nil of an image without a picture.
  public convenience init?(image: UIImage) {
    guard let cgImage = image.cgImage else { return nil }
    self.init(cgImage: cgImage)
  }

  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }

  /// One colour without end.
  public convenience init(color: CIColor) {
    let side: CGFloat = 100_000
    let field = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
    let shape = ShapeLeaf(path: Path(field), paint: .color(color.rgba))
    self.init([.leaf(.shape(shape), at: .zero)], extent: .infinite)
  }

  public static func empty() -> CIImage { CIImage([], extent: .null) }

  /// The extent where `y` runs down.
  var rect: CGRect {
    CGRect(x: extent.minX, y: -extent.maxY, width: extent.width, height: extent.height)
  }

  /// What is drawn, under an effect.
  func with(_ effect: Effect) -> CIImage {
    CIImage([.group(effect, items)], extent: extent, isClamped: isClamped)
  }
}

extension CIImage {
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let down = CGAffineTransform(
      a: matrix.a, b: -matrix.b, c: -matrix.c, d: matrix.d, tx: matrix.tx, ty: -matrix.ty)
    let extent = extent.isInfinite ? extent : extent.applying(matrix)
    return CIImage(
      [.group(.transform(ProjectionTransform(down)), items)], extent: extent, isClamped: isClamped)
  }

  public func cropped(to rect: CGRect) -> CIImage {
    let kept = extent.isInfinite ? rect : extent.intersection(rect)
    guard !kept.isNull, !kept.isEmpty else { return .empty() }
    let down = CGRect(x: kept.minX, y: -kept.maxY, width: kept.width, height: kept.height)
    return CIImage(
      [.group(.clip(Path(down), evenOdd: false, antialiased: false), items)], extent: kept)
  }

  /// - Note: Approximated: the edges go on for a hundred pixels, as far as a usual blur sees.
  public func clampedToExtent() -> CIImage {
    CIImage(extended(by: 100), extent: .infinite, isClamped: true)
  }

  public func composited(over dest: CIImage) -> CIImage {
    CIImage(dest.items + items, extent: dest.extent.union(extent))
  }

  /// - Note: Accepted: what is drawn has no pixels to choose from.
  public func samplingNearest() -> CIImage { self }
  public func samplingLinear() -> CIImage { self }

  /// - Note: Accepted: what is drawn here is upright.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }

  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// - Returns: The picture as it is where there is no such filter.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:])
    -> CIImage
  {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.inputImage = self
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? self
  }
}

/// How a picture was turned when it was taken.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

extension UIImage {
  /// A picture in its own pixels.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    guard let made = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: made, scale: scale, orientation: orientation)
  }

  /// - Note: Approximated: nil, as of most images on a device.
  public var ciImage: CIImage? { nil }
}
