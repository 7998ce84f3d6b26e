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
