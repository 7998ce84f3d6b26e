import Drawing
import Foundation
import Geometry

/// What moves in a clip, and when: the values of the views themselves, frame by frame, and not of pixels.
///
///     let plot = try MotionPlot(clip)
///     plot.curves.map(\.name)   // ["Rectangle"]
///
/// It goes from a demo's process to the one that asks, which looks at it before it believes it.
package struct MotionPlot: Codable, Hashable, Sendable {
  /// What a step shows of a view.
  package struct Sample: Codable, Hashable, Sendable {
    /// Its middle on screen, in points from the top left.
    package var x: Double
    package var y: Double
    /// As laid out, in points.
    package var width: Double
    package var height: Double
    /// 1 as laid out.
    package var scale: Double
    /// Degrees clockwise; goes on beyond a half turn.
    package var rotation: Double
    /// 0…1.
    package var opacity: Double
  }

  /// One view that moves, or several that move as one.
  package struct Curve: Codable, Hashable, Sendable {
    /// `Rectangle`, `Text`, `Button`.
    package var name: String
    /// What it says; empty where it says nothing.
    package var label: String
    package var color: RGBA?
    /// Of each step; nil where the view is not there.
    package var samples: [Sample?]
  }

  /// Something a script did.
  package struct Mark: Codable, Hashable, Sendable {
    package var time: Double
    package var name: String
  }

  /// Seconds from step to step: those of a frame, or in long clips of some.
  package var step: Double
  package var duration: Double
  package var curves: [Curve]
  package var marks: [Mark]
  /// How many more views move.
  package var others: Int
  /// The frame that shows best what the clip is about: see ``PosterFrame``.
  package var poster: Int
  package var size: Size

  /// Of the clip's picture, in pixels.
  package struct Size: Codable, Hashable, Sendable {
    package var width: Int
    package var height: Int
  }
}

extension MotionPlot {
  /// Steps of a plot; more than a picture of it has columns.
  static let mostSteps = 1200
  /// Curves; one does not follow more.
  static let mostCurves = 5
  static let mostMarks = 100
  /// Unicode scalars of a name.
  static let longestName = 80

  static func shortened(_ name: String) -> String { name.shortened(to: longestName) }

  /// Whether it can be drawn as it is, whoever sent it.
  package var isSound: Bool {
    let numbers = [step, duration] + marks.map(\.time)
    let sides = 1...ClipLimits.pixels
    return numbers.allSatisfy(\.isReachable) && step > 0 && duration >= 0
      && curves.count <= Self.mostCurves && marks.count <= Self.mostMarks
      && (0...10_000).contains(others) && poster >= 0 && sides.contains(size.width)
      && sides.contains(size.height) && curves.allSatisfy(\.isSound)
      && marks.allSatisfy { $0.name.utf8.count <= 4 * Self.longestName }
  }
}

extension MotionPlot.Curve {
  fileprivate var isSound: Bool {
    let longest = 4 * MotionPlot.longestName
    return samples.count <= MotionPlot.mostSteps && name.utf8.count <= longest
      && label.utf8.count <= longest
      && samples.allSatisfy { $0.map { $0.numbers.allSatisfy(\.isReachable) } ?? true }
      && color?.hasNumbers ?? true
  }
}

extension MotionPlot.Sample {
  fileprivate var numbers: [Double] { [x, y, width, height, scale, rotation, opacity] }
}
