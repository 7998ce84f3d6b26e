import Foundation
import Motion
import ViewEngine

/// A date or a time on a grey field; a tap opens what changes it, and the text turns to the tint.
///
/// - Matches: 34.3 pt high and its corner are Apple's as remembered; the rest is by eye.
struct DateField<Card: View>: View {
  let text: String
  @Binding var isOpen: Bool
  @ViewBuilder let card: () -> Card
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    Text(verbatim: text)
      .lineLimit(1)
      .fixedSize()
      .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
      .padding(.horizontal, DateFieldLook.horizontalInset)
      .padding(.vertical, DateFieldLook.verticalInset)
      .background {
        RoundedRectangle(
          cornerRadius: isGlass ? DateFieldLook.glassRadius : DateFieldLook.radius,
          style: .continuous
        )
        .fill(Color(.tertiarySystemFill))
      }
      .fadedAsOne(isPressed ? 0.5 : isEnabled ? 1 : DateFieldLook.disabledOpacity)
      .modifier(
        PressModifier(setPressed: { isPressed = $0 }, action: { isOpen.toggle() })
      )
      .modifier(HiddenLabelModifier(label: nil, kind: DateFieldKind.name))
      .floating(isPresented: $isOpen) { card() }
      .modifier(NoRowTextModifier())
  }
}

/// What scripts call a field of a date.
package enum DateFieldKind {
  package static let name = "date"
}

/// Lengths of the fields of dates; not measured.
enum DateFieldLook {
  static let horizontalInset: CGFloat = 11
  static let verticalInset: CGFloat = 7
  static let radius: CGFloat = 8
  /// Since iOS 26 a field is a capsule: more than half of its height at any size of text.
  static let glassRadius: CGFloat = 100
  static let disabledOpacity = 0.4
  /// Of what a field opens.
  static let cardPadding: CGFloat = 12
  static let calendarWidth: CGFloat = 320
  static let wheelWidth: CGFloat = 200
}
