import Drawing
import Foundation
import Geometry
import ViewEngine

/// Makes pictures of Core Image's.
public final class CIContext: NSObject, @unchecked Sendable {
  /// - Note: Accepted: a clip draws in one way.
  public init(options: [CIContextOption: Any]? = nil) {
    super.init()
  }

  public override convenience init() { self.init(options: nil) }

  /// - Parameter rect: In pixels, from the lower left.
  /// - Returns: Nil where it is empty or without end.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? {
    guard !rect.isInfinite, rect.width > 0, rect.height > 0, rect.width < 100_000,
      rect.height < 100_000
    else { return nil }
    let move = CGAffineTransform(translationX: -rect.minX, y: rect.maxY)
    let items = [DisplayItem.group(.transform(ProjectionTransform(move)), image.items)]
    return CGImage(picture: DrawnPicture(items: items, size: rect.size), scale: 1)
  }
}

/// - Note: Accepted: a clip draws in one way.
public struct CIContextOption: Hashable, Sendable {
  private let name: String

  public static let useSoftwareRenderer = CIContextOption(name: "useSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(name: "workingColorSpace")
  public static let outputColorSpace = CIContextOption(name: "outputColorSpace")
  public static let cacheIntermediates = CIContextOption(name: "cacheIntermediates")
}
