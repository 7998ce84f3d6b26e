/// Names of SwiftUI's that came with the system whose controls are of glass: a clip that shows one is of that system, as a
/// recording of it can only be.
enum SystemNames {
  private static let ofGlass = [
    ".glassEffect(", ".glassEffectID(", "GlassEffectContainer", ".buttonStyle(.glass",
    "ToolbarSpacer(", "DefaultToolbarItem(", ".sharedBackgroundVisibility(",
    ".tabBarMinimizeBehavior(", ".tabViewBottomAccessory", ".scrollEdgeEffectStyle(",
    ".scrollEdgeEffectHidden(", ".safeAreaBar(", ".backgroundExtensionEffect(",
    ".searchToolbarBehavior(", ".navigationSubtitle(", ".buttonSizing(", "ConcentricRectangle",
    ".listSectionMargins(", ".listSectionIndexVisibility(", ".sliderThumbVisibility(",
    ".sectionIndexLabel(", ".tabViewSearchActivation(", ".lineHeight(",
    ".symbolColorRenderingMode(", ".symbolVariableValueMode(",
  ]

  /// - Parameter text: A source. What it declares itself is none of SwiftUI's.
  static func areOfGlass(in text: String) -> Bool {
    ofGlass.contains { name in
      let word = name.drop { $0 == "." }.prefix { $0.isLetter }
      return text.contains(name) && !text.contains("func \(word)(")
    }
  }
}
