import CFFmpeg
import Foundation

extension MovieFacts {
  /// Reads a movie's facts from its packets.
  ///
  /// - Parameter decode: Decodes every picture as well; takes about as long as playing it fast.
  /// - Throws: ``MovieError/cannotRead(path:reason:)`` or ``MovieError/noPictures(path:)``. What
  ///   goes wrong in the decoder is a fact, not an error.
  public static func read(_ path: String, decode: Bool = false) throws(MovieError) -> MovieFacts {
    if let webP = AnimatedWebP(path: path) { return try MovieFacts(webP, decode: decode) }
    if let svg = try AnimatedSVG(path: path) { return try MovieFacts(svg, decode: decode) }
    let reader = try MovieReader(path: path)
    let timing = try Timing(of: reader, decode: decode)
    let stream = reader.stream.pointee
    let parameters = reader.parameters
    let boxes = try ISOBoxes(path: path)
    let byteCount = Int(max(0, avio_size(reader.pointer.pointee.pb)))
    let encoding = Encoding(
      codec: String(cString: avcodec_get_name(parameters.codec_id)),
      width: Int(parameters.width), height: Int(parameters.height),
      pixelFormat: name(av_get_pix_fmt_name(AVPixelFormat(rawValue: parameters.format))),
      color: Color(
        matrix: name(av_color_space_name(parameters.color_space)),
        primaries: name(av_color_primaries_name(parameters.color_primaries)),
        transfer: name(av_color_transfer_name(parameters.color_trc)),
        range: name(av_color_range_name(parameters.color_range)),
        chromaLocation: name(av_chroma_location_name(parameters.chroma_location))))
    var showing = Showing(timing)
    showing.frameRate = showing.frameRate ?? FrameRate(stream.r_frame_rate)
    var facts = MovieFacts(
      container: containerName(of: reader), byteCount: byteCount, encoding, showing,
      Decoding(count: timing.decoded, error: timing.decodingError))
    facts.streamCount = Int(reader.pointer.pointee.nb_streams)
    facts.containerDuration = boxes?.duration ?? reader.matroskaDuration
    facts.isFastStart = boxes?.isIndexFirst
    return facts
  }

  private static func containerName(of reader: MovieReader) -> String {
    let context = reader.pointer.pointee
    let names = context.iformat.map { name($0.pointee.name) } ?? "unknown"
    guard names.hasPrefix("mov,mp4") else {
      return names.hasPrefix("matroska,webm")
        ? "webm" : names.split(separator: ",").first.map(String.init) ?? names
    }
    // One demuxer reads them all; the brand tells QuickTime from MP4.
    let brand = av_dict_get(context.metadata, "major_brand", nil, 0)
    return brand.map { name($0.pointee.value) }?.hasPrefix("qt") == true ? "mov" : "mp4"
  }

  static func name(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? "unknown"
  }
}
