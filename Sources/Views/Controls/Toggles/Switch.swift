import Foundation
import Geometry
import Motion
import ViewEngine

/// The platform's switch: its knob slides by itself, whatever the change around it does
/// (rule `switch-size`).
struct Switch: View {
  let isOn: Binding<Bool>
  /// Green where it is nil and none is set around it.
  let tint: AnyShapeStyle?
  @State private var isPressed = false
  @Environment(\.tint) private var outerTint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInList) private var isInList
  @Environment(\.isInForm) private var isInForm
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass
  @Environment(\.controlSize) private var size

  private enum Constants {
    static let disabledOpacity = 0.5
  }

  private var metrics: SwitchMetrics { isGlass ? .glass : .usual }

  private var isOnNow: Bool { isOn.wrappedValue }

  private var trackStyle: AnyShapeStyle {
    guard isOnNow else { return AnyShapeStyle(Color(.secondarySystemFill)) }
    if let tint = tint ?? outerTint { return tint }
    return AnyShapeStyle(
      ControlColors.current?.switchTint ?? (idiom == .mac ? Color.blue : Color.green))
  }

  /// Beside a phone's: a Mac's is 38 points wide, in settings and where it is small 26; by eye.
  private var scale: CGFloat {
    switch idiom {
    case .mac: isInForm || size <= .small ? 0.51 : 0.74
    case .watch: 0.72
    default: 1
    }
  }

  var body: some View {
    if scale == 1 {
      track
    } else {
      track
        .scaleEffect(scale)
        .frame(width: metrics.size.width * scale, height: metrics.size.height * scale)
    }
  }

  private var track: some View {
    ZStack(alignment: isOnNow ? .trailing : .leading) {
      Capsule(style: .circular).fill(trackStyle)
        .animation(metrics.coloring(isOn: isOnNow), value: isOnNow)
      Capsule(style: .circular).fill(.white)
        .frame(
          width: metrics.knob.width + (isPressed ? metrics.stretch : 0), height: metrics.knob.height
        )
        .shadow(color: .black.opacity(0.15), radius: 3, y: 2)
        .padding(metrics.inset)
    }
    .frame(width: metrics.size.width, height: metrics.size.height)
    .fadedAsOne(isEnabled ? 1 : Constants.disabledOpacity)
    .animation(metrics.slide, value: isOnNow)
    .animation(metrics.slide, value: isPressed)
    // Where it stands is moved by what moves its row.
    .geometryGroup()
    .modifier(
      PressModifier(setPressed: { isPressed = $0 }, action: { isOn.wrappedValue.toggle() })
    )
    // Rows are no higher for a switch than for a line of text.
    .padding(.vertical, isInList && scale == 1 ? -metrics.overhang : 0)
  }
}
