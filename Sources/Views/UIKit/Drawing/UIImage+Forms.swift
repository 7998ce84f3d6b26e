import Foundation
import Geometry
import ViewEngine

extension UIImage {
  /// - Returns: Nil where no file has the name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?,
    _file: String = #filePath
  ) {
    self.init(named: name, _file: _file)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?,
    _file: String = #filePath
  ) {
    self.init(named: name, _file: _file)
  }

  /// - Note: Approximated: of the traits none counts.
  public convenience init?(
    systemName: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: systemName)
  }

  /// The symbol in the size and weight of a configuration.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard var image else { return self }
    image.symbolFont = (configuration as? SymbolConfiguration)?.font ?? image.symbolFont
    return UIImage(image, scale: scale)
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// - Note: Approximated: the picture itself, which is drawn in the size that it is shown in.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  public func preparingForDisplay() -> UIImage? { self }
}

/// - Note: Accepted: a clip keeps no photos.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
