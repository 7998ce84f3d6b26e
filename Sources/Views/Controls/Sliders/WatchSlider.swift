import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A watch's slider: less, a bar that is filled as far as the value goes, and more, on one platter. It has no knob: a tap
/// on an end goes a step, and the bar of few steps is cut into them. Its colour is green unless a tint is given.
///
/// - Matches: watchOS 10, by eye.
struct WatchSlider<ValueLabel: View>: View {
  let fraction: Binding<Double>
  /// Of the whole; nil where it has none.
  let step: Double?
  let minimum: ValueLabel?
  let maximum: ValueLabel?
  let onEditingChanged: (Bool) -> Void
  @Environment(\.isInList) private var isInList
  @Environment(\.tint) private var tint

  var body: some View {
    HStack(spacing: 4) {
      WatchSliderEnd(name: "Decrement", action: end(-1)) {
        if let minimum { minimum } else { Image(systemName: "minus") }
      }
      bar
      WatchSliderEnd(name: "Increment", action: end(1)) {
        if let maximum { maximum } else { Image(systemName: "plus") }
      }
    }
    .frame(height: isInList ? 28 : 44)
    .padding(.horizontal, isInList ? 0 : 6)
    .background {
      // In a list the row is the platter.
      if !isInList {
        RoundedRectangle(cornerRadius: 12, style: .continuous).fill(Color(white: 1, opacity: 0.14))
      }
    }
  }

  private var bar: some View {
    HStack(spacing: WatchSliderConstants.gap) {
      ForEach(0..<parts, id: \.self) { index in
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Color(white: 1, opacity: 0.2)
            Rectangle().fill(tint ?? AnyShapeStyle(Color.green))
              .frame(width: proxy.size.width * filled(index))
          }
        }
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: WatchSliderConstants.barHeight)
    .clipShape(Capsule())
  }

  /// How much of a part is, from none to all.
  private func filled(_ index: Int) -> Double {
    min(max(0, fraction.wrappedValue * Double(parts) - Double(index)), 1)
  }

  private var parts: Int {
    guard let step, step > 0 else { return 1 }
    let count = (1 / step).rounded()
    return count <= Double(WatchSliderConstants.mostParts) ? max(1, Int(count)) : 1
  }

  private func end(_ sign: Double) -> (() -> Void)? {
    let value = fraction.wrappedValue
    guard sign < 0 ? value > 0 : value < 1 else { return nil }
    return {
      onEditingChanged(true)
      fraction.wrappedValue = min(
        max(value + sign * (step ?? WatchSliderConstants.usualStep), 0), 1)
      onEditingChanged(false)
    }
  }
}

private enum WatchSliderConstants {
  /// Of the whole, where there are no steps.
  static let usualStep = 0.1
  static let mostParts = 12
  static let barHeight: CGFloat = 7
  static let gap: CGFloat = 2
}

private struct WatchSliderEnd<Face: View>: View {
  let name: String
  let action: (() -> Void)?
  @ViewBuilder let face: Face
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    face.font(.system(size: 17, weight: .semibold))
      .foregroundStyle(Color.primary)
      .fadedAsOne(action == nil || !isEnabled ? 0.3 : isPressed ? 0.5 : 1)
      .frame(width: 36)
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .modifier(PressModifier(setPressed: { isPressed = $0 }, action: { action?() }))
      .disabled(action == nil)
      .modifier(TouchAppealModifier(appeal: name == "Increment" ? .usual : .idle))
      .accessibilityLabel(name)
  }
}
