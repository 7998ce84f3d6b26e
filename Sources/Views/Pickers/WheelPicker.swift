import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The choices on a drum, of which a finger turns the chosen one to the front; it is chosen once the drum rests.
struct WheelPicker<SelectionValue: Hashable>: View {
  let picker: PickerChoices<SelectionValue>

  var body: some View {
    SubviewsReader(content: content(WheelConstants.font)) { options in
      SubviewsReader(content: content(WheelConstants.middleFont)) { large in
        Wheel(
          options: options, large: large, selected: picker.index(in: options) ?? 0,
          select: { picker.choose(options[$0].tag) })
      }
    }
  }

  private func content(_ font: Font) -> some View { picker.content.font(font).lineLimit(1) }
}

private struct Wheel: View {
  let options: SubviewsCollection
  /// The same as they are in the middle.
  let large: SubviewsCollection
  let selected: Int
  let select: (Int) -> Void
  /// The row in the middle while the drum turns; nil where it rests on the chosen one.
  @State private var turned: CGFloat?
  /// Where the drum was when the finger began to turn it.
  @State private var start: CGFloat?

  private var position: CGFloat { turned ?? CGFloat(selected) }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: WheelConstants.fieldRadius, style: .continuous)
        .fill(Color(.tertiarySystemFill))
        .frame(height: WheelConstants.fieldHeight)
        .padding(.horizontal, WheelConstants.fieldInset)
      WheelRows(options: options, large: large, position: position) { turn(to: $0) }
    }
    .frame(maxWidth: .infinity)
    .frame(height: WheelConstants.height)
    .clipped()
    .contentShape(Rectangle())
    .gesture(
      drag.turningWheel(up: selected < options.count - 1, row: WheelConstants.rowHeight)
    )
    .modifier(NoRowTextModifier())
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 3)
      .onChanged { value in
        let from = start ?? position
        start = from
        turned = held(from - value.translation.height / WheelConstants.rowHeight)
      }
      .onEnded { value in
        let from = start ?? position
        start = nil
        let end = value.predictedEndTranslation.height / WheelConstants.rowHeight
        turn(to: Int((from - end).rounded()))
      }
  }

  /// Beyond the ends the drum turns less than the finger asks for.
  private func held(_ position: CGFloat) -> CGFloat {
    let inside = min(max(0, position), CGFloat(max(0, options.count - 1)))
    return inside + (position - inside) * WheelConstants.give
  }

  private func turn(to index: Int) {
    let index = max(0, min(options.count - 1, index))
    withAnimation(WheelConstants.settling) {
      turned = CGFloat(index)
    } completion: {
      guard start == nil, turned == CGFloat(index) else { return }
      // Not in an animation, as UIKit's wheels tell of it.
      if index != selected { select(index) }
      turned = nil
    }
  }
}
