import Drawing
import Movie
import Raster
import Vectors

/// Writes a clip as a document of shapes and text.
final class VectorWriter {
  private let path: String
  private let movie: VectorMovie
  private let page: VectorPage
  private let file: DocumentWriter

  init(to path: String, _ staging: ClipPicture, frameRate: FrameRate, fonts: FontBook)
    throws(MovieError)
  {
    self.path = path
    movie = VectorMovie(fonts: fonts)
    page = VectorPage(
      width: staging.size.width, height: staging.size.height, scale: staging.scale,
      background: staging.background, rate: (frameRate.numerator, frameRate.denominator),
      mark: ClipMark.text)
    file = try DocumentWriter(path: path)
  }

  /// - Parameter moments: What is seen in the frame.
  func append(_ moments: [DisplayList]) { movie.append(moments) }

  /// - Throws: ``ClipError/notShapesAlone(path:obstacles:)``, which names all that cannot be in it.
  func complete() throws -> Int {
    guard movie.obstacles.isEmpty else {
      throw ClipError.notShapesAlone(path: path, obstacles: movie.obstacles.map(\.description))
    }
    return try file.complete(movie.document(page))
  }

  func commit() throws(MovieError) { try file.commit() }

  func cancel() { file.cancel() }
}
