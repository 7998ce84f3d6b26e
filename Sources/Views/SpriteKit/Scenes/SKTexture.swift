import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A picture that sprites and particles show.
///
/// - Note: Approximated: as pictures are drawn in SwiftUI, whatever the filtering; parts of a texture and atlases are
///   not there.
public class SKTexture: NSObject, @unchecked Sendable {
  let image: Image?
  public var filteringMode = SKTextureFilteringMode.linear
  public var usesMipmaps = false

  init(_ image: Image?) {
    self.image = image
  }

  /// Nothing.
  public override convenience init() { self.init(nil) }

  public convenience init(image: UIImage) { self.init(image.image) }
  public convenience init(cgImage: CGImage) { self.init(cgImage.image(scale: 1)) }

  /// A file of that name, or of the demo's catalogue.
  public convenience init(imageNamed name: String, _file: String = #filePath) {
    let folder = (_file as NSString).deletingLastPathComponent
    self.init(Image(source: .file(name, folder: folder)))
  }

  /// Points.
  public func size() -> CGSize { image.map { UIImage($0).size } ?? .zero }

  public func preload(completionHandler: @escaping () -> Void) { completionHandler() }
}

public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
