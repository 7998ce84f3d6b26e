import Drawing
import Foundation
import Geometry

extension CIFilterKind {
  /// Nil where something is missing that the filter needs.
  func output(of filter: CIFilter) -> CIImage? {
    if self == .qrCodeGenerator { return Self.code(filter) }
    guard let image = filter.inputImage else { return nil }
    if let matrix = matrix(of: filter) { return image.with(.colorMatrix(matrix)) }
    let radius = max(0, filter.number(kCIInputRadiusKey))
    switch self {
    case .gaussianBlur: return image.blurred(by: radius, reach: 3 * radius)
    // Of the same spread as what is even over a square, or over a disc.
    case .boxBlur: return image.blurred(by: radius / 3.squareRoot(), reach: radius)
    case .discBlur: return image.blurred(by: radius / 2, reach: radius)
    case .vignette, .vignetteEffect: return image.vignetted(by: filter, self)
    case .pixellate:
      return image.pixellated(
        scale: max(1, filter.number(kCIInputScaleKey)), center: filter.center)
    case .crystallize: return image.crystallized(radius: max(1, radius), center: filter.center)
    case .edges: return image.edges(intensity: max(0, filter.number(kCIInputIntensityKey)))
    case .unsharpMask:
      return image.sharpened(radius: radius, by: filter.number(kCIInputIntensityKey))
    case .sharpenLuminance:
      return image.sharpened(radius: radius, by: filter.number(kCIInputSharpnessKey))
    case .bloom: return image.bloomed(radius: radius, by: filter.number(kCIInputIntensityKey))
    case .lanczosScaleTransform:
      let scale = filter.number(kCIInputScaleKey)
      return image.transformed(
        by: CGAffineTransform(
          scaleX: scale * filter.number(kCIInputAspectRatioKey), y: scale))
    case .sourceOverCompositing:
      return filter.backgroundImage.map { image.composited(over: $0) } ?? image
    case .blendWithMask:
      guard let mask = filter.maskImage else { return nil }
      let light = DisplayItem.group(
        .colorMatrix(ColorFilter(kind: .luminanceToAlpha, amount: 1).matrix), mask.items)
      let shown = image.with(.mask([light]))
      return filter.backgroundImage.map { shown.composited(over: $0) } ?? shown
    default: return image
    }
  }

  /// Black squares on white, one pixel each and one around all.
  private static func code(_ filter: CIFilter) -> CIImage? {
    let level = QRCode.Correction(rawValue: filter.correctionLevel) ?? .medium
    guard let data = filter.data("inputMessage"), let code = QRCode(Array(data), correction: level)
    else { return nil }
    let side = CGFloat(code.side + 2)
    let squares = Path { path in
      for row in 0..<code.side {
        var column = 0
        while column < code.side {
          let start = column
          while column < code.side, code.isDark(column, row) { column += 1 }
          if column > start {
            path.addRect(
              CGRect(x: start + 1, y: row + 1, width: column - start, height: 1)
                .offsetBy(dx: 0, dy: -side))
          }
          column += 1
        }
      }
    }
    let ground = CGRect(x: 0, y: -side, width: side, height: side)
    return CIImage(
      [
        .leaf(.shape(ShapeLeaf(path: Path(ground), paint: .color(.white))), at: .zero),
        .leaf(
          .shape(ShapeLeaf(path: squares, paint: .color(.black), antialiased: false)), at: .zero),
      ], extent: CGRect(x: 0, y: 0, width: side, height: side))
  }
}

extension CIImage {
  fileprivate func blurred(by radius: Double, reach: CGFloat) -> CIImage {
    guard radius > 0 else { return self }
    let blurred = with(.blur(radius: radius, opaque: isClamped))
    return isClamped
      ? blurred : CIImage(blurred.items, extent: extent.insetBy(dx: -reach, dy: -reach))
  }
}
