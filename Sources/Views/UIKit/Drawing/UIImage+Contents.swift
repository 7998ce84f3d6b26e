import Foundation
import Geometry
@_spi(Engine) import ViewEngine

extension UIImage {
  public convenience init(cgImage: CGImage) {
    self.init(cgImage.image(scale: 1))
  }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage.image(scale: scale), scale: scale)
  }

  /// Nothing: there are no pixels of a loaded picture in a demo.
  ///
  /// - Note: Approximated: a clip's data come from no camera and no network, so that none is read.
  public convenience init?(data: Data) {
    guard let photo = StandInPhoto(data: data) else { return nil }
    self.init(onMainActor { photo.image })
  }

  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Points.
  public var size: CGSize {
    guard let image else { return .zero }
    return onMainActor {
      guard let graph = ViewGraph.current else { return .zero }
      return image.resolved(in: EnvironmentValues(), measuring: graph.measuring).0.size
    }
  }

  /// The pixels: of a template in black, as a symbol's are on a device whatever tints it where it is shown.
  public var cgImage: CGImage? {
    guard let image else { return nil }
    if case .drawn(let picture) = image.source { return CGImage(picture: picture, scale: scale) }
    let size = size
    guard size.width > 0, size.height > 0 else { return nil }
    let drawing = onMainActor {
      Image(size: size) { $0.draw(image, in: CGRect(origin: .zero, size: size)) }
    }
    guard case .drawn(let picture) = drawing.source else { return nil }
    return CGImage(picture: picture, scale: scale, isMissing: image.source.isMissing)
  }

  /// Nil: a clip writes no files.
  public func pngData() -> Data? { nil }

  /// Nil: a clip writes no files.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}

extension Image.Source {
  /// There is no file of its name.
  fileprivate var isMissing: Bool {
    guard case .file(let name, let folder) = self else { return false }
    return DemoAssets.current.pictures[name] == nil
      && ImageFile.find(name, besideSource: folder) == nil
  }
}
