import Foundation
import Geometry
import ViewEngine

/// An alert's box: a title, a message, and buttons side by side, or below each other where there are
/// more than two.
struct AlertBody<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 3) {
        title.font(.system(size: 17, weight: .semibold))
        message.font(.system(size: 13))
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 19)
      Group(subviews: actions) { buttons in
        if buttons.isEmpty {
          line
          Button("OK") {}
        } else if buttons.count == 2 {
          line
          HStack(spacing: 0) {
            buttons[0]
            Color(.separator).frame(width: 0.5, height: PresentationConstants.actionHeight)
            buttons[1]
          }
        } else {
          ForEach(buttons) { button in
            line
            button
          }
        }
      }
    }
    .buttonStyle(PresentedButtonStyle(dismiss: dismiss))
    .frame(width: PresentationConstants.alertWidth)
    .background(
      .thickMaterial, in: .rect(cornerRadius: PresentationConstants.alertCornerRadius))
  }

  private var line: some View { Color(.separator).frame(height: 0.5) }
}
