/// Sixteen numbers of a block of 4 × 4, row by row, and H.264's whole-number transforms of them.
struct NumberBlock: Equatable {
  typealias Row = SIMD4<Int32>

  var rows: (Row, Row, Row, Row)

  static let zero = NumberBlock(.zero, .zero, .zero, .zero)

  init(_ first: Row, _ second: Row, _ third: Row, _ fourth: Row) {
    rows = (first, second, third, fourth)
  }

  static func == (one: NumberBlock, other: NumberBlock) -> Bool { one.rows == other.rows }

  private var turned: NumberBlock {
    let (a, b, c, d) = rows
    return NumberBlock(
      Row(a.x, b.x, c.x, d.x), Row(a.y, b.y, c.y, d.y), Row(a.z, b.z, c.z, d.z),
      Row(a.w, b.w, c.w, d.w))
  }

  /// What an encoder makes of differences.
  var transformed: NumberBlock { turned.forward.turned.forward }

  /// 8.5.12.2: what a decoder makes of numbers, before it is rounded.
  var restored: NumberBlock { turned.backward.turned.backward }

  /// 8.5.10: the transform of sixteen means, which is its own inverse but for a factor.
  var mixed: NumberBlock { turned.mixedRows.turned.mixedRows }

  private var forward: NumberBlock {
    let (outer, inner) = (rows.0 &+ rows.3, rows.1 &+ rows.2)
    let (wide, narrow) = (rows.0 &- rows.3, rows.1 &- rows.2)
    return NumberBlock(
      outer &+ inner, wide &+ wide &+ narrow, outer &- inner, wide &- narrow &- narrow)
  }

  private var backward: NumberBlock {
    let (sum, difference) = (rows.0 &+ rows.2, rows.0 &- rows.2)
    let (low, high) = ((rows.1 &>> 1) &- rows.3, rows.1 &+ (rows.3 &>> 1))
    return NumberBlock(sum &+ high, difference &+ low, difference &- low, sum &- high)
  }

  private var mixedRows: NumberBlock {
    let (one, two) = (rows.0 &+ rows.1, rows.2 &+ rows.3)
    let (three, four) = (rows.0 &- rows.1, rows.2 &- rows.3)
    return NumberBlock(one &+ two, one &- two, three &- four, three &+ four)
  }

  /// In one vector.
  var all: SIMD16<Int32> {
    get {
      SIMD16(
        lowHalf: SIMD8(lowHalf: rows.0, highHalf: rows.1),
        highHalf: SIMD8(lowHalf: rows.2, highHalf: rows.3))
    }
    set {
      rows = (
        newValue.lowHalf.lowHalf, newValue.lowHalf.highHalf, newValue.highHalf.lowHalf,
        newValue.highHalf.highHalf
      )
    }
  }

  init(_ all: SIMD16<Int32>) {
    self = .zero
    self.all = all
  }
}
