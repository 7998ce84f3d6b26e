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
      .opacity(action == nil ? 0.3 : 1)
      .frame(width: 15, height: 11)
      .contentShape(Rectangle())
      .modifier(PressModifier(setPressed: { _ in }, action: { action?() }))
      .disabled(action == nil)
      .accessibilityLabel(name)
  }
}

/// What a pop-up button shows: the chosen one, and arrows on a field of the tint.
struct MacPopUpLabel<Value: View>: View {
  /// A menu of commands, with one arrow and no tint.
  var pullsDown = false
  /// In a group of settings it has no field of its own.
  var isFlat = false
  @ViewBuilder let value: Value
  @Environment(\.controlSize) private var size

  var body: some View {
    HStack(spacing: 6) {
      value.foregroundStyle(Color.primary).lineLimit(1)
      arrows
    }
    .textStyle { $0.font = .system(size: size <= .small ? 11 : 13) }
    .padding(.leading, isFlat ? 0 : 8)
    .padding(.trailing, isFlat ? 0 : 3)
    .frame(height: MacPushButton.height(of: size))
    .background { if !isFlat { MacField() } }
  }

  @ViewBuilder private var arrows: some View {
    if pullsDown {
      Image(systemName: "chevron.down").font(.system(size: 8, weight: .bold))
        .foregroundStyle(Color.primary).frame(width: 14)
    } else {
      Image(systemName: "chevron.up.chevron.down").font(.system(size: 9, weight: .semibold))
        .foregroundStyle(isFlat ? Color.primary : .white)
        .frame(width: 16, height: 16)
        .background {
          if !isFlat { RoundedRectangle(cornerRadius: 4).fill(.tint) }
        }
    }
  }
}

/// Choices below each other, each with a round button before it.
struct RadioGroup<SelectionValue: Hashable>: View {
  let picker: PickerChoices<SelectionValue>
  let isHorizontal: Bool

  private static var side: CGFloat { 16 }

  var body: some View {
    SubviewsReader(content: picker.content) { options in
      let layout =
        isHorizontal
        ? AnyLayout(HStackLayout(spacing: 14)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
      layout {
        ForEach(options) { option in
          HStack(spacing: 6) {
            button(isOn: picker.isChosen(option))
            option
          }
          .contentShape(Rectangle())
          .modifier(PressModifier(setPressed: { _ in }, action: { picker.choose(option.tag) }))
        }
      }
    }
  }

  private func button(isOn: Bool) -> some View {
    Circle().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.systemBackground)))
      .overlay {
        if isOn {
          Circle().fill(.white).frame(width: 6, height: 6)
        } else {
          Circle().strokeBorder(Color(.systemGray3), lineWidth: 1)
        }
      }
      .frame(width: Self.side, height: Self.side)
  }
}

/// Radio buttons, as Macs have them; elsewhere the choices as they are in place.
public struct RadioGroupPickerStyle: PickerStyle {
  nonisolated public init() {}
  nonisolated public var _look: _PickerLook { .radioGroup }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

private enum RadioIsHorizontalKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var radioIsHorizontal: Bool {
    get { self[RadioIsHorizontalKey.self] }
    set { self[RadioIsHorizontalKey.self] = newValue }
  }
}

extension View {
  /// Radio buttons in this layout: of `HStackLayout` and `VStackLayout` only their direction counts.
  public func horizontalRadioGroupLayout() -> some View {
    environment(\.radioIsHorizontal, true)
  }
}
