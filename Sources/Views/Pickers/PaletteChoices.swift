import Foundation
import Geometry
import Motion
import ViewEngine

/// The choices of a picker as pictures in one row of a menu.
///
/// - Matches: SwiftUI on iOS 17, measured on a recording (PickerPaletteTint): a row of 54 points,
///   choices of equal widths within 9.5 points of the sides, symbols 17 points wide.
struct PaletteChoices<SelectionValue: Hashable>: View {
  let picker: PickerChoices<SelectionValue>
  @Environment(\.paletteEffect) private var effect

  var body: some View {
    SubviewsReader(
      content: picker.content
        .labelStyle(.iconOnly)
        .font(.system(size: 17))
        .modifier(PaletteSymbols())
    ) { options in
      HStack(spacing: 0) {
        ForEach(options) { option in
          PaletteChoice(
            option: option, isChosen: picker.isChosen(option), effect: effect,
            choose: { picker.choose(option.tag) })
        }
      }
      .padding(.horizontal, MenuConstants.paletteInset)
      .frame(height: MenuConstants.paletteHeight)
    }
    .modifier(MenuRowTraitModifier(traits: MenuRowTraits()))
  }
}

/// Symbols of a palette are in the tint of each.
private struct PaletteSymbols: EnvironmentModifier {
  func apply(to environment: inout EnvironmentValues) {
    environment.foreground = ForegroundLevels([AnyShapeStyle(.tint)], outer: nil)
    environment.keepsOwnForeground = false
  }
}

private struct PaletteChoice: View {
  let option: Subview
  let isChosen: Bool
  let effect: PaletteSelectionEffect
  let choose: () -> Void
  @Environment(\.menuLevel) private var level
  @Environment(\.menuDismissBehavior) private var dismissBehavior
  @State private var isPressed = false

  var body: some View {
    option
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        // A field behind the chosen one; its size is not measured.
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(Color.primary.opacity(isPressed || (isChosen && effect.hasField) ? 0.1 : 0))
          .frame(width: 34, height: 34)
      }
      .contentShape(Rectangle())
      .modifier(
        PressModifier(
          setPressed: { isPressed = $0 },
          action: {
            if dismissBehavior != .disabled { level?.close() }
            choose()
          }))
  }
}

/// How a palette shows what is chosen.
public struct PaletteSelectionEffect: Hashable, Sendable {
  let hasField: Bool

  /// A field behind it.
  public static let automatic = PaletteSelectionEffect(hasField: true)
  /// The choices look as their own views say.
  public static let custom = PaletteSelectionEffect(hasField: false)

  /// The symbol of the chosen one in another form.
  ///
  /// - Note: Approximated: the symbol keeps its form, and a field lies behind it.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    .automatic
  }
}

private enum PaletteEffectKey: EnvironmentKey {
  static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
  var paletteEffect: PaletteSelectionEffect {
    get { self[PaletteEffectKey.self] }
    set { self[PaletteEffectKey.self] = newValue }
  }
}

extension View {
  /// How the palettes inside show what is chosen.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    environment(\.paletteEffect, effect)
  }
}
