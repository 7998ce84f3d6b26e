import CFFmpeg
import Foundation

extension MovieFacts {
  /// Reads a movie's facts from its packets.
  ///
  /// - Parameter decode: Decodes every picture as well; takes about as long as playing it fast.
  /// - Throws: ``MovieError/cannotRead(path:reason:)`` or ``MovieError/noPictures(path:)``. What
  ///   goes wrong in the decoder is a fact, not an error.
  public static func read(_ path: String, decode: Bool = false) throws(MovieError) -> MovieFacts {
    let reader = try MovieReader(path: path)
    let timing = try Timing(of: reader, decode: decode)
    let stream = reader.stream.pointee
    let parameters = reader.parameters
    let boxes = try ISOBoxes(path: path)
    let byteCount = Int(max(0, avio_size(reader.pointer.pointee.pb)))
    return MovieFacts(
      container: containerName(of: reader),
      codec: String(cString: avcodec_get_name(parameters.codec_id)),
      width: Int(parameters.width), height: Int(parameters.height),
      pixelFormat: name(av_get_pix_fmt_name(AVPixelFormat(rawValue: parameters.format))),
      colour: Colour(
        matrix: name(av_color_space_name(parameters.color_space)),
        primaries: name(av_color_primaries_name(parameters.color_primaries)),
        transfer: name(av_color_transfer_name(parameters.color_trc)),
        range: name(av_color_range_name(parameters.color_range)),
        chromaLocation: name(av_chroma_location_name(parameters.chroma_location))),
      frameRate: timing.frameRate ?? rate(stream.r_frame_rate),
      hasConstantFrameRate: timing.isConstant, frameCount: timing.starts.count,
      startsWithKeyFrame: timing.startsWithKey, startTime: timing.startTime,
      duration: timing.duration, containerDuration: boxes?.duration,
      isFastStart: boxes?.isIndexFirst, byteCount: byteCount,
      decodedFrameCount: timing.decoded, decodingError: timing.decodingError)
  }

  private static func containerName(of reader: MovieReader) -> String {
    let context = reader.pointer.pointee
    let names = context.iformat.map { name($0.pointee.name) } ?? "unknown"
    guard names.hasPrefix("mov,mp4") else {
      return names.split(separator: ",").first.map(String.init) ?? names
    }
    // One demuxer reads them all; the brand tells QuickTime from MP4.
    let brand = av_dict_get(context.metadata, "major_brand", nil, 0)
    return brand.map { name($0.pointee.value) }?.hasPrefix("qt") == true ? "mov" : "mp4"
  }

  private static func name(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? "unknown"
  }
}

private func rate(_ rate: AVRational) -> FrameRate? {
  FrameRate(numerator: Int(rate.num), denominator: Int(rate.den))
}

/// When the frames of a stream are shown.
private struct Timing {
  /// In the stream's time base, in the order of showing.
  var starts: [Int] = []
  var startsWithKey = false
  var lastDuration = 0
  var timeBase: AVRational
  var decoded: Int?
  var decodingError: MovieError?

  init(of reader: MovieReader, decode: Bool) throws(MovieError) {
    timeBase = reader.stream.pointee.time_base
    let decoder = decode ? try VideoDecoder(for: reader) : nil
    var durations: [Int: Int] = [:]
    var pictures = 0
    var failure: MovieError?
    func count(_ packet: Packet?) {
      guard let decoder, failure == nil else { return }
      do throws(MovieError) {
        try decoder.decode(packet) { _ in pictures += 1 }
      } catch {
        failure = error
      }
    }
    try reader.readPackets { (packet) throws(MovieError) in
      let data = packet.pointer.pointee
      let start = Int(data.pts == showreel_nopts ? data.dts : data.pts)
      if starts.isEmpty { startsWithKey = data.flags & AV_PKT_FLAG_KEY != 0 }
      starts.append(data.pts == showreel_nopts && data.dts == showreel_nopts ? 0 : start)
      durations[start] = Int(data.duration)
      count(packet)
    }
    count(nil)
    if decode {
      decoded = pictures
      decodingError = failure
    }
    starts.sort()
    lastDuration = starts.last.flatMap { durations[$0] } ?? 0
    // What the header says of the whole stream is exact; a last packet's length is often a guess.
    let whole = reader.stream.pointee.duration
    if whole != showreel_nopts, let first = starts.first, let last = starts.last,
      first + Int(whole) > last
    {
      lastDuration = first + Int(whole) - last
    }
  }

  /// From each frame to the next; the last one's own length ends the list.
  private var steps: [Int] {
    zip(starts, starts.dropFirst()).map { $1 - $0 } + [lastDuration]
  }

  var isConstant: Bool { Set(steps).count == 1 }

  var frameRate: FrameRate? {
    guard let first = starts.first, let last = starts.last, last > first else { return nil }
    // The mean, which is the rate itself where it is constant.
    let (frames, ticks) = (starts.count - 1, last - first)
    let common = greatestCommonDivisor(frames * Int(timeBase.den), ticks * Int(timeBase.num))
    return FrameRate(
      numerator: frames * Int(timeBase.den) / common,
      denominator: ticks * Int(timeBase.num) / common)
  }

  var startTime: ExactTime { time(starts.first ?? 0) }

  var duration: ExactTime {
    guard let first = starts.first, let last = starts.last else { return ExactTime(0) }
    return time(last - first + lastDuration)
  }

  private func time(_ ticks: Int) -> ExactTime {
    ExactTime(ticks * Int(timeBase.num), Int(timeBase.den))
  }
}
