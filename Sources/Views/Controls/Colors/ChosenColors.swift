import Motion
@_spi(Engine) import ViewEngine

/// The system's colours that were chosen in a demo, for whichever well: one that plays itself takes another for the
/// next, so that it is seen which of them has set what.
final class ChosenColors: GraphPart {
  private var colors: [Color] = []

  static var current: ChosenColors? { ViewGraph.current?.part(ChosenColors.self) }

  func contains(_ color: Color) -> Bool { colors.contains(color) }

  func add(_ color: Color) {
    if !contains(color) { colors.append(color) }
  }
}
