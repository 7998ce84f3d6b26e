import Foundation
import Pixels

/// Where the pictures of a clip come from, one after another.
protocol PictureSource: AnyObject {
  var size: PixelSize { get }
  /// Of all pictures together.
  var duration: ExactTime { get }
  /// Pictures follow each other by number alone.
  var hasNoTimes: Bool { get }

  /// The next picture; nil after the last.
  func next() throws(MovieError) -> MoviePicture?
}

/// What reads a clip that is at a path: a movie, an animated WebP or SVG, or a folder of pictures.
enum PictureSources {
  /// - Throws: ``MovieError/cannotRead(path:reason:)``, ``MovieError/noPictures(path:)``.
  static func source(of path: String) throws(MovieError) -> any PictureSource {
    if PicturePath.folder(of: path) != nil || OutputFolders.isOne(path) {
      return try FolderPictures(PicturePath.place(of: path), shownPath: path)
    }
    if let webP = AnimatedWebP(path: path) { return WebPPictures(webP) }
    if let svg = try AnimatedSVG(path: path) { return SVGPictures(svg) }
    return try MoviePictures(path: path)
  }
}
