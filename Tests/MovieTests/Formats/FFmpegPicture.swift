import Foundation
import TestSupport

@testable import Movie

/// A picture of a movie as the program `ffmpeg` decodes it, which shares nothing with what wrote it but the
/// encoder's library.
struct FFmpegPicture {
  let width: Int
  /// Red, green, blue, alpha.
  private let bytes: [UInt8]

  static let isInstalled = (try? Process("ffmpeg", ["-version"]).answer())?.code == 0

  /// The last picture of a file.
  ///
  /// - Parameter decoder: FFmpeg's name of one; nil is its usual one.
  init(lastOf path: String, width: Int, decoder: String? = nil) throws {
    self.width = width
    let output = path + ".rgba"
    // Y4M has no word for BT.709, so whoever decodes it says so.
    let matrix = path.hasSuffix(".y4m") ? "in_color_matrix=bt709:" : ""
    let answer = try Process(
      "ffmpeg",
      ["-v", "error", "-nostdin", "-y"] + (decoder.map { ["-c:v", $0] } ?? [])
        + [
          "-i", path, "-vf",
          "scale=\(matrix)sws_flags=accurate_rnd+full_chroma_int+full_chroma_inp,format=rgba",
          "-fps_mode", "passthrough", "-f", "rawvideo", output,
        ]
    ).answer()
    guard answer.code == 0 else { throw Failure(words: answer.errors) }
    bytes = try [UInt8](Data(contentsOf: URL(filePath: output)))
  }

  struct Failure: Error { let words: String }

  /// Pictures of this height that it has.
  func count(height: Int) -> Int { bytes.count / (width * height * 4) }

  /// A pixel of the last picture.
  func pixel(_ x: Int, _ y: Int, height: Int) -> [UInt8] {
    let start = bytes.count - width * height * 4 + (y * width + x) * 4
    return Array(bytes[start..<start + 4])
  }
}
