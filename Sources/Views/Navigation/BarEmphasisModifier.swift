@_spi(Engine) import ViewEngine

/// Tells a bar that a view in it is prominent: since iOS 26 its capsule has the tint.
struct BarEmphasisModifier: TraitModifier {
  struct Emphasis {
    /// Nil is the bar's own.
    let tint: AnyShapeStyle?
  }

  var isOn = true
  var tint: AnyShapeStyle?

  func apply(to traits: inout Traits) {
    guard isOn else { return }
    traits.others[ObjectIdentifier(Emphasis.self)] = Emphasis(tint: tint)
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

/// Tells a bar that a view in it is a gap.
struct BarGapModifier: TraitModifier {
  let sizing: SpacerSizing

  func apply(to traits: inout Traits) {
    traits.others[ObjectIdentifier(SpacerSizing.self)] = sizing
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
