import CFFmpeg
import Pixels

/// The pictures of a movie that FFmpeg reads.
final class MoviePictures: PictureSource {
  let size: PixelSize
  let duration: ExactTime
  let hasNoTimes = false
  private let reader: MovieReader
  private let decoder: VideoDecoder
  private let first: Int
  private var waiting: [MoviePicture] = []
  private var isOver = false

  init(path: String) throws(MovieError) {
    let facts = try MovieFacts.read(path)
    guard facts.frameCount > 0 else { throw .noPictures(path: path) }
    size = PixelSize(width: facts.width, height: facts.height)
    duration = facts.duration
    reader = try MovieReader(path: path)
    decoder = try VideoDecoder(for: reader, withAlpha: true)
    let base = reader.stream.pointee.time_base
    // Movies may begin later than at 0; what counts is what follows when.
    first =
      base.num > 0
      ? facts.startTime.numerator * Int(base.den) / (facts.startTime.denominator * Int(base.num))
      : 0
  }

  func next() throws(MovieError) -> MoviePicture? {
    while waiting.isEmpty, !isOver {
      let packet = try reader.nextPacket()
      isOver = packet == nil
      try decoder.decode(packet) { (frame) throws(MovieError) in
        waiting.append(try MoviePicture(frame, start: start(of: frame)))
      }
    }
    return waiting.isEmpty ? nil : waiting.removeFirst()
  }

  private func start(of frame: VideoFrame) -> ExactTime {
    let stamp = frame.pointer.pointee.best_effort_timestamp
    let base = reader.stream.pointee.time_base
    guard stamp != showreel_nopts, base.den > 0 else { return ExactTime(0) }
    return ExactTime((Int(stamp) - first) * Int(base.num), Int(base.den))
  }
}
