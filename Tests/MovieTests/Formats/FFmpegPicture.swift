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

/// Every kind of file that can be written, with what is asked for.
struct WrittenFormat: Sendable, CustomStringConvertible {
  let name: String
  var settings = MovieSettings()
  var decoder: String?

  var description: String { name + (settings.codec.map { " " + $0.name } ?? "") }

  static let all = [
    WrittenFormat(name: "clip.mp4"), WrittenFormat(name: "clip.m4v"),
    WrittenFormat(name: "clip.mov"), WrittenFormat(name: "clip.webm"),
    WrittenFormat(name: "clip.gif"), WrittenFormat(name: "clip.webp"),
    WrittenFormat(name: "clip.apng"), WrittenFormat(name: "clip.y4m"),
    WrittenFormat(name: "clip/*.png"),
    WrittenFormat(name: "clip.mp4", settings: MovieSettings(codec: .hevc)),
    WrittenFormat(name: "clip.mp4", settings: MovieSettings(codec: .av1)),
    WrittenFormat(name: "clip.webm", settings: MovieSettings(codec: .av1)),
    WrittenFormat(name: "clip.mov", settings: MovieSettings(codec: .proRes)),
  ]

  /// Those that can be transparent.
  static let transparent = [
    // FFmpeg's own decoder of VP9 passes over the alpha.
    WrittenFormat(name: "clip.webm", decoder: "libvpx-vp9"), WrittenFormat(name: "clip.webp"),
    WrittenFormat(name: "clip.webp", settings: MovieSettings(crf: 0)),
    WrittenFormat(name: "clip.apng"), WrittenFormat(name: "clip/*.png"),
    WrittenFormat(name: "clip.mov", settings: MovieSettings(codec: .proRes)),
  ]
}
