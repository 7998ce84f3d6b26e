import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// Twelve hues from dark to pale under a row of greys.
///
/// - Matches: the colours of the system's grid, as they are known by their numbers; the frame of the chosen one is by eye.
struct ColorGrid: View {
  let selected: Color
  let choose: (Color) -> Void

  /// What a demo that plays itself chooses, unless it is chosen already: orange, blue, green, yellow.
  private static let shown = [5, 1, 11, 8].map { colors[5][$0] }

  /// The first of these that neither this well shows nor any other was given.
  private var shown: Color? {
    let others = Self.shown.filter { $0 != selected }
    let chosen = ChosenColors.current
    return others.first { chosen?.contains($0) != true } ?? others.first
  }

  /// From top to bottom, as 0xRRGGBB.
  private static let numbers: [[Int]] = [
    [
      0xFFFFFF, 0xEBEBEB, 0xD6D6D6, 0xC2C2C2, 0xADADAD, 0x999999, 0x858585, 0x707070, 0x5C5C5C,
      0x474747, 0x333333, 0x000000,
    ],
    [
      0x00374A, 0x011D57, 0x11053B, 0x2E063D, 0x3C071B, 0x5C0701, 0x5A1C00, 0x583300, 0x563D00,
      0x666100, 0x4F5504, 0x263E0F,
    ],
    [
      0x004D65, 0x012F7B, 0x1A0A52, 0x450D59, 0x551029, 0x831100, 0x7B2900, 0x7A4A00, 0x785800,
      0x8D8602, 0x6F760A, 0x38571A,
    ],
    [
      0x016E8F, 0x0042A9, 0x2C0977, 0x61187C, 0x791A3D, 0xB51A00, 0xAD3E00, 0xA96800, 0xA67B01,
      0xC4BC00, 0x9BA50E, 0x4E7A27,
    ],
    [
      0x008CB4, 0x0056D6, 0x371A94, 0x7A219E, 0x99244F, 0xE22400, 0xDA5100, 0xD38301, 0xD19D01,
      0xF5EC00, 0xC3D117, 0x669D34,
    ],
    [
      0x00A1D8, 0x0061FD, 0x4D22B2, 0x982ABC, 0xB92D5D, 0xFF4015, 0xFF6A00, 0xFFAB01, 0xFCC700,
      0xFEFB41, 0xD9EC37, 0x76BB40,
    ],
    [
      0x01C7FC, 0x3A87FD, 0x5E30EB, 0xBE38F3, 0xE63B7A, 0xFE6250, 0xFE8648, 0xFEB43F, 0xFECB3E,
      0xFFF76B, 0xE4EF65, 0x96D35F,
    ],
    [
      0x52D6FC, 0x74A7FF, 0x864FFD, 0xD357FE, 0xEE719E, 0xFF8C82, 0xFFA57D, 0xFFC777, 0xFFD977,
      0xFFF994, 0xEAF28F, 0xB1DD8B,
    ],
    [
      0x93E3FC, 0xA7C6FF, 0xB18CFE, 0xE292FE, 0xF4A4C0, 0xFFB5AF, 0xFFC5AB, 0xFFD9A8, 0xFEE4A8,
      0xFFFBB9, 0xF2F7B7, 0xCDE8B5,
    ],
    [
      0xCBF0FF, 0xD3E2FF, 0xD9C9FE, 0xEFCAFF, 0xF9D3E0, 0xFFDBD8, 0xFFE2D6, 0xFFECD4, 0xFFF2D5,
      0xFEFCDD, 0xF7FADB, 0xDFEED4,
    ],
  ]

  private static let colors = numbers.map { row in row.map { color($0) } }

  private static func color(_ hex: Int) -> Color {
    func channel(_ shift: Int) -> Double { Double(hex >> shift & 0xFF) / 255 }
    return Color(red: channel(16), green: channel(8), blue: channel(0))
  }

  var body: some View {
    let offered = shown
    VStack(spacing: 0) {
      ForEach(Self.colors.indices, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(Self.colors[row].indices, id: \.self) { column in
            let color = Self.colors[row][column]
            cell(color, isShown: color == offered)
              .accessibilityLabel("Color \(column + 1), \(row + 1)")
          }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
  }

  private func cell(_ color: Color, isShown: Bool) -> some View {
    Rectangle().fill(color)
      .overlay { if color == selected { Rectangle().strokeBorder(.white, lineWidth: 3) } }
      .aspectRatio(1, contentMode: .fit)
      .modifier(
        PressModifier(
          setPressed: { _ in },
          action: {
            ChosenColors.current?.add(color)
            choose(color)
          })
      )
      .modifier(TouchAppealModifier(appeal: isShown ? .promising : .usual))
  }
}
