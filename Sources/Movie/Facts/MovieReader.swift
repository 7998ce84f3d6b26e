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
    var context: UnsafeMutablePointer<AVFormatContext>?
    do {
      // "file:" so that a name such as "a:b.mp4" is not taken for a protocol.
      try check("avformat_open_input") { avformat_open_input(&context, "file:\(path)", nil, nil) }
    } catch .ffmpeg(_, _, let message, _) {
      throw .cannotRead(path: path, reason: message.prefix(1).lowercased() + message.dropFirst())
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
