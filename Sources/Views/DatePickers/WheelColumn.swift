import Foundation
import Motion
import ViewEngine

/// One wheel: a drum of rows that a finger turns; it comes to rest with a row in the middle.
struct WheelColumn: View {
  let width: CGFloat
  let alignment: HorizontalAlignment
  /// Nil where the rows go round without end.
  var rows: ClosedRange<Int>?
  /// The row in the middle.
  let row: Int
  /// How many rows there are before they come again.
  var period = Int.max
  let text: (Int) -> String
  /// Whether a row may be chosen; the others are fainter.
  var isAllowed: (Int) -> Bool = { _ in true }
  /// Points that a row is further to the trailing edge.
  var overhang: (Int) -> CGFloat = { _ in 0 }
  let choose: (Int) -> Void
  @State private var position: Double
  /// Where the drum was when the finger began to turn it.
  @State private var start: Double?

  /// How the drum comes to rest. Uncertain.
  private static let rest = Animation.smooth(duration: 0.5)
  /// Of the way beyond the last row that the finger asks for. Uncertain.
  private static let give = 0.3

  init(
    width: CGFloat, alignment: HorizontalAlignment, rows: ClosedRange<Int>? = nil, row: Int,
    text: @escaping (Int) -> String, choose: @escaping (Int) -> Void
  ) {
    self.width = width
    self.alignment = alignment
    self.rows = rows
    self.row = row
    self.text = text
    self.choose = choose
    _position = State(wrappedValue: Double(row))
  }

  var body: some View {
    WheelDrum(
      position: position, width: width, alignment: alignment, rows: rows, text: text,
      isAllowed: isAllowed, overhang: overhang, turn: turn
    )
    .contentShape(Rectangle())
    .gesture(
      drag.turningWheel(up: rows.map { row < $0.upperBound } ?? true, row: WheelDrum.Constants.row)
    )
    .onChange(of: row) { _, new in
      let target = nearest(new)
      guard start == nil, position != target else { return }
      withAnimation(Self.rest) { position = target }
    }
  }

  /// Where a row comes nearest to the middle.
  private func nearest(_ row: Int) -> Double {
    guard period < .max else { return Double(row) }
    let turns = ((position - Double(row)) / Double(period)).rounded()
    return Double(row) + turns * Double(period)
  }

  private var drag: some Gesture {
    DragGesture(coordinateSpace: .global)
      .onChanged { value in
        let from = start ?? position
        if start == nil { start = from }
        position = held(from - value.translation.height / WheelDrum.Constants.row)
      }
      .onEnded { value in
        let from = start ?? position
        start = nil
        turn(
          to: Int(nearest: from - value.predictedEndTranslation.height / WheelDrum.Constants.row))
      }
  }

  /// Beyond the ends the drum turns less than the finger asks for.
  private func held(_ position: Double) -> Double {
    guard let rows else { return position }
    let (first, last) = (Double(rows.lowerBound), Double(rows.upperBound))
    if position < first { return first + (position - first) * Self.give }
    if position > last { return last + (position - last) * Self.give }
    return position
  }

  private func turn(to row: Int) {
    let target = rows.map { min(max(row, $0.lowerBound), $0.upperBound) } ?? row
    withAnimation(Self.rest) {
      position = Double(target)
    } completion: {
      guard start == nil else { return }
      // What may not be chosen turns back.
      guard isAllowed(target) else {
        withAnimation(Self.rest) { position = nearest(self.row) }
        return
      }
      choose(target)
    }
  }
}
