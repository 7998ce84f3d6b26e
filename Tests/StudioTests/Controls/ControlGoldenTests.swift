import Compositor
import Drawing
import Foundation
import Geometry
import Raster
import Testing

@testable import Studio
@testable import Views

/// Every control in every state, in light and dark: what is drawn as text, and small pictures.
@MainActor
@Suite("Control goldens", .serialized)
struct ControlGoldenTests {
  private static let fonts = FontBook()

  private func text(_ states: [ControlState], _ scheme: ColorScheme) -> String {
    states.map { "== \($0.name)\n" + $0.list(scheme, measuring: Self.fonts).text }
      .joined(separator: "\n")
  }

  /// The states one below the other, in columns.
  private func picture(_ states: [ControlState], columns: Int, _ scheme: ColorScheme) throws
    -> Bitmap
  {
    var items: [DisplayItem] = []
    var tops = Array(repeating: 0.0, count: columns)
    let width = states.map(\.size.width).max() ?? 0
    for state in states {
      let column = tops.indices.min { tops[$0] < tops[$1] } ?? 0
      let place = CGAffineTransform(translationX: Double(column) * width, y: tops[column])
      items.append(
        .group(
          .transform(ProjectionTransform(place)),
          state.list(scheme, measuring: Self.fonts).items))
      tops[column] += state.size.height
    }
    let compositor = try Compositor(
      size: PixelSize(width: Int(width) * columns, height: Int(tops.max() ?? 0)), scale: 1,
      painter: LeafPainter(fonts: Self.fonts), renderer: .software)
    return try compositor.draw(DisplayList(items), background: scheme.backgroundColor)
  }

  /// Rule: `button-fine-looks`.
  @Test("Buttons", arguments: [ColorScheme.light, .dark])
  func buttons(_ scheme: ColorScheme) throws {
    try TextGolden.expect(text(ControlState.buttons, scheme), isLike: "buttons-\(scheme)")
    try PixelGolden.expect(
      picture(ControlState.buttons, columns: 2, scheme), isLike: "buttons-\(scheme)")
  }

  @Test("Controls with a value", arguments: [ColorScheme.light, .dark])
  func values(_ scheme: ColorScheme) throws {
    try TextGolden.expect(text(ControlState.values, scheme), isLike: "values-\(scheme)")
    try PixelGolden.expect(
      picture(ControlState.values, columns: 2, scheme), isLike: "values-\(scheme)")
  }

  /// Rule: `label-gap`.
  @Test("Labels, dividers, rows of lists and forms", arguments: [ColorScheme.light, .dark])
  func rows(_ scheme: ColorScheme) throws {
    try TextGolden.expect(text(ControlState.rows, scheme), isLike: "rows-\(scheme)")
    try PixelGolden.expect(
      picture(ControlState.rows, columns: 2, scheme), isLike: "rows-\(scheme)")
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
