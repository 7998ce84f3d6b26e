import Foundation
import Geometry
import Motion
import ViewEngine

/// A button that ends the alert or the dialog it is in before it does what it does.
struct PresentedButtonStyle: PrimitiveButtonStyle {
  let dismiss: DismissAction
  var fontSize: CGFloat = 17
  var height = PresentationConstants.actionHeight

  func makeBody(configuration: Configuration) -> some View {
    Button {
      dismiss()
      configuration.trigger()
    } label: {
      configuration.label
        .font(.system(size: fontSize, weight: configuration.role == .cancel ? .semibold : .regular))
        .foregroundStyle(configuration.role.tint)
        .frame(maxWidth: .infinity, minHeight: height)
        .contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .modifier(ButtonRoleModifier(role: configuration.role))
  }
}
