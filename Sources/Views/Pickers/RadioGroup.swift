import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Choices below each other, each with a round button before it.
struct RadioGroup<SelectionValue: Hashable>: View {
  let picker: PickerChoices<SelectionValue>
  let isHorizontal: Bool

  private static var side: CGFloat { 16 }

  var body: some View {
    SubviewsReader(content: picker.content) { options in
      let layout =
        isHorizontal
        ? AnyLayout(HStackLayout(spacing: 14))
        : AnyLayout(VStackLayout(alignment: .leading, spacing: 6))
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
  /// Radio buttons side by side.
  public func horizontalRadioGroupLayout() -> some View {
    environment(\.radioIsHorizontal, true)
  }
}
