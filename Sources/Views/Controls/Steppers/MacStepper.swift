import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A Mac's stepper: two halves with arrows, 15 × 22 points. By eye.
struct MacStepper: View {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  var body: some View {
    VStack(spacing: 0) {
      half("chevron.up", "Increment", increment)
      half("chevron.down", "Decrement", decrement)
    }
    .frame(width: 15, height: 22)
    .background { MacField(radius: 5) }
  }

  private func half(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
    Image(systemName: symbol).font(.system(size: 7, weight: .bold))
      .foregroundStyle(Color.primary)
      .fadedAsOne(action == nil ? 0.3 : 1)
      .frame(width: 15, height: 11)
      .contentShape(Rectangle())
      .modifier(PressModifier(setPressed: { _ in }, action: { action?() }))
      .disabled(action == nil)
      .accessibilityLabel(name)
  }
}
