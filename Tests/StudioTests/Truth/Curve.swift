import Foundation
import TestSupport

/// How one shape moves and fades, frame by frame: as it was measured, or the same from a clip.
struct Curve: Sendable {
  struct Frame: Sendable {
    let time: Double
    /// Left, right, top, bottom in points; nil where nothing can be seen.
    var edges: SIMD4<Double>?
    var opacity: Double
  }

  var frames: [Frame]

  init(frames: [Frame]) {
    self.frames = frames
  }

  /// What was measured on a recording of real SwiftUI: a table of `Curves/`, whose head says how.
  init(recording name: String) throws {
    let file = Self.folder.appendingPathComponent(name + ".tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.dropFirst()
    frames = try rows.map { row in
      let cells = row.split(separator: "\t").map(Double.init)
      switch (cells.first, cells.dropFirst().compactMap(\.self)) {
      case (let frame??, let numbers) where numbers.count == 5 && cells.count == 6:
        return Frame(
          time: frame / 60, edges: SIMD4(numbers[0], numbers[1], numbers[2], numbers[3]),
          opacity: numbers[4])
      case (let frame??, _) where cells.count == 1:
        return Frame(time: frame / 60, edges: nil, opacity: 0)
      default:
        throw UnreadableRow(table: name, row: String(row))
      }
    }
  }

  private struct UnreadableRow: Error {
    let table: String
    let row: String
  }

  /// Where the tables are; the recordings themselves are not part of the project.
  static let folder = Repository.folder.appending(path: "Tests/StudioTests/Truth/Curves")

  /// Reads what `measure.py` made of a clip of ours; its columns are described there.
  init(measured table: URL) throws {
    let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
    frames = rows.compactMap { row in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(Double.init)
      guard cells.count == 10, let time = cells[1] else { return nil }
      var frame = Frame(time: time, edges: nil, opacity: cells[8] ?? 0)
      if let left = cells[2], let right = cells[3], let top = cells[4], let bottom = cells[5] {
        frame.edges = SIMD4(left, right, top, bottom)
      }
      return frame
    }
  }

  /// Seconds; the start of the last frame in which there is something to see.
  var lastVisible: Double { frames.last { $0.opacity > Self.visible }?.time ?? .nan }

  /// Opacities below this cannot be told from nothing on a recording.
  static let visible = 0.03
}

extension Curve {
  /// The errors of a clip against a recording, found as `compare.py` finds them: a recorded frame is
  /// matched by whatever the clip shows within 25 ms, in the best of the shifts up to 50 ms.
  func errors(of clip: Curve) -> CurveErrors {
    let step = 0.0025
    let shown = frames.map { recorded in
      (-30...30).map { clip.shown(at: recorded.time + Double($0) * step) }
    }
    let all = (-20...20).map { errors(of: clip, shown: shown, shift: $0, step: step) }
    return all.min { $0.cost < $1.cost } ?? CurveErrors(shift: 0)
  }

  /// - Parameter shown: For each recorded frame, what the clip shows from 30 steps before to 30 after.
  private func errors(of clip: Curve, shown: [[Frame]], shift: Int, step: Double) -> CurveErrors {
    let places = 20 - shift...40 - shift
    let shift = Double(shift) * step
    var result = CurveErrors(shift: shift)
    for (recorded, shown) in zip(frames, shown) {
      let near = shown[places]
      let isSeen = recorded.opacity > Self.visible
      let shows = near.map { $0.opacity > Self.visible }
      if !isSeen && !shows.allSatisfy({ $0 }) { continue }
      guard isSeen, shows.contains(true) else {
        result.unmatched += 1
        continue
      }
      result.opacity.append(near.map { abs($0.opacity - recorded.opacity) }.min() ?? 1)
      guard recorded.opacity > 0.15, let edges = recorded.edges else { continue }
      let distances = near.compactMap {
        $0.edges.map { edge in
          let difference = edge - edges
          return max(difference.max(), -difference.min())
        }
      }
      if let nearest = distances.min() { result.position.append(nearest) }
    }
    result.removalDelay = clip.lastVisible - lastVisible + shift
    return result
  }

  /// Between two frames, what is halfway between them.
  private func shown(at time: Double) -> Frame {
    let next = frames.partitioningIndex { $0.time > time }
    guard next > 0 else { return frames[0] }
    guard next < frames.count else { return frames[frames.count - 1] }
    let (a, b) = (frames[next - 1], frames[next])
    let part = (time - a.time) / (b.time - a.time)
    var frame = Frame(time: time, edges: nil, opacity: a.opacity + (b.opacity - a.opacity) * part)
    if let before = a.edges, let after = b.edges {
      frame.edges = before + (after - before) * part
    } else if part == 0 {
      frame.edges = a.edges
    }
    return frame
  }
}

struct CurveErrors: Sendable {
  let shift: Double
  /// Points, the worst of the four edges.
  var position: [Double] = []
  var opacity: [Double] = []
  /// Frames in which one shows the shape and the other does not.
  var unmatched = 0
  /// Seconds from the recording's last visible frame to the clip's.
  var removalDelay = 0.0

  init(shift: Double) {
    self.shift = shift
  }

  fileprivate var cost: Double {
    Double(unmatched) * 1e6 + mean(position) + 50 * mean(opacity)
  }

  private func mean(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }
}

extension [Double] {
  /// The value below which a part of the values lies, between two of them linearly.
  func quantile(_ part: Double) -> Double {
    let sorted = sorted()
    guard let last = sorted.indices.last else { return .nan }
    let place = part * Double(last)
    let index = Int(place)
    let next = sorted[Swift.min(index + 1, last)]
    return sorted[index] + (next - sorted[index]) * (place - Double(index))
  }
}

extension Array {
  /// The first index from which on the condition holds; the array is ordered by it.
  fileprivate func partitioningIndex(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
