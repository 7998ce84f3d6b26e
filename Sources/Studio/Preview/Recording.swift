import Foundation
import Wording

/// What was done by hand, as the lines of a script.
package struct Recording: Hashable, Sendable {
  /// Where a finger was, and when.
  package struct Place: Hashable, Sendable {
    /// In points of the canvas.
    package var point: CGPoint
    /// Seconds from the start.
    package var time: Double

    package init(_ point: CGPoint, at time: Double) {
      self.point = point
      self.time = time
    }
  }

  /// A line, and when what it says has ended, in seconds.
  private struct Step: Hashable {
    let text: String
    let end: Double
  }

  private var steps: [Step] = []

  /// Points that a finger may move while it taps.
  private static let tapRadius = 10.0
  /// Seconds that a finger may be down while it taps; after that something may have noticed.
  private static let tapTime = 0.5
  /// Points by which a path may leave the one that was taken. Less cannot be seen.
  private static let tolerance = 0.25

  package init() {}

  package var isEmpty: Bool { steps.isEmpty }

  /// Forgets the last touch.
  ///
  /// - Returns: Its line.
  package mutating func removeLast() -> String? { steps.popLast()?.text }

  /// Adds a touch.
  ///
  /// - Parameters:
  ///   - path: From where the finger came down to where it was lifted, in the order of time; at least
  ///     one place.
  ///   - label: What is touched, if a script would find it by that.
  package mutating func add(_ path: [Place], label: String?) {
    guard let first = path.first, let last = path.last else { return }
    let duration = last.time - first.time
    let reach =
      path.map { hypot($0.point.x - first.point.x, $0.point.y - first.point.y) }.max() ?? 0
    let place = "\(number(first.point.x)),\(number(first.point.y))"
    let text =
      if reach <= Self.tapRadius && duration <= Self.tapTime {
        "tap \(Self.quoted(label) ?? place) at \(number(last.time))"
      } else {
        // By the place where the finger came down: a label stands for its middle.
        "drag \(place) by \(offset(last, from: first)) "
          + "at \(number(first.time)) over \(number(max(duration, 0.001)))" + via(path)
      }
    steps.append(Step(text: text, end: last.time))
  }

  /// The lines, and how long the clip is.
  package func script(until end: Double) -> [String] {
    steps.map(\.text) + ["wait \(number(max(end - (steps.last?.end ?? 0), 0.001)))"]
  }

  /// A label that can be written in a preset, in a comment of code and in one of a page.
  private static func quoted(_ label: String?) -> String? {
    guard let label, !label.isEmpty, !label.contains(where: \.isNewline) else { return nil }
    // Nor what no editor shows: the label is the view's, and the file its user's.
    guard
      label.unicodeScalars.allSatisfy({
        ![.control, .format].contains($0.properties.generalCategory)
      })
    else { return nil }
    // These would end a comment, or a fence's line of options.
    guard !["--", "*/", "`"].contains(where: label.contains) else { return nil }
    let quote = label.contains("\"") ? "'" : "\""
    return label.contains(quote) ? nil : quote + label + quote
  }

  // MARK: Paths

  /// ` via 12,0@0.1, 30,-4@0.25`: the places between the ends that a straight line would miss.
  private func via(_ path: [Place]) -> String {
    let kept = Self.simplified(path[...])
    let places = kept.dropFirst().dropLast().map {
      "\(offset($0, from: path[0]))@\(number($0.time - path[0].time))"
    }
    return places.isEmpty ? "" : " via " + places.joined(separator: ", ")
  }

  /// Drops the places that a finger passes anyway, at the same time, on its way between the others.
  private static func simplified(_ path: ArraySlice<Place>) -> [Place] {
    guard let first = path.first, let last = path.last, path.count > 2 else { return Array(path) }
    let length = last.time - first.time
    var farthest = (index: path.startIndex, distance: 0.0)
    for index in path.indices {
      let share = length > 0 ? (path[index].time - first.time) / length : 1
      let distance = hypot(
        first.point.x + (last.point.x - first.point.x) * share - path[index].point.x,
        first.point.y + (last.point.y - first.point.y) * share - path[index].point.y)
      if distance > farthest.distance { farthest = (index, distance) }
    }
    guard farthest.distance > tolerance, farthest.index > path.startIndex,
      farthest.index < path.endIndex - 1
    else { return [first, last] }
    return simplified(path[...farthest.index]).dropLast() + simplified(path[farthest.index...])
  }

  private func offset(_ place: Place, from first: Place) -> String {
    "\(number(place.point.x - first.point.x)),\(number(place.point.y - first.point.y))"
  }

  /// To the millisecond, and to the thousandth of a point.
  private func number(_ value: Double) -> String { value.written(decimals: 3) }
}
