@_spi(Engine) import ViewEngine

/// Tells a bar that a view in it is a gap.
struct BarGapModifier: TraitModifier {
  let sizing: SpacerSizing

  func apply(to traits: inout Traits) {
    traits.others[ObjectIdentifier(SpacerSizing.self)] = sizing
  }
}

/// Makes white what stands on the tint in a bar of glass.
struct BarEmphasisColor: EnvironmentModifier {
  let isOn: Bool

  func apply(to environment: inout EnvironmentValues) {
    guard isOn, environment.isGlass else { return }
    environment.foreground = ForegroundLevels([AnyShapeStyle(.white)], outer: nil)
  }
}

extension Subview {
  var barEmphasis: BarEmphasisModifier.Emphasis? {
    entry.traits.others[ObjectIdentifier(BarEmphasisModifier.Emphasis.self)]
      as? BarEmphasisModifier.Emphasis
  }

  /// Of a bar; nil of what is none.
  var barGap: SpacerSizing? {
    let own = entry.traits.others[ObjectIdentifier(SpacerSizing.self)] as? SpacerSizing
    return own ?? (entry.item.innermost is SpacerItem ? .flexible : nil)
  }
}
