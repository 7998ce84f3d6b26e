import CFFmpeg
import Foundation

/// A movie or picture being read (`AVFormatContext`): its first video stream, packet by packet.
final class MovieReader {
  let pointer: UnsafeMutablePointer<AVFormatContext>
  let stream: UnsafeMutablePointer<AVStream>
  private let packet: Packet

  init(path: String) throws(MovieError) {
    packet = try Packet()
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .cannotRead(path: path, reason: "there is no such file")
    }
    guard !isFolder.boolValue else { throw .cannotRead(path: path, reason: "it is a folder") }
    // A pipe would be waited for, and could not be read twice.
    var status = stat()
    guard stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotRead(path: path, reason: "it is a pipe, a socket or a device")
    }
    guard let file = RegularFile(path) else {
      throw .cannotRead(path: path, reason: MovieError.reason(ofErrno: errno))
    }
    var context: UnsafeMutablePointer<AVFormatContext>?
    var options = Self.options
    defer { av_dict_free(&options) }
    do {
      // By its number: in a name, "%d" would be one of several pictures and "a:" a protocol, and the
      // file behind it could be another one by now.
      try check("avformat_open_input") {
        avformat_open_input(&context, "file:\(file.numberedPath)", nil, &options)
      }
    } catch .ffmpeg(_, let code, let message, _) {
      let reason =
        code == showreel_averror(EINVAL)
        ? "it is none of the kinds of movies that are read" : message
      throw .cannotRead(path: path, reason: MovieError.inSentence(reason))
    }
    let pointer = try check("avformat_open_input") { context }
    self.pointer = pointer
    do throws(MovieError) {
      try check("avformat_find_stream_info") { avformat_find_stream_info(pointer, nil) }
      let index = av_find_best_stream(pointer, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0)
      guard index >= 0, let stream = pointer.pointee.streams[Int(index)] else {
        throw MovieError.noPictures(path: path)
      }
      self.stream = stream
    } catch {
      avformat_close_input(&context)
      throw error
    }
  }

  /// A stranger's file opens nothing but itself: playlists, which name other files and addresses, are
  /// not among the formats.
  private static var options: OpaquePointer? {
    var options: OpaquePointer?
    let formats = "mov,mp4,matroska,webm,gif,apng,avi,yuv4mpegpipe,png_pipe,jpeg_pipe,webp_pipe"
    av_dict_set(&options, "format_whitelist", formats, 0)
    av_dict_set(&options, "protocol_whitelist", "file", 0)
    return options
  }

  deinit {
    var context: UnsafeMutablePointer<AVFormatContext>? = pointer
    avformat_close_input(&context)
  }

  var parameters: AVCodecParameters { stream.pointee.codecpar.pointee }

  /// Hands over each packet of the stream, in the file's order.
  func readPackets(_ take: (Packet) throws(MovieError) -> Void) throws(MovieError) {
    while let packet = try nextPacket() { try take(packet) }
  }

  /// The stream's next packet, the same object every time; nil after the last.
  func nextPacket() throws(MovieError) -> Packet? {
    while true {
      packet.clear()
      var code: Int32 = 0
      try check("av_read_frame") {
        code = av_read_frame(pointer, packet.pointer)
        return code == showreel_averror_eof ? 0 : code
      }
      guard code == 0 else { return nil }
      if packet.pointer.pointee.stream_index == stream.pointee.index { return packet }
    }
  }
}
