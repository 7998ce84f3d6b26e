import Foundation
import Geometry
import Motion
import ViewEngine

/// The rows of a wheel as they lie around it, and the ones in the middle flat and larger.
///
/// - Matches: UIKit's geometry (rows a turn ⌈2 (H + 75) / row⌉, radius 0.334225 (H + 75)); on a
///   recording (DatePickerStyleWheel) rows stand at 0.94, 1.73 and 2.30 times the height of the
///   field in its middle, which agrees as far as they could be read.
struct WheelDrum: View, Animatable {
  /// The row in the middle; between two rows while it turns.
  var position: Double
  let width: CGFloat
  let alignment: HorizontalAlignment
  let rows: ClosedRange<Int>?
  let text: (Int) -> String
  let isAllowed: (Int) -> Bool
  let overhang: (Int) -> CGFloat
  let turn: (Int) -> Void

  var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  enum Constants {
    static let height: CGFloat = 216
    static let row: CGFloat = 32
    /// The field behind the rows in the middle.
    static let field: CGFloat = 34
    static let rowsPerTurn = 19.0
    static let radius: CGFloat = 0.334225 * 291
    /// On the recording `Today` is 58 pt wide in the middle, and digits around it are 0.89 of those.
    static let font = Font.system(size: 20)
    static let middleFont = Font.system(size: 22.5)
    static let opacity = 0.4
    static let refusedOpacity = 0.4
    /// Rows to either side that can be seen.
    static let reach = 4
  }

  private var visible: [Int] {
    let middle = Int(nearest: position)
    return (middle - Constants.reach...middle + Constants.reach)
      .filter { rows?.contains($0) ?? true }
  }

  var body: some View {
    ZStack {
      ZStack {
        ForEach(visible, id: \.self) { row in
          around(row).transition(.identity)
        }
      }
      .frame(width: width, height: Constants.height)
      .mask { window }
      ZStack {
        ForEach(visible, id: \.self) { row in
          flat(row).transition(.identity)
        }
      }
      .frame(width: width, height: Constants.field)
      .clipped()
      .allowsHitTesting(false)
    }
    .frame(width: width, height: Constants.height)
    // The drum itself moves; what it shows does not lag behind it.
    .transaction { $0.animation = nil }
  }

  /// All but the field in the middle.
  private var window: some View {
    let edge = (Constants.height - Constants.field) / 2
    return VStack(spacing: 0) {
      Rectangle().frame(height: edge)
      Spacer(minLength: 0)
      Rectangle().frame(height: edge)
    }
    // Letters may stand out at the sides.
    .padding(.horizontal, -20)
  }

  private func around(_ row: Int) -> some View {
    let angle = (Double(row) - position) * 2 * .pi / Constants.rowsPerTurn
    let depth = cos(angle)
    return label(row, Constants.font)
      .fadedAsOne(depth > 0 ? Constants.opacity * fade(depth) : 0)
      .scaleEffect(x: 1, y: max(depth, 0.01))
      .offset(y: Constants.radius * sin(angle))
      .onTapGesture { turn(row) }
  }

  private func flat(_ row: Int) -> some View {
    label(row, Constants.middleFont)
      .offset(y: (Double(row) - position) * Constants.row)
  }

  private func label(_ row: Int, _ font: Font) -> some View {
    Text(verbatim: text(row))
      .font(font)
      .lineLimit(1)
      .fixedSize()
      .padding(.trailing, -overhang(row))
      .frame(
        width: width, height: Constants.row,
        alignment: Alignment(horizontal: alignment, vertical: .center)
      )
      .contentShape(Rectangle())
      .fadedAsOne(isAllowed(row) ? 1 : Constants.refusedOpacity)
  }

  /// Fainter towards the edges: half at the third row, as on the recording.
  private func fade(_ depth: Double) -> Double { min(1, max(0, (depth - 0.1) / 0.65)) }
}
