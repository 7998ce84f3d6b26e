import Foundation
import Geometry
import Motion
import ViewEngine

/// Lengths of the platform's wheels, in points.
enum WheelConstants {
  /// Of `UIPickerView`.
  static let height: CGFloat = 216
  static let rowHeight: CGFloat = 32
  static let fontSize: CGFloat = 23
  static let fieldRadius: CGFloat = 8
  static let fieldInset: CGFloat = 9
  /// 0.334225 (height + 75), fitted to Apple's UIKit.
  static let radius: CGFloat = 97.26
  /// Rows on each side of the middle that can be seen.
  static let reach = 4.2
  /// How it comes to rest; not measured.
  static var settling: Animation { .spring(response: 0.4, dampingFraction: 1) }
}

/// The choices on a drum, of which a finger turns the chosen one to the front.
struct WheelPicker<SelectionValue: Hashable>: View {
  let picker: PickerChoices<SelectionValue>

  var body: some View {
    SubviewsReader(
      content: picker.content.font(.system(size: WheelConstants.fontSize)).lineLimit(1)
    ) { options in
      Wheel(
        options: options, selected: picker.index(in: options) ?? 0,
        select: { picker.choose(options[$0].tag) })
    }
  }
}

private struct Wheel: View {
  let options: SubviewsCollection
  let selected: Int
  let select: (Int) -> Void
  /// Rows that the finger has turned it by.
  @State private var turned: CGFloat = 0

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: WheelConstants.fieldRadius, style: .continuous)
        .fill(Color(.tertiarySystemFill))
        .frame(height: WheelConstants.rowHeight)
        .padding(.horizontal, WheelConstants.fieldInset)
      WheelRows(options: options, position: CGFloat(selected) - turned) { turn(to: $0) }
    }
    .frame(maxWidth: .infinity)
    .frame(height: WheelConstants.height)
    .clipped()
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 3)
        .onChanged { turned = $0.translation.height / WheelConstants.rowHeight }
        .onEnded { value in
          let rows = value.predictedEndTranslation.height / WheelConstants.rowHeight
          turn(to: Int((CGFloat(selected) - rows).rounded()))
        }
        .turningWheel(up: selected < options.count - 1, row: WheelConstants.rowHeight)
    )
    .modifier(NoRowTextModifier())
  }

  private func turn(to index: Int) {
    let index = max(0, min(options.count - 1, index))
    withAnimation(WheelConstants.settling) {
      turned = 0
      if index != selected { select(index) }
    }
  }
}

/// The rows as they lie on the drum at a position, which may be between two of them.
private struct WheelRows: View, Animatable {
  let options: SubviewsCollection
  var position: CGFloat
  let choose: (Int) -> Void

  var animatableData: CGFloat {
    get { position }
    set { position = newValue }
  }

  var body: some View {
    ZStack {
      ForEach(Array(options.indices), id: \.self) { index in
        let rows = CGFloat(index) - position
        let angle = rows * WheelConstants.rowHeight / WheelConstants.radius
        options[index]
          .frame(maxWidth: .infinity)
          .frame(height: WheelConstants.rowHeight)
          .contentShape(Rectangle())
          .onTapGesture { choose(index) }
          .scaleEffect(x: 1, y: max(0.01, cos(angle)))
          .fadedAsOne(opacity(rows: rows))
          .offset(y: WheelConstants.radius * sin(max(-.pi / 2, min(.pi / 2, angle))))
          .allowsHitTesting(abs(rows) < WheelConstants.reach)
      }
    }
  }

  /// The chosen one is black, those beside it fainter the further off they are (by eye).
  private func opacity(rows: CGFloat) -> Double {
    let distance = abs(rows)
    guard distance < WheelConstants.reach else { return 0 }
    if distance < 0.5 { return 1 }
    return max(0, 0.5 - 0.11 * (distance - 0.5))
  }
}
