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
  private let mostItems: Int
  private var frameCount = 0

  /// - Parameter mostItems: Shapes and texts that are kept.
  init(
    to path: String, _ staging: ClipPicture, frameRate: FrameRate, fonts: FontBook,
    mostItems: Int = VectorMovie.mostItems
  ) throws(MovieError) {
    self.path = path
    self.mostItems = mostItems
    let page = VectorPage(
      width: staging.size.width, height: staging.size.height, scale: staging.scale,
      background: staging.background, rate: (frameRate.numerator, frameRate.denominator),
      mark: ClipMark.text)
    self.page = page
    movie = VectorMovie(fonts: fonts, page: page, mostItems: mostItems)
    file = try DocumentWriter(path: path)
  }

  /// - Parameter moments: What is seen in the frame.
  /// - Throws: ``ClipError/tooManyShapes(path:seconds:most:)``, as soon as it is known.
  func append(_ moments: [DisplayList]) throws(ClipError) {
    movie.append(moments)
    frameCount += 1
    if movie.isOverfull {
      let (numerator, denominator) = page.rate
      throw .tooManyShapes(
        path: path, seconds: Double(frameCount * denominator) / Double(numerator),
        most: mostItems)
    }
  }

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
