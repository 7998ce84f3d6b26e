import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// One of a stepper's buttons.
struct StepperHalf: View {
  enum Sign { case minus, plus }

  let sign: Sign
  let action: (() -> Void)?
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isGlass) private var isGlass

  static let dividerHeight: CGFloat = 18

  static func radius(isGlass: Bool) -> CGFloat {
    isGlass ? Constants.glassRadius : Constants.radius
  }

  private enum Constants {
    static let size = CGSize(width: 46.5, height: 32)
    static let radius: CGFloat = 8
    static let line = CGSize(width: 14, height: 1.5)
    /// As captured from UIKit of iOS 26: a capsule, with shorter lines.
    static let glassRadius: CGFloat = 16
    static let glassLine = CGSize(width: 13, height: 1.5)
    static let disabledOpacity = 0.3
  }

  private var line: CGSize { isGlass ? Constants.glassLine : Constants.line }

  var body: some View {
    ZStack {
      Rectangle().frame(width: line.width, height: line.height)
      if sign == .plus {
        Rectangle().frame(width: line.height, height: line.width)
      }
    }
    .foregroundStyle(Color.primary)
    .fadedAsOne(action != nil && isEnabled ? 1 : Constants.disabledOpacity)
    .frame(width: Constants.size.width, height: Constants.size.height)
    .background {
      RoundedRectangle(cornerRadius: Self.radius(isGlass: isGlass))
        .fill(Color(.tertiarySystemFill))
        .fadedAsOne(isPressed ? 1 : 0)
    }
    .modifier(PressModifier(setPressed: { isPressed = $0 }, action: { action?() }))
    .disabled(action == nil)
    .modifier(TouchAppealModifier(appeal: sign == .plus ? .usual : .idle))
    .accessibilityLabel(sign == .plus ? "Increment" : "Decrement")
  }
}
