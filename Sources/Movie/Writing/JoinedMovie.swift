import CFFmpeg
import Foundation
import Pixels

/// Puts the segments of a movie one after the other as they are: no picture is decoded, none is encoded
/// again.
///
/// Each segment was encoded by itself, so that it begins with a key frame and no picture of it needs one
/// of another: what was made on several machines is what one would have made.
package struct JoinedMovie: Codable, Hashable, Sendable {
  /// A movie that holds the next frames: more of them than its encoder puts in another order.
  package struct Segment: Codable, Hashable, Sendable {
    package var path: String
    package var frameCount: Int

    package init(path: String, frameCount: Int) {
      self.path = path
      self.frameCount = frameCount
    }
  }

  package var segments: [Segment]
  package var frameRate: FrameRate
  package var settings: MovieSettings

  package init(_ segments: [Segment], frameRate: FrameRate, settings: MovieSettings) {
    self.segments = segments
    self.frameRate = frameRate
    self.settings = settings
  }

  package var frameCount: Int { segments.reduce(0) { $0 + $1.frameCount } }

  /// Whether a file of that name can be put together of segments; what says how it is called in
  /// `settings` counts where the name does not.
  package static func isPossible(for path: String, settings: MovieSettings) -> Bool {
    path != StandardOutput.path
      && (try? OutputFormat.named(by: path, or: settings.format))?.container != nil
  }

  /// Writes all of them to `path`, which has the whole movie afterwards or what it had before.
  ///
  /// - Returns: Bytes written.
  /// - Throws: ``MovieError/cannotRead(path:reason:)`` for a segment that is not one of this movie.
  @discardableResult
  package func write(to path: String) throws(MovieError) -> Int {
    let format = try OutputFormat.named(by: path, or: settings.format)
    guard let container = format.container, let first = segments.first else {
      throw .noFrames(path: path)
    }
    let destination = try Destination(path, isFolder: false)
    guard case .file(let file) = destination.unfinished else { throw .isAFolder(path: path) }
    let head = try MovieReader(path: first.path)
    let size = PixelSize(
      width: Int(head.parameters.width), height: Int(head.parameters.height))
    let request = SinkRequest(
      codec: try format.codec(for: settings), destination: destination, size: size,
      frameRate: frameRate, settings: settings)
    let frame = AVRational(num: Int32(frameRate.denominator), den: Int32(frameRate.numerator))
    let isHEVC = head.parameters.codec_id == AV_CODEC_ID_HEVC
    let muxer = try Muxer(
      container: container.name, path: file.path, shownPath: path, timeBase: frame,
      frameRate: AVRational(num: frame.den, den: frame.num), isHEVC: isHEVC,
      options: container.options(request), hasAlpha: head.hasAlphaMode
    ) { (parameters) throws(MovieError) in
      try check("avcodec_parameters_copy") {
        avcodec_parameters_copy(parameters, head.stream.pointee.codecpar)
      }
      // The container's own names and sums, which it finds anew.
      parameters.pointee.codec_tag = isHEVC ? Muxer.tag("hvc1") : 0
      parameters.pointee.bit_rate = 0
    }
    var begin = 0
    for segment in segments {
      try append(segment, from: begin, frame: frame, like: head, to: muxer)
      begin += segment.frameCount
    }
    try muxer.finish()
    try destination.commit()
    return FinishedClip.byteCount(of: path)
  }

  private func append(
    _ segment: Segment, from begin: Int, frame: AVRational, like head: MovieReader, to muxer: Muxer
  ) throws(MovieError) {
    let reader = try MovieReader(path: segment.path)
    guard reader.isLike(head) else {
      throw .cannotRead(
        path: segment.path, reason: "it is of another size or was encoded otherwise than the others"
      )
    }
    let ticks = reader.stream.pointee.time_base
    var count = 0
    try reader.readPackets { (packet) throws(MovieError) in
      let shown = packet.pointer.pointee.pts
      let decoded = packet.pointer.pointee.dts
      // What is not said in the file is the same: nothing is shown in another order.
      packet.pointer.pointee.pts = Int64(begin) + av_rescale_q(shown, ticks, frame)
      packet.pointer.pointee.dts =
        decoded == showreel_nopts
        ? packet.pointer.pointee.pts : Int64(begin) + av_rescale_q(decoded, ticks, frame)
      packet.pointer.pointee.pos = -1
      try muxer.write(packet)
      count += 1
    }
    guard count == segment.frameCount else {
      throw .cannotRead(
        path: segment.path, reason: "it has \(count) frames and not \(segment.frameCount)")
    }
  }
}

extension OutputFormat {
  /// What holds its frames one after the other, where FFmpeg writes that; nil for pictures and for what
  /// keeps only what changes.
  fileprivate var container: MovieContainer? {
    switch ending {
    case ".mp4", ".m4v": .iso("mp4")
    case ".mov": .iso("mov")
    case ".webm": .webM
    default: nil
    }
  }
}

extension MovieReader {
  /// Whether both are encoded in the same way, so that one decoder may go from one to the other.
  fileprivate func isLike(_ other: MovieReader) -> Bool {
    let (one, two) = (parameters, other.parameters)
    return one.codec_id == two.codec_id && one.width == two.width && one.height == two.height
      && one.format == two.format && one.header == two.header
  }

  /// A WebM says so of itself.
  fileprivate var hasAlphaMode: Bool {
    av_dict_get(stream.pointee.metadata, "alpha_mode", nil, 0) != nil
  }
}

extension AVCodecParameters {
  /// The parameter sets.
  fileprivate var header: [UInt8] {
    Array(UnsafeBufferPointer(start: extradata, count: Int(extradata_size)))
  }
}
