import Foundation
import Motion
import ViewEngine

/// A well that shows a colour, and opens a sheet to choose another from; on a tablet that is a popover beside it.
///
/// - Matches: the well by eye, not measured. The sheet has the system's grid of colours, a spectrum, sliders and
///   opacity; its eyedropper and what keeps colours do nothing.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label
  @State private var isOpen = false
  @Environment(\.isInList) private var isInList

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  public var body: some View {
    LabeledControl(
      label: label,
      control: ColorWell(color: selection.wrappedValue) { isOpen = true }
        // Rows are no higher for it than for a line of text.
        .padding(.vertical, isInList ? -4 : 0)
        .modifier(
          ColorPresentation(
            selection: selection, supportsOpacity: supportsOpacity, isOpen: $isOpen))
    )
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A colour in a ring of all hues.
struct ColorWell: View {
  let color: Color
  let action: () -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.idiom) private var idiom

  /// Not measured.
  private enum Constants {
    static let size: CGFloat = 28
    static let ring: CGFloat = 3
    static let disc: CGFloat = 19
    static let disabledOpacity = 0.4
  }

  private static var hues: Gradient {
    Gradient(
      colors: stride(from: 0.0, through: 1, by: 1.0 / 12).map {
        Color(hue: 1 - $0, saturation: 0.85, brightness: 1)
      })
  }

  var body: some View {
    Group {
      if idiom == .mac { MacColorWell(color: color) } else { disc }
    }
    .fadedAsOne(isPressed ? 0.5 : isEnabled ? 1 : Constants.disabledOpacity)
    .modifier(PressModifier(setPressed: { isPressed = $0 }, action: action))
  }

  private var disc: some View {
    ZStack {
      Circle().strokeBorder(
        AngularGradient(gradient: Self.hues, center: .center, angle: .degrees(-90)),
        lineWidth: Constants.ring)
      Circle().fill(color).frame(width: Constants.disc, height: Constants.disc)
    }
    .frame(width: Constants.size, height: Constants.size)
  }
}

/// A colour in a field, as Macs have it: a push button's height and twice as wide. By eye.
private struct MacColorWell: View {
  let color: Color

  var body: some View {
    RoundedRectangle(cornerRadius: 3, style: .continuous).fill(color)
      .padding(3)
      .frame(width: 44, height: MacPushButton.height(of: .regular))
      .background { MacField() }
  }
}
