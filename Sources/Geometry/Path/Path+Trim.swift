import Foundation

extension Path {
  /// The part of the path between two fractions of its whole length, subpaths one after another.
  ///
  /// Fractions are held to 0…1; an empty range gives an empty path.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = max(0, min(1, from))
    let to = max(0, min(1, to))
    if from == 0 && to == 1 { return self }
    guard from < to else { return Path() }

    let measured = subpaths.map { subpath in
      (start: subpath.start, segments: subpath.segments.map(MeasuredSegment.init))
    }
    let total = measured.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } }
    let (first, last) = (from * total, to * total)
    var position: CGFloat = 0
    var trimmed: [Element] = []
    for subpath in measured {
      var isDrawing = false
      for measured in subpath.segments where measured.length > 0 {
        let low = max(first - position, 0)
        let high = min(last - position, measured.length)
        position += measured.length
        guard low < high else { continue }
        let piece = measured.segment.piece(
          from: measured.parameter(at: low), to: measured.parameter(at: high))
        if !isDrawing { trimmed.append(.move(to: piece.start)) }
        isDrawing = true
        trimmed.append(piece.element)
      }
    }
    var result = Path(elements: trimmed)
    result.stroke = stroke
    return result
  }
}

/// A segment with a table of its length, so that a length can be turned into a parameter.
private struct MeasuredSegment {
  let segment: PathSegment
  /// The length up to each of the evenly spaced parameters, from 0.
  private let lengths: [CGFloat]

  init(_ segment: PathSegment) {
    self.segment = segment
    // 64 chords of a quarter circle are short by 1 part in 40,000.
    let steps = segment.isLine ? 1 : 64
    var lengths: [CGFloat] = [0]
    var from = segment.start
    for step in 1...steps {
      let to = segment.point(at: CGFloat(step) / CGFloat(steps))
      lengths.append(lengths[step - 1] + from.distance(to: to))
      from = to
    }
    self.lengths = lengths
  }

  var length: CGFloat { lengths[lengths.count - 1] }

  func parameter(at length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    guard let index = lengths.firstIndex(where: { $0 >= length }), index > 0 else { return 1 }
    let chord = lengths[index] - lengths[index - 1]
    let part = chord > 0 ? (length - lengths[index - 1]) / chord : 0
    return (CGFloat(index - 1) + part) / CGFloat(lengths.count - 1)
  }
}
