import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A watch's stepper: less, what is stepped through, and more, on one platter. By eye.
struct WatchStepper<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  @Environment(\.isInList) private var isInList
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    HStack(spacing: 4) {
      WatchStepperHalf(symbol: "minus", name: "Decrement", action: decrement)
      Group {
        if labelsAreHidden { Color.clear } else { label.lineLimit(1) }
      }
      .frame(maxWidth: .infinity)
      WatchStepperHalf(symbol: "plus", name: "Increment", action: increment)
    }
    .frame(height: isInList ? 28 : 44)
    .padding(.horizontal, isInList ? 0 : 6)
    .background {
      // In a list the row is the platter.
      if !isInList {
        RoundedRectangle(cornerRadius: 12, style: .continuous).fill(Color(white: 1, opacity: 0.14))
      }
    }
    .modifier(ControlScopeModifier(name: plainText(of: label)))
  }
}

private struct WatchStepperHalf: View {
  let symbol: String
  let name: String
  let action: (() -> Void)?
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Image(systemName: symbol).font(.system(size: 17, weight: .semibold))
      .foregroundStyle(Color.primary)
      .fadedAsOne(action == nil || !isEnabled ? 0.3 : isPressed ? 0.5 : 1)
      .frame(width: 40)
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .modifier(PressModifier(setPressed: { isPressed = $0 }, action: { action?() }))
      .disabled(action == nil)
      .modifier(TouchAppealModifier(appeal: symbol == "plus" ? .usual : .idle))
      .accessibilityLabel(name)
  }
}
