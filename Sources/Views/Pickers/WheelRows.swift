import Foundation
import Geometry
import Motion
import ViewEngine

/// Lengths of the platform's wheels, in points: those of dates, measured on a recording (DatePickerStyleWheel).
enum WheelConstants {
  /// Of `UIPickerView`.
  static let height: CGFloat = 216
  static let rowHeight: CGFloat = 32
  static let font = Font.system(size: 20)
  static let middleFont = Font.system(size: 22.5)
  /// Behind the row in the middle.
  static let fieldHeight: CGFloat = 34
  static let fieldRadius: CGFloat = 8
  static let fieldInset: CGFloat = 9
  /// 0.334225 (height + 75), fitted to Apple's UIKit, and as many rows a turn as that has.
  static let radius: CGFloat = 97.26
  static let rowsPerTurn: CGFloat = 19
  static let opacity = 0.4
  /// Rows on each side of the middle that can be seen.
  static let reach = 4
  /// Of the way beyond the last row that the finger asks for. Uncertain.
  static let give: CGFloat = 0.3
  /// How it comes to rest; not measured.
  static let settling = Animation.smooth(duration: 0.5)
}

/// The rows as they lie around the drum at a position, which may be between two of them, and those in the middle flat
/// and larger.
struct WheelRows: View, Animatable {
  let options: SubviewsCollection
  let large: SubviewsCollection
  var position: CGFloat
  let choose: (Int) -> Void

  var animatableData: CGFloat {
    get { position }
    set { position = newValue }
  }

  var body: some View {
    ZStack {
      ZStack {
        ForEach(visible, id: \.self) { around($0).transition(.identity) }
      }
      .frame(maxWidth: .infinity)
      .frame(height: WheelConstants.height)
      .mask { window }
      ZStack {
        ForEach(visible.filter { $0 < large.count }, id: \.self) { flat($0).transition(.identity) }
      }
      .frame(maxWidth: .infinity)
      .frame(height: WheelConstants.fieldHeight)
      .clipped()
      .allowsHitTesting(false)
    }
    // The drum itself moves; what it shows does not lag behind it.
    .transaction { $0.animation = nil }
  }

  private var visible: [Int] {
    let middle = Int(nearest: position)
    return (middle - WheelConstants.reach...middle + WheelConstants.reach)
      .filter { options.indices.contains($0) }
  }

  /// All but the field in the middle.
  private var window: some View {
    let edge = (WheelConstants.height - WheelConstants.fieldHeight) / 2
    return VStack(spacing: 0) {
      Rectangle().frame(height: edge)
      Spacer(minLength: 0)
      Rectangle().frame(height: edge)
    }
  }

  private func around(_ index: Int) -> some View {
    let angle = (CGFloat(index) - position) * 2 * .pi / WheelConstants.rowsPerTurn
    let depth = cos(angle)
    return options[index]
      .frame(maxWidth: .infinity)
      .frame(height: WheelConstants.rowHeight)
      .contentShape(Rectangle())
      .fadedAsOne(depth > 0 ? WheelConstants.opacity * fade(depth) : 0)
      .scaleEffect(x: 1, y: max(depth, 0.01))
      .offset(y: WheelConstants.radius * sin(angle))
      .onTapGesture { choose(index) }
  }

  private func flat(_ index: Int) -> some View {
    large[index]
      .frame(maxWidth: .infinity)
      .frame(height: WheelConstants.rowHeight)
      .offset(y: (CGFloat(index) - position) * WheelConstants.rowHeight)
  }

  /// Fainter towards the edges: half at the third row, as on the recording.
  private func fade(_ depth: CGFloat) -> Double { min(1, max(0, (depth - 0.1) / 0.65)) }
}
