import Wording

/// Why a movie could not be written or read.
public enum MovieError: Error, Hashable, Sendable {
  case emptySize(width: Int, height: Int)
  case oddSize(width: Int, height: Int, codec: String)
  case tooLarge(width: Int, height: Int, format: String, limit: Int)
  case settingOutOfRange(option: String, value: String, range: String)
  case unknownFormat(path: String, endings: [String])
  case wrongCodec(codec: String, ending: String, possible: [String])
  case tooManyFrames(frameRate: FrameRate, format: String, fastest: FrameRate)
  case missingEncoder(codec: String, encoder: String, package: String)

  case missingFolder(path: String, folder: String)
  case notAFolder(path: String, folder: String)
  case isAFolder(path: String)
  case folderHasOtherFiles(path: String, example: String)
  case cannotWrite(path: String, reason: String)
  case diskFull(path: String)
  case noThread(reason: String)
  case fileTooLarge(path: String)
  case nameTooLong(path: String, bytes: Int)
  case formatFull(path: String, format: String)

  case wrongSize(frame: Int, expected: [Int], got: [Int])
  case nothingToRepeat
  case noFrames(path: String)
  case closed(path: String)

  case cannotRead(path: String, reason: String)
  case noPictures(path: String)
  case missingDecoder(codec: String)
  case ffmpeg(call: String, code: Int32, message: String, log: String?)
}

extension MovieError: CustomStringConvertible {
  public var description: String { PathText.shown(wording) }

  private var wording: String {
    switch self {
    case .emptySize(let width, let height):
      "A movie needs at least 2×2 pixels, but the clip is \(width)×\(height). "
        + "Use --size 640x480, say."
    case .oddSize(let width, let height, let codec):
      "\(codec) needs an even width and height, but the clip is \(width)×\(height). "
        + "Use --size \(width + width % 2)x\(height + height % 2)."
    case .tooLarge(let width, let height, let format, let limit):
      "\(format) takes up to \(limit) pixels a side, but the clip is \(width)×\(height). "
        + "Use a smaller --size or --scale."
    case .settingOutOfRange(let option, let value, let range):
      "\(option) \(value) is out of range. Use \(range)."
    case .unknownFormat(let path, let endings):
      "Cannot tell the format of '\(path)' from its name. Use a name that ends in "
        + "\(endings.alternatives), or a folder that ends in / for PNG pictures."
    case .wrongCodec(let codec, let ending, let possible):
      "A file that ends in \(ending) cannot hold \(codec). Use \(possible.alternatives)."
    case .tooManyFrames(let frameRate, let format, let fastest):
      "Players show \(format) at \(fastest) frames a second at most, and the clip has \(frameRate). "
        + "Use --fps \(fastest), or a movie: .mp4 or .webm."
    case .missingEncoder(let codec, let encoder, let package):
      "This FFmpeg has no encoder '\(encoder)', which \(codec) needs. "
        + "Install it with: sudo apt-get install \(package)"
    case .missingFolder(let path, let folder):
      "Cannot write \(path): the folder '\(folder)' does not exist. "
        + "Create it with: mkdir -p '\(folder)'"
    case .notAFolder(let path, let folder):
      "Cannot write \(path): '\(folder)' is a file, not a folder. Choose another place."
    case .isAFolder(let path):
      "Cannot write \(path): a folder has that name. Choose another name, or remove the folder."
    case .folderHasOtherFiles(let path, let example):
      "Cannot write pictures into \(path): it holds other files, such as '\(example)'. "
        + "Name a new folder, or an empty one."
    case .cannotWrite(let path, let reason):
      "Cannot write \(path): \(reason). Choose another place, or change the permissions."
    case .diskFull(let path):
      "Cannot write \(path): no space is left on the disk. "
        + "Free some space, or choose a place on another disk."
    case .noThread(let reason):
      "No thread could be started to encode on: \(reason). Raise the limit of processes: ulimit -u."
    case .fileTooLarge(let path):
      "Cannot write \(path): the file would be larger than is allowed here. "
        + "Allow more with: ulimit -f unlimited, or make a shorter or smaller clip."
    case .nameTooLong(let path, let bytes):
      "Cannot write \(path): the name has \(bytes) bytes, and the disk takes fewer. "
        + "Choose a shorter name; most disks take 255 bytes."
    case .formatFull(let path, let format):
      "Cannot write \(path): a \(format) holds up to 4 GB. "
        + "Make a shorter or smaller clip, or a movie: .mp4 or .webm."
    case .wrongSize(let frame, let expected, let got):
      "Frame \(frame) is \(size(got)) pixels, but the movie is \(size(expected)). "
        + "Give every frame the movie's size."
    case .nothingToRepeat:
      "There is no frame to repeat yet. Append a frame first."
    case .noFrames(let path):
      "\(path) was not written, because the clip has no frames. Make it last longer."
    case .closed(let path):
      "The movie \(path) is finished or cancelled, so it takes no more frames. Open a new one."
    case .cannotRead(let path, let reason):
      "Cannot read \(path): \(reason). Name a movie or a picture."
    case .noPictures(let path):
      "\(path) has no video stream. Name a movie or a picture."
    case .missingDecoder(let codec):
      "This FFmpeg cannot decode \(codec). Install: sudo apt-get install libavcodec-extra"
    case .ffmpeg(let call, let code, let message, let log):
      "\(call) failed: \(message) (\(code))" + (log.map { "; FFmpeg said: \($0)" } ?? "") + "."
    }
  }
}

private func size(_ numbers: [Int]) -> String {
  numbers.map(String.init).joined(separator: "×")
}
