import TestSupport
import Drawing
import Foundation
import Geometry
import Motion
import Studio
import Views

/// A random view with a random script, the same for the same seed.
package struct RandomClip: Sendable, CustomStringConvertible {
  package let seed: UInt64
  let screen: Screen
  let elements: [RandomElement]
  /// Which animation each step of the view is made with.
  let animations: [Int]
  let scale: Double
  let isDark: Bool
  let taps: [(label: String, time: Double)]
  let duration: Double
  let time: RandomTime
  let look: RandomLook
  let hand: RandomHand
  private static let size = CGSize(width: 120, height: 150)

  /// What the elements stand on.
  enum Screen: Sendable, CaseIterable { case plain, navigation, alert, sheet, list }

  package init(seed: UInt64) {
    self.seed = seed
    var numbers = SeededNumbers(seed: seed)
    // Half of all are plain: that is where most kinds of drawing meet.
    screen = numbers.once(in: 2) ? .plain : numbers.pick(Screen.allCases)
    elements = (0..<1 + numbers.index(3)).map { _ in .make(depth: 4, &numbers) }
    animations = (0..<4).map { _ in numbers.index(RandomAnimation.all.count) }
    scale = numbers.pick([1, 1, 1.5, 2])
    isDark = numbers.once(in: 4)
    var taps: [(label: String, time: Double)] = []
    var time = numbers.number(0.03...0.2)
    for label in Self.labels(on: screen, &numbers) {
      taps.append((label, time))
      // What is presented is there, and still moves, after this long.
      time += numbers.number(screen == .plain ? 0.12...0.5 : 0.45...0.8)
    }
    self.taps = taps
    let tapped = min(time, 2)
    // What is made of the numbers before it stays as it was.
    self.time = RandomTime(within: tapped + 0.1, &numbers)
    look = RandomLook(&numbers)
    hand = RandomHand(from: tapped, in: Self.size, &numbers)
    duration = (hand.end ?? tapped) + 0.1
  }

  private static func labels(on screen: Screen, _ numbers: inout SeededNumbers) -> [String] {
    let steps = Array(repeating: "Next", count: 1 + numbers.index(3))
    switch screen {
    case .plain, .list: return steps
    case .navigation: return numbers.once(in: 2) ? ["Push"] : ["Next", "Push"]
    case .alert: return ["Alert", "Delete", "Next"]
    case .sheet: return ["Sheet"]
    }
  }

  /// The clip, with as much of what is done in it as finds what it is for: what one tap shows may cover the
  /// next.
  ///
  /// - Parameter fonts: Those that it is then drawn with: to gather them anew takes as long as some of its frames.
  @MainActor
  package func clip(measuring fonts: any TextMeasuring) throws -> Clip {
    let acts = taps.map { Tap(.label($0.label)).at($0.time) } + hand.steps
    for count in stride(from: acts.count, to: 0, by: -1) {
      let clip = clip(doing: acts.prefix(count))
      do {
        _ = try clip.plan(measuring: fonts)
        return clip
      } catch ClipError.nothingToTap, ClipError.outOfReach, ClipError.nothingToTypeInto,
        ClipError.nothingToTouch
      {
        continue
      }
    }
    return clip(doing: [])
  }

  @MainActor
  private func clip(doing acts: some Sequence<ScriptStep>) -> Clip {
    var script = Script(steps: acts + [Wait(0)] + time.steps, duration: duration)
    script.loops = time.loops
    var clip = Clip(
      "random-\(seed)",
      stage: Stage(
        size: Self.size, scale: scale, colorScheme: isDark ? .dark : .light),
      frameRate: 30, script: script
    ) { RandomScreen(clip: self) }
    clip.motionBlur = time.motionBlur
    clip.look = look.look
    return clip
  }

  package var description: String {
    """
    seed \(seed): \(screen), scale \(scale)\(isDark ? ", dark" : ""), \
    taps \(taps.map { "\($0.label)@\($0.time)" }.joined(separator: " ")), \(duration) s\(time)\(look)\(hand)
    \(elements.map { "  \($0)" }.joined(separator: "\n"))
    """
  }
}
