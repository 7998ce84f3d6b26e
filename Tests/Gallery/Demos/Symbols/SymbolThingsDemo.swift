import SwiftUI

/// Symbols that no icon set has.
struct SymbolThingsDemo: View {
  var body: some View {
    SymbolGridDemo(names: [
      "cross", "cross.fill", "cross.case.fill", "gearshape.2", "battery.0percent",
      "battery.25percent", "battery.75percent", "battery.100percent.bolt", "person.3.fill",
      "hands.clap", "hand.wave.fill", "party.popper", "figure.run", "figure.yoga",
      "figure.climbing", "figure.dance", "mappin.and.ellipse", "leaf", "crown", "sailboat",
      "lightbulb.max", "moon.zzz", "birthday.cake", "wineglass",
    ])
  }
}
