import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A Mac's alert: a picture, a bold title, a message, and buttons below each other, or two side by
/// side. 260 points wide; the rest by eye from macOS 14.
struct MacAlert: View {
  let title: Text
  let message: AnyView
  let fields: AnyView
  let hasFields: Bool
  let buttons: [Subview]
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dialogLook) private var dialog

  var body: some View {
    VStack(spacing: 10) {
      MacAlertPicture(icon: dialog.icon, isCritical: dialog.isCritical)
        .accessibilityHidden(true)
      title.font(.system(size: 13, weight: .bold))
      message.font(.system(size: 11))
      if hasFields { fields.padding(.horizontal, -16) }
      if let suppression = dialog.suppression {
        Toggle(isOn: suppression.isOn) {
          (suppression.label ?? usualSuppression).font(.system(size: 11))
        }
        .toggleStyle(.checkbox)
      }
      if buttons.isEmpty {
        Button("OK") {}.padding(.top, 6)
      } else if buttons.count == 2 {
        HStack(spacing: 8) { ForEach(buttons) { $0 } }.padding(.top, 6)
      } else {
        VStack(spacing: 8) { ForEach(buttons) { $0 } }.padding(.top, 6)
      }
    }
    .multilineTextAlignment(.center)
    .fixedSize(horizontal: false, vertical: true)
    .padding(16)
    .frame(width: 260)
    .background(Color(system: .windowGround), in: RoundedRectangle(cornerRadius: 10))
    .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(Color(.separator), lineWidth: 0.5) }
    .shadow(color: .black.opacity(0.25), radius: 20, y: 8)
  }

  /// As Apple's documentation of `NSAlert.showsSuppressionButton` has it: an alert of several buttons asks something.
  private var usualSuppression: Text {
    Text(verbatim: buttons.count > 1 ? "Do not ask again" : "Do not show this message again")
  }
}
