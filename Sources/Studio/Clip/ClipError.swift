import Foundation
import Wording

/// What can be wrong with a clip, apart from its file.
public enum ClipError: Error, Hashable, Sendable {
  case nothingToTap(target: Target, time: Double, onScreen: [String])
  case neverSettles(after: Double)
  case noFrames(duration: Double, frameRate: String)
  case tooLong(duration: Double)
  case tooLarge(width: Int, height: Int)
  case frameRangeOutside(first: Int, last: Int, frameCount: Int)
  case cancelled
}

extension ClipError: CustomStringConvertible {
  public var description: String {
    [wording.problem, wording.remedy].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What is wrong, and why.
  package var problem: String { wording.problem }

  /// What is wrong, and what to do. Who directs a clip otherwise than with its own properties says the
  /// latter in other words.
  private var wording: (problem: String, remedy: String) {
    switch self {
    case .nothingToTap(let target, let time, let onScreen):
      let there =
        onScreen.isEmpty
        ? "Nothing on screen can be tapped."
        : "What can be tapped: " + onScreen.map { "'\($0)'" }.joined(separator: ", ") + "."
      return ("Nothing to tap at \(Self.format(time)) s: \(target) is not there.", there)
    case .neverSettles(let seconds):
      return (
        "The view was still moving \(Self.format(seconds)) s after the script began to wait for it "
          + "to settle.", "Give the clip a duration, such as 4 s."
      )
    case .noFrames(let duration, let frameRate):
      return (
        "A clip of \(Self.format(duration)) s at \(frameRate) frames a second has no frames.",
        "Use a longer duration."
      )
    case .tooLong(let duration):
      return (
        "A clip of \(Self.format(duration)) s is too long.",
        "Give it a duration of up to \(Self.format(ClipLimits.duration)) s."
      )
    case .tooLarge(let width, let height):
      return (
        "A frame of \(width)×\(height) pixels is too large: "
          + "it may have up to \(ClipLimits.pixels / 1_000_000) million.",
        "Use a smaller size or scale."
      )
    case .frameRangeOutside(let first, let last, let frameCount):
      return (
        "Frames \(first)-\(last) are not in the clip, which has \(frameCount) frames.",
        "Choose from 0 to \(frameCount - 1)."
      )
    case .cancelled:
      return ("Stopped; nothing was written.", "")
    }
  }

  /// To the millisecond.
  static func format(_ seconds: Double) -> String { seconds.written(decimals: 3) }
}
