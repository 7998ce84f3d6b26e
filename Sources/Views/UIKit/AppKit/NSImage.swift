import Foundation
import ViewEngine

/// AppKit's image: UIKit's, with AppKit's names.
public typealias NSImage = UIImage

extension UIImage {
  public typealias Name = String

  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    self.init(systemName: name)
  }

  /// - Returns: Nil where there is no such file.
  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }

  public convenience init?(byReferencingFile fileName: String) {
    self.init(contentsOfFile: fileName)
  }
}

extension Image {
  /// An image without a picture shows nothing.
  nonisolated public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}
