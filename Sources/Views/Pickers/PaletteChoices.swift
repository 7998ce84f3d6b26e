import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The choices of a picker as pictures in one row of a menu.
///
/// - Matches: SwiftUI on iOS 17, measured on a recording (PickerPaletteTint): a row of 54 points,
///   choices of equal widths within 9.5 points of the sides, symbols 17 points wide.
struct PaletteChoices<SelectionValue: Hashable>: View {
  let picker: PickerChoices<SelectionValue>
  @Environment(\.paletteEffect) private var effect

  var body: some View {
    SubviewsReader(content: symbols) { options in
      if effect.variant == .none {
        row(options, whenChosen: options)
      } else {
        SubviewsReader(content: symbols.symbolVariant(effect.variant)) { chosen in
          row(options, whenChosen: chosen)
        }
      }
    }
    .modifier(MenuRowTraitModifier(traits: MenuRowTraits()))
  }

  /// - Parameter chosen: The same as they are drawn when chosen.
  private func row(_ options: SubviewsCollection, whenChosen chosen: SubviewsCollection)
    -> some View
  {
    HStack(spacing: 0) {
      ForEach(Array(options.indices), id: \.self) { index in
        let isChosen = picker.isChosen(options[index])
        PaletteChoice(
          option: isChosen && index < chosen.count ? chosen[index] : options[index],
          isChosen: isChosen, effect: effect, choose: { picker.choose(options[index].tag) })
      }
    }
    .padding(.horizontal, MenuConstants.paletteInset)
    .frame(height: MenuConstants.paletteHeight)
  }

  private var symbols: some View {
    picker.content
      .labelStyle(.iconOnly)
      .font(.system(size: 17))
      .modifier(PaletteSymbols())
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
            if dismissBehavior == .disabled {
              level?.frame?.staysOpen = true
            } else {
              level?.close()
            }
            choose()
          })
      )
      .modifier(TouchAppealModifier(appeal: isChosen ? .idle : .promising))
  }
}

/// How a palette shows what is chosen.
public struct PaletteSelectionEffect: Hashable, Sendable {
  let hasField: Bool
  /// The form of the chosen one's symbol.
  var variant = SymbolVariants.none

  /// A field behind it.
  public static let automatic = PaletteSelectionEffect(hasField: true)
  /// The choices look as their own views say.
  public static let custom = PaletteSelectionEffect(hasField: false)

  /// The symbol of the chosen one in another form, without a field behind it.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(hasField: false, variant: variant)
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
