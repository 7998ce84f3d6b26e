import Foundation
import Wording

/// What can be wrong with a clip, apart from its file.
public enum ClipError: Error, Hashable, Sendable {
  case nothingToTap(target: Target, time: Double, onScreen: [Place])
  /// - deed: What is done to it otherwise than by a tap: `drag`.
  case nothingToTouch(deed: String, target: Target, time: Double, onScreen: [Place])
  /// It is there, and no finger can reach it.
  case outOfReach(target: Target, time: Double)
  case neverInView(target: Target, time: Double)
  /// A step has a time at which the one before is not over yet.
  ///
  /// - earliest: Seconds, the first that it may have.
  /// - place: Where the time is said; nil of a step that was not read.
  case past(step: String, time: Double, earliest: Double, place: ScriptPlace?)
  /// No view follows a watch's crown.
  case nothingToTurn(time: Double)
  /// No view listens to keys, and no field is edited.
  case nothingHears(key: String, time: Double)
  case nothingToTypeInto(target: Target?, time: Double, onScreen: [Place])
  /// Something that a script points out is not there.
  case nothingToShow(target: Target, time: Double, onScreen: [Place])
  /// A look names two views, and this clip has one.
  case nothingBeside([String])
  case neverSettles(after: Double)
  case noFrames(duration: Double, frameRate: String)
  /// What is shown of it is hidden from its first moment to its last.
  case nothingShown
  case tooLong(duration: Double)
  case tooLarge(width: Int, height: Int)
  case frameRangeOutside(first: Int, last: Int, frameCount: Int)
  /// What a file of shapes and text cannot hold, and where it is seen first.
  case notShapesAlone(path: String, obstacles: [String])
  /// A file of shapes and text has each frame's of them that differs, and the clip has had too many.
  ///
  /// - seconds: Into the clip.
  case tooManyShapes(path: String, seconds: Double, most: Int)
  case cancelled

  /// Something on screen, by its name, and where a finger would reach it, in points.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// Its label; empty where it has none.
    public let name: String
    /// From the screen's left, in points.
    public let x: Double
    /// From the screen's top, in points.
    public let y: Double

    /// `'Toggle' at 120,40`.
    public var description: String {
      let (x, y) = (x.written(decimals: 0), y.written(decimals: 0))
      return (name.isEmpty ? "something without a name" : "'\(name)'") + " at \(x),\(y)"
    }
  }
}

extension ClipError: CustomStringConvertible {
  /// What is wrong, why, and what to do, in a sentence each.
  public var description: String {
    [wording.problem, wording.remedy].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What is wrong, and why.
  package var problem: String { wording.problem }

  /// Where in a script, if that is known.
  package var place: ScriptPlace? {
    if case .past(_, _, _, let place) = self { place } else { nil }
  }

  /// What is wrong, and what to do. Who directs a clip otherwise than with its own properties says the
  /// latter in other words.
  private var wording: (problem: String, remedy: String) {
    switch self {
    case .nothingToTap(let target, let time, let onScreen):
      let there =
        onScreen.isEmpty
        ? "Nothing on screen can be tapped."
        : meant(target, onScreen) + "What can be tapped: \(list(onScreen))."
      return (
        "Nothing to tap at \(Self.format(time)) s: \(target) is not there.",
        there + Self.time(in: target)
      )
    case .nothingToTouch(let deed, let target, let time, let onScreen):
      let what = target == .first ? "nothing on screen takes a finger" : "\(target) is not there"
      return (
        "Nothing to \(deed) at \(Self.format(time)) s: \(what).",
        onScreen.isEmpty
          ? "Write a point, such as 120,40."
          : meant(target, onScreen) + "What can be touched: \(list(onScreen))."
      )
    case .outOfReach(let target, let time):
      return (
        "No finger reaches \(target) at \(Self.format(time)) s: something covers it, or it is out of "
          + "view.", "Close what covers it, or write 'scroll to' before."
      )
    case .neverInView(let target, let time):
      return (
        "Nothing to scroll to at \(Self.format(time)) s: \(target) does not come into view, however "
          + "far one scrolls.", "Write a text, label or identifier that is there."
      )
    case .past(let step, let time, let earliest, _):
      // No earlier than that, to the millisecond.
      let first = Self.format((earliest * 1000 - 1e-6).rounded(.up) / 1000)
      return (
        "\(step) at \(Self.format(time)) s is in the past: the step before is over at \(first) s.",
        "Write 'at \(first)' or later, or leave the time out."
      )
    case .nothingToTurn(let time):
      return (
        "Nothing to turn at \(Self.format(time)) s: no view on screen follows the crown.",
        "Write '.digitalCrownRotation($value)' on one."
      )
    case .nothingHears(let key, let time):
      return (
        "Nobody hears the key '\(key)' at \(Self.format(time)) s: no view on screen listens, no button has it, and no field is edited.",
        "Write '.onKeyPress(…)' on a view, '.keyboardShortcut(…)' on a button, tap a field first, or write 'long press' for a finger that stays."
      )
    case .nothingToTypeInto(let target, let time, let onScreen):
      let what = target.map { "no field is called \($0)" } ?? "no field is on screen"
      return (
        "Nothing to type into at \(Self.format(time)) s: \(what).",
        onScreen.isEmpty ? "" : "Fields: \(list(onScreen))."
      )
    case .nothingToShow(let target, let time, let onScreen):
      return (
        "Nothing to point out at \(Self.format(time)) s: \(target) is not there.",
        onScreen.isEmpty
          ? "Nothing on screen has a name: write a point, such as 120,40."
          : meant(target, onScreen) + "What is there: \(list(onScreen))."
      )
    case .nothingBeside(let names):
      return (
        "\(names.joined(separator: " and ")) cannot be shown side by side: only a Swift file or a "
          + "page has views with names.", "Write 'sideBySide: light dark'."
      )
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
    case .nothingShown:
      return (
        "Nothing of this clip is shown: it is hidden from its start to its end.",
        "Write 'show' where the movie goes on."
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
    case .notShapesAlone(let path, let obstacles):
      return (
        "\(path) can hold shapes and text alone, and the clip has \(obstacles.joined(separator: ", ")).",
        "Leave that out, or use another format: .webp, .apng, .webm or .mp4."
      )
    case .tooManyShapes(let path, let seconds, let most):
      return (
        "\(path) can hold \(most) shapes and texts, each counted in every frame that differs, and the clip has "
          + "had more by \(Self.format(seconds)) s.",
        "Use a shorter duration or fewer frames a second, or another format: .webp, .apng, .webm or .mp4."
      )
    case .cancelled:
      return ("Stopped; nothing was written.", "")
    }
  }

  /// As many as one reads.
  private func list(_ places: [Place]) -> String {
    places.prefix(20).map(\.description).joined(separator: ", ")
      + (places.count > 20 ? " and \(places.count - 20) more" : "")
  }

  private func meant(_ target: Target, _ places: [Place]) -> String {
    guard case .label(let label) = target,
      let nearest = NearestWord.to(label, among: places.map(\.name).filter { !$0.isEmpty })
    else { return "" }
    return "Did you mean '\(nearest)'? "
  }

  /// What may have been meant as a time; nothing of a name without an `@`.
  private static func time(in target: Target) -> String {
    guard case .label(let name) = target, let sign = name.lastIndex(of: "@"),
      sign > name.startIndex,
      sign < name.index(before: name.endIndex)
    else { return "" }
    return " Behind '@' a time is written in seconds: '\(name[..<sign])@0.5'."
  }

  /// To the millisecond.
  static func format(_ seconds: Double) -> String { seconds.written(decimals: 3) }
}
