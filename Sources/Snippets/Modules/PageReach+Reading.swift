import Foundation
import Views

extension PageReach {
  /// Whether a file may be read that a page names for its look, or that stands for a package: within reach, and called
  /// what it is meant to be where a link leads as well. A repository may hold more than pictures, looks and manifests,
  /// such as keys, and a page's code is shown what the page names.
  package func mayBeRead(_ path: String) -> Bool {
    let (named, real) = (Self.kind(path), Self.kind(Self.real(path)))
    return contains(path) && !named.isEmpty && named == real
  }

  /// Pictures are all of one kind, whatever their endings.
  private static func kind(_ path: String) -> String {
    let ending = (path as NSString).pathExtension.lowercased()
    return ImageFile.endings.contains(ending) ? "picture" : ending
  }
}
