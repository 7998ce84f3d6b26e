import Drawing
import Foundation

/// A piece of a picture and where it is shown.
struct ImageSlice: Equatable {
  /// In the picture.
  var source: CGRect
  /// Where the piece would go as a whole.
  var drawn: CGRect
  /// What of that is shown: less than all of it in the last tile of a row.
  var target: CGRect
}

extension ImageLeaf.Slicing {
  /// The pieces of a picture in a size, from the top-left.
  func slices(of picture: CGSize, in size: CGSize) -> [ImageSlice] {
    let columns = spans(picture.width, size.width, leading, trailing)
    let rows = spans(picture.height, size.height, top, bottom)
    return rows.flatMap { row in
      columns.map { column in
        func rect(_ x: Span, _ y: Span) -> CGRect {
          CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
        }
        return ImageSlice(
          source: rect(column.source, row.source), drawn: rect(column.drawn, row.drawn),
          target: rect(column.target, row.target))
      }
    }
  }

  /// In a row or a column; more are finer than anybody sees, and what they are made of is stretched instead.
  private static let mostTiles: CGFloat = 1000

  private struct Span {
    var start: CGFloat
    var length: CGFloat
  }

  /// One axis of the pieces: the first cap, what is between, and the last cap.
  private func spans(
    _ picture: CGFloat, _ size: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> [(source: Span, drawn: Span, target: Span)] {
    // Caps that meet are made smaller alike.
    let fit = min(1, size / max(first + last, 1e-9))
    let middle = Span(start: first, length: max(0, picture - first - last))
    let room = Span(start: first * fit, length: max(0, size - (first + last) * fit))
    var spans: [(source: Span, drawn: Span, target: Span)] = []
    func add(_ source: Span, _ drawn: Span, _ target: Span) {
      if source.length > 0, target.length > 0 { spans.append((source, drawn, target)) }
    }
    func cap(_ source: Span, at start: CGFloat) {
      let target = Span(start: start, length: source.length * fit)
      add(source, target, target)
    }
    cap(Span(start: 0, length: first), at: 0)
    if tiles, middle.length > 0, room.length / middle.length <= Self.mostTiles {
      var start = room.start
      while start < room.start + room.length - 1e-6 {
        let end = min(start + middle.length, room.start + room.length)
        add(
          middle, Span(start: start, length: middle.length),
          Span(start: start, length: end - start))
        start += middle.length
      }
    } else {
      add(middle, room, room)
    }
    cap(Span(start: picture - last, length: last), at: size - last * fit)
    return spans
  }
}
