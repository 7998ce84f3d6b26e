import ArgumentParser
import Compositor
import Foundation
import Movie
import Presets
import Studio

/// Exit codes, as sysexits.h names them.
enum ExitStatus {
  static let someFailed: Int32 = 1
  static let usage: Int32 = 64
  static let badInput: Int32 = 65
  static let noInput: Int32 = 66
  static let ours: Int32 = 70
  static let cannotWrite: Int32 = 73
  static let interrupted: Int32 = 130

  /// The code that an error ends the program with.
  static func code(for error: any Error) -> Int32 {
    switch error {
    case let error as InputError: error.isMissing ? noInput : badInput
    case let error as ClipError:
      switch error {
      case .cancelled: interrupted
      case .nothingToTap, .neverSettles: badInput
      case .noFrames, .frameRangeOutside: usage
      }
    case let error as MovieError: code(for: error)
    case is CompositorError: ours
    default: ours
    }
  }

  private static func code(for error: MovieError) -> Int32 {
    switch error {
    case .emptySize, .oddSize, .tooLarge, .settingOutOfRange, .unknownFormat, .wrongCodec,
      .tooManyFrames:
      usage
    case .cannotRead, .noPictures: noInput
    case .missingFolder, .notAFolder, .isAFolder, .folderHasOtherFiles, .cannotWrite, .diskFull:
      cannotWrite
    case .missingEncoder, .missingDecoder, .wrongSize, .nothingToRepeat, .noFrames, .closed,
      .ffmpeg:
      ours
    }
  }
}

/// What is wrong with an input that was named on the command line: every problem of it at once.
struct InputError: Error, CustomStringConvertible {
  let problems: [String]
  /// The input is not there at all.
  var isMissing = false

  var description: String { problems.joined(separator: "\n") }
}
