import Foundation

extension MovieError: CustomStringConvertible {
  /// What is wrong, why, and what to do, in a sentence each.
  public var description: String {
    PathText.shown([wording.problem, wording.remedy].filter { !$0.isEmpty }.joined(separator: " "))
  }

  /// What is wrong, and why.
  package var problem: String { PathText.shown(wording.problem) }

  /// What the system says of a pipe whose reader has gone.
  private static let closedPipe = MovieError.reason(ofErrno: EPIPE)

  /// Whether standard output did not take what goes there.
  package var isOfOutput: Bool {
    switch self {
    case .cannotWrite(StandardOutput.path, _), .diskFull(StandardOutput.path),
      .fileTooLarge(StandardOutput.path):
      true
    default: false
    }
  }

  /// What is wrong, and what to do. Who sets things otherwise than with ``MovieSettings`` says the latter
  /// in other words.
  private var wording: (problem: String, remedy: String) {
    switch self {
    case .emptySize(let width, let height):
      (
        "A movie needs at least 2×2 pixels, but the clip is \(width)×\(height).",
        "Use 640×480, say."
      )
    case .oddSize(let width, let height, let codec):
      (
        "\(codec) needs an even width and height, but the clip is \(width)×\(height).",
        "Use \(width + width % 2)×\(height + height % 2)."
      )
    case .tooSmall(let width, let height, let codec, let limit):
      (
        "\(codec) needs \(limit) pixels a side or more, but the clip is \(width)×\(height).",
        "Use a larger size, or another codec."
      )
    case .tooLarge(let width, let height, let format, let limit):
      (
        "\(format) takes up to \(limit) pixels a side, but the clip is \(width)×\(height).",
        "Use a smaller size or scale."
      )
    case .settingOutOfRange(let setting, let value, let range):
      ("\(setting) \(value) is out of range.", "Use \(range).")
    case .unknownFormat(let path, let endings):
      (
        "Cannot tell the format of '\(path)' from its name.",
        "Use a name that ends in \(list(endings)), or 'frames/*.png' for a folder of PNG pictures."
      )
    case .wrongCodec(let codec, let ending, let possible):
      ("A file that ends in \(ending) cannot hold \(codec).", "Use \(list(possible)).")
    case .tooManyFrames(let frameRate, let format, let fastest):
      (
        "Players show \(format) at \(fastest) frames a second at most, and the clip has \(frameRate).",
        "Use \(fastest) frames a second, or a movie: .mp4 or .webm."
      )
    case .noPictureFormat(let format):
      (
        "\(format) holds shapes and text, and no pictures can be put into it.",
        "Use .webp or .apng, say."
      )
    case .missingEncoder(let codec, let encoder, let package):
      (
        "This FFmpeg has no encoder '\(encoder)', which \(codec) needs.",
        "Install it with: sudo apt-get install \(package)"
      )
    case .missingFolder(let path, let folder):
      (
        "Cannot write \(path): the folder '\(folder)' does not exist.",
        "Create it with: mkdir -p '\(folder)'"
      )
    case .notAFolder(let path, let folder):
      ("Cannot write \(path): '\(folder)' is a file, not a folder.", "Choose another place.")
    case .isAFolder(let path):
      (
        "Cannot write \(path): a folder has that name.",
        "Choose another name, or remove the folder."
      )
    case .folderHasOtherFiles(let path, let example):
      (
        "Cannot write pictures into \(path): it holds other files, such as '\(example)'.",
        "Name a new folder, or an empty one."
      )
    case .isALink(let path, let target):
      (
        "Cannot write \(path): it is a link to '\(target)', and links are not followed.",
        "Name the place that it leads to, or remove the link."
      )
    case .cannotWrite(StandardOutput.path, let reason):
      (
        reason == Self.closedPipe
          ? "Standard output was closed." : "Cannot write to standard output: \(reason).", ""
      )
    case .cannotWrite(let path, let reason):
      ("Cannot write \(path): \(reason).", "Choose another place, or change the permissions.")
    case .diskFull(let path):
      (
        "Cannot write \(path): no space is left on the disk.",
        "Free some space, or choose a place on another disk."
      )
    case .noThread(let reason):
      (
        "No thread could be started to encode on: \(reason).",
        "Raise the limit of processes: ulimit -u."
      )
    case .fileTooLarge(let path):
      (
        "Cannot write \(path): the file would be larger than is allowed here.",
        "Allow more with: ulimit -f unlimited, or make a shorter or smaller clip."
      )
    case .nameTooLong(let path, let bytes):
      (
        "Cannot write \(path): the name has \(bytes) bytes, and the disk takes fewer.",
        "Choose a shorter name; most disks take 255 bytes."
      )
    case .formatFull(let path, let format):
      (
        "Cannot write \(path): a \(format) holds up to 4 GB.",
        "Make a shorter or smaller clip, or a movie: .mp4 or .webm."
      )
    case .tooManyBytes(let path, let bytes, let limit, let reason):
      (
        "\(path) would have \(bytes) bytes\(reason.condition), and may have \(limit)\(reason.addition).",
        "Allow \(bytes), or make it smaller, shorter or of fewer frames a second."
      )
    case .sameOutput(let path):
      ("\(path) is named twice.", "Name each file once.")
    case .wrongSize(let frame, let expected, let got):
      (
        "Frame \(frame) is \(size(got)) pixels, but the movie is \(size(expected)).",
        "Give every frame the movie's size."
      )
    case .nothingToRepeat:
      ("There is no frame to repeat yet.", "Append a frame first.")
    case .noFrames(let path):
      ("\(path) was not written, because the clip has no frames.", "Make it last longer.")
    case .closed(let path):
      (
        "The movie \(path) is finished or cancelled, so it takes no more frames.", "Open a new one."
      )
    case .cannotRead(let path, let reason):
      ("Cannot read \(path): \(reason).", "Name a movie or a picture.")
    case .noPictures(let path):
      ("\(path) has no video stream.", "Name a movie or a picture.")
    case .missingDecoder(let codec):
      ("This FFmpeg cannot decode \(codec).", "Install: sudo apt-get install libavcodec-extra")
    case .ffmpeg(let call, let code, let message, let log):
      (
        "\(call) failed: \(message) (\(code))" + (log.map { "; FFmpeg said: \($0)" } ?? "") + ".",
        ""
      )
    }
  }
}

extension MovieError.TooManyBytes {
  fileprivate var condition: String {
    switch self {
    case .worstQuality: " at the lowest quality"
    case .noQuality: ""
    }
  }

  fileprivate var addition: String {
    switch self {
    case .worstQuality: ""
    case .noQuality(let format): "; \(format) has no quality to lower"
    }
  }
}

private func size(_ numbers: [Int]) -> String {
  numbers.map(String.init).joined(separator: "×")
}

/// `a`, `a or b`, `a, b or c`.
private func list(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
