import ArgumentParser
import Compositing
import Foundation
import Movie
import Presets
import Snippets
import Studio

/// Exit codes, as sysexits.h names them. The program ends with none that is not in ``all``.
enum ExitStatus {
  static let someFailed: Int32 = 1
  static let usage: Int32 = 64
  static let badInput: Int32 = 65
  static let noInput: Int32 = 66
  /// Something that is needed is not there.
  static let unavailable: Int32 = 69
  static let ours: Int32 = 70
  /// The system gives too little: memory, threads, open files.
  static let system: Int32 = 71
  static let cannotWrite: Int32 = 73
  static let outputFailed: Int32 = 74
  /// 128 and the signal's number: of Ctrl-C, where it was no signal that stopped an export.
  static var interrupted: Int32 { Interruption.exitCode ?? 130 }

  /// What `--help` says of them, and what the fuzzer holds the program to.
  static let all: [(code: Int32, meaning: String)] = [
    (0, "done"),
    (someFailed, "of several clips, some could not be made, or clips differ"),
    (usage, "the command line makes no sense"),
    (badInput, "an input has mistakes"),
    (noInput, "an input is not there"),
    (unavailable, "there is no sandbox to run Swift code in: see showreel doctor"),
    (ours, "something that Showreel needs is missing or failed: see showreel doctor"),
    (system, "the system gives too little memory, too few threads or open files"),
    (cannotWrite, "a file cannot be written"),
    (outputFailed, "standard output cannot be written; files are"),
    (129, "stopped: the terminal was closed"),
    (130, "stopped by Ctrl-C"),
    (143, "stopped by SIGTERM"),
  ]

  static var help: String {
    all.map { code, meaning in
      "  " + String(repeating: " ", count: 3 - "\(code)".count) + "\(code)  \(meaning)"
    }.joined(separator: "\n")
  }

  /// The code that an error ends the program with.
  static func code(for error: any Error) -> Int32 {
    switch error {
    case let error as InputError: error.isMissing ? noInput : badInput
    case let error as ToldFailure: error.code
    case is WorkerError: ours
    case let error as ClipError:
      switch error {
      case .cancelled: interrupted
      case .nothingToTap, .nothingToTouch, .outOfReach, .neverInView, .past, .nothingToTurn,
        .nothingHears,
        .nothingToTypeInto,
        .nothingToShow,
        .nothingBeside, .nothingShown, .neverSettles, .notShapesAlone, .tooManyShapes:
        badInput
      case .noFrames, .tooLong, .tooLarge, .frameRangeOutside: usage
      }
    case let error as MovieError: code(for: error)
    case is PresetError: badInput
    case is ValidationError: usage
    case is PresetLibraryError: noInput
    case is ScriptProblem, is TapError: usage
    case is CompositorError: ours
    case SandboxError.noSpace: cannotWrite
    case is SandboxError: unavailable
    case PlayError.outputFailed: outputFailed
    case PlayError.notOurs, PlayError.refused, PlayError.cannotWrite: cannotWrite
    case is TaskError: badInput
    case is PlayError, is ConversationError, is RemoteClipError: badInput
    default: ours
    }
  }

  private static func code(for error: MovieError) -> Int32 {
    if error.isOfOutput { return outputFailed }
    return switch error {
    case .emptySize, .oddSize, .tooLarge, .settingOutOfRange, .unknownFormat, .wrongCodec,
      .tooManyFrames, .tooSmall, .sameOutput, .tooManyBytes, .noPictureFormat:
      usage
    case .cannotRead, .noPictures: noInput
    case .missingFolder, .notAFolder, .isAFolder, .isALink, .folderHasOtherFiles, .cannotWrite,
      .diskFull,
      .fileTooLarge, .nameTooLong, .formatFull:
      cannotWrite
    case .noThread: system
    case .missingEncoder, .missingDecoder, .wrongSize, .nothingToRepeat, .noFrames, .closed,
      .ffmpeg:
      ours
    }
  }
}
