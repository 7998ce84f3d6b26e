import Wording

/// Why a movie could not be written or read.
public enum MovieError: Error, Hashable, Sendable {
  case emptySize(width: Int, height: Int)
  case oddSize(width: Int, height: Int, codec: String)
  case tooSmall(width: Int, height: Int, codec: String, limit: Int)
  case tooLarge(width: Int, height: Int, format: String, limit: Int)
  /// A property of ``MovieSettings``, by its name.
  case settingOutOfRange(setting: String, value: String, range: String)
  case unknownFormat(path: String, endings: [String])
  case wrongCodec(codec: String, ending: String, possible: [String])
  case tooManyFrames(frameRate: FrameRate, format: String, fastest: FrameRate)
  /// It is made of shapes, and pictures were given to be written.
  case noPictureFormat(format: String)
  case missingEncoder(codec: String, encoder: String, package: String)

  case missingFolder(path: String, folder: String)
  case notAFolder(path: String, folder: String)
  case isAFolder(path: String)
  case isALink(path: String, target: String)
  case folderHasOtherFiles(path: String, example: String)
  case cannotWrite(path: String, reason: String)
  case diskFull(path: String)
  case noThread(reason: String)
  case fileTooLarge(path: String)
  case nameTooLong(path: String, bytes: Int)
  case formatFull(path: String, format: String)

  case tooManyBytes(path: String, bytes: Int, limit: Int, reason: TooManyBytes)
  case sameOutput(path: String)

  case wrongSize(frame: Int, expected: [Int], got: [Int])
  case nothingToRepeat
  case noFrames(path: String)
  case closed(path: String)

  case cannotRead(path: String, reason: String)
  case noPictures(path: String)
  case missingDecoder(codec: String)
  case ffmpeg(call: String, code: Int32, message: String, log: String?)

  /// Why a clip cannot have fewer bytes.
  public enum TooManyBytes: Hashable, Sendable {
    /// The least quality is still too much.
    case worstQuality
    /// The format has no quality to choose.
    case noQuality(format: String)
  }
}
