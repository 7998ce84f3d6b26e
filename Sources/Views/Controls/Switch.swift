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
  @Environment(\.controlSize) private var size

  private enum Constants {
    static let size = CGSize(width: 51, height: 31)
    static let inset: CGFloat = 2
    static let knob: CGFloat = 27
    /// How much longer a pressed knob is. Uncertain.
    static let stretch: CGFloat = 6
    static let overhang: CGFloat = 4.5
    static let disabledOpacity = 0.5
    /// Uncertain.
    static let slide = Animation.smooth(duration: 0.3)
  }

  private var isOnNow: Bool { isOn.wrappedValue }

  private var trackStyle: AnyShapeStyle {
    guard isOnNow else { return AnyShapeStyle(Color(.secondarySystemFill)) }
    return tint ?? outerTint ?? AnyShapeStyle(idiom == .mac ? Color.blue : Color.green)
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
        .frame(width: Constants.size.width * scale, height: Constants.size.height * scale)
    }
  }

  private var track: some View {
    ZStack(alignment: isOnNow ? .trailing : .leading) {
      Capsule(style: .circular).fill(trackStyle)
      Capsule(style: .circular).fill(.white)
        .frame(width: Constants.knob + (isPressed ? Constants.stretch : 0), height: Constants.knob)
        .shadow(color: .black.opacity(0.15), radius: 3, y: 2)
        .padding(Constants.inset)
    }
    .frame(width: Constants.size.width, height: Constants.size.height)
    .fadedAsOne(isEnabled ? 1 : Constants.disabledOpacity)
    .animation(Constants.slide, value: isOnNow)
    .animation(Constants.slide, value: isPressed)
    .modifier(
      PressModifier(setPressed: { isPressed = $0 }, action: { isOn.wrappedValue.toggle() })
    )
    // Rows are no higher for a switch than for a line of text.
    .padding(.vertical, isInList && scale == 1 ? -Constants.overhang : 0)
  }
}
