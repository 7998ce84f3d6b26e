import Drawing
import ExactFrames
import Foundation
import Raster
import Testing
import Views

/// Every control in every state, in light and dark: what is drawn, as text. PixelGoldenTests has pictures.
@MainActor
@Suite("Control goldens", .serialized)
struct ControlGoldenTests {
  private static let fonts = FontBook()

  private func text(_ states: [ControlState], _ scheme: ColorScheme) -> String {
    states.map { "== \($0.name)\n" + $0.list(scheme, measuring: Self.fonts).text }
      .joined(separator: "\n")
  }

  /// Rule: `button-fine-looks`.
  @Test("Buttons", arguments: [ColorScheme.light, .dark])
  func buttons(_ scheme: ColorScheme) throws {
    try TextGolden.expect(text(ControlState.buttons, scheme), isLike: "buttons-\(scheme)")
  }

  @Test("Controls with a value", arguments: [ColorScheme.light, .dark])
  func values(_ scheme: ColorScheme) throws {
    try TextGolden.expect(text(ControlState.values, scheme), isLike: "values-\(scheme)")
  }

  /// Rule: `label-gap`.
  @Test("Labels, dividers, rows of lists and forms", arguments: [ColorScheme.light, .dark])
  func rows(_ scheme: ColorScheme) throws {
    try TextGolden.expect(text(ControlState.rows, scheme), isLike: "rows-\(scheme)")
  }

  @Test("Every list belongs to a test") func noOrphans() {
    #expect(
      TextGolden.names == [
        "buttons-dark.txt", "buttons-light.txt", "fonts.txt", "rows-dark.txt", "rows-light.txt",
        "textLayout.txt", "textModifiers.txt", "textValues.txt", "values-dark.txt",
        "values-light.txt",
      ])
  }
}
