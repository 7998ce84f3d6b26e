import Drawing
import Foundation
import Testing

@testable import Raster

/// Widths of San Francisco on iOS 26.1, kerning included: whatever stands in for it is as wide.
///
/// Rule: `word-widths`.
struct SystemFontAdvancesTests {
  @Test func everyMeasuredStringIsAsWideAsInTheSystemFont() throws {
    var lines = 0
    for line in Self.measured.split(separator: "\n") {
      let words = line.split(separator: " ")
      let weight = try #require(Self.weights[String(words[2])])
      for (string, word) in zip(Self.strings, words.dropFirst(3)) {
        let width = try #require(Double(word))
        let text = run(
          string, size: try #require(Double(words[0])), weight: weight,
          design: words[1] == "mono" ? .monospaced : .default
        ) { $0.font.italic = words[1] == "italic" }
        let ours = fonts.measure([text], layout: TextLayout(), in: anywhere).size.width
        #expect(abs(ours - width) < 0.3, "\(line.prefix(24)): '\(string)' \(ours), not \(width)")
        lines += 1
      }
    }
    #expect(lines == 360)
  }

  @Test func everyPrintableCharacterHasAnAdvanceThatGrowsWithItsSize() {
    let (small, large) = (
      SystemFontFace(FontDescription(size: 17)), SystemFontFace(FontDescription(size: 34))
    )
    for code in UInt8(32)...126 {
      let character = Character(UnicodeScalar(code))
      #expect(SystemFontAdvances.advance(of: character, in: small).map { $0 > 300 } == true)
      #expect(SystemFontAdvances.advance(of: character, in: large).map { $0 > 300 } == true)
    }
    #expect(
      SystemFontAdvances.advance(of: "é", in: small)
        == SystemFontAdvances.advance(of: "e", in: small))
    #expect(SystemFontAdvances.advance(of: "漢", in: small) == nil)
  }

  /// A text breaks where its words stop fitting in the system font.
  @Test func aTextFitsTheWidthThatItWasMeasuredIn() {
    for size in [11.0, 13, 17, 20, 34] {
      let text = leaf([run("The quick brown fox jumps over the lazy dog", size: size)])
      #expect(Set(glyphs(of: text).map(\.line)) == [0])
    }
  }

  private static let strings = [
    "0123456789", "AVAST Wavy To. LT", "Hello UIKit", "iiiiillll",
    "The quick brown fox jumps over the lazy dog", "WWWW MMMM",
  ]

  private static let weights: [String: Double] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]

  /// Size, design, weight, and the widths of the strings in points.
  private static let measured = """
    8 system ultraLight 48.33 71.95 38.93 17.09 170.32 60.19
    8 system thin 48.79 72.82 39.59 17.68 171.76 60.80
    8 system light 49.73 74.62 40.93 18.88 174.71 62.05
    8 system regular 50.45 76.00 41.96 19.80 176.98 63.02
    8 system medium 51.79 77.42 43.05 20.88 180.63 63.81
    8 system semibold 52.77 78.46 43.85 21.67 183.29 64.40
    13 system thin 75.22 111.43 59.86 25.07 261.64 95.15
    13 system light 76.75 114.35 62.04 27.03 266.43 97.18
    13 system regular 77.92 116.59 63.71 28.53 270.12 98.74
    13 system medium 80.10 118.90 65.49 30.28 276.06 100.04
    13 system semibold 81.68 120.58 66.79 31.56 280.38 100.99
    13 system bold 83.86 122.89 68.57 33.31 286.32 102.29
    15 system light 87.09 129.45 69.97 29.87 301.12 110.81
    15 system regular 88.45 132.04 71.90 31.60 305.38 112.62
    15 system medium 90.96 134.71 73.96 33.62 312.23 114.12
    15 system semibold 92.79 136.64 75.45 35.09 317.22 115.21
    15 system bold 95.30 139.31 77.50 37.12 324.07 116.70
    15 system heavy 98.95 143.19 80.49 40.06 334.04 118.88
    17 system regular 98.58 146.82 79.66 34.32 338.95 126.14
    17 system medium 101.43 149.85 81.99 36.61 346.72 127.84
    17 system semibold 103.50 152.04 83.68 38.28 352.37 129.07
    17 system bold 106.35 155.06 86.01 40.57 360.14 130.77
    17 system heavy 110.49 159.46 89.40 43.91 371.44 133.24
    17 system black 114.11 163.30 92.36 46.83 381.33 135.40
    18 mono bold 111.27 189.16 122.40 100.14 478.46 100.14
    19 system ultraLight 104.82 152.91 81.00 31.23 359.39 133.67
    19 system thin 105.95 155.05 82.61 32.69 362.94 135.16
    19 system light 108.27 159.44 85.91 35.69 370.22 138.23
    19 system regular 110.06 162.81 88.44 38.00 375.81 140.58
    19 system medium 113.20 166.21 91.04 40.53 384.70 142.48
    20 system light 113.23 164.77 88.81 36.39 382.42 144.33
    20 system regular 115.22 168.48 91.62 39.01 388.65 146.92
    20 system medium 118.46 172.09 94.36 41.63 398.36 148.93
    20 system semibold 120.81 174.72 96.36 43.54 405.42 150.39
    20 system bold 124.05 178.34 99.10 46.17 415.13 152.40
    24 system black 159.80 221.71 126.57 62.70 527.96 189.20
    24 italic regular 140.26 199.82 110.03 47.12 464.15 176.89
    24 mono regular 148.36 252.21 163.20 133.52 637.95 133.52
    24 mono bold 148.36 252.21 163.20 133.52 637.95 133.52
    25 system ultraLight 137.40 188.91 100.42 36.16 445.49 171.88
    25 system thin 139.37 192.39 103.15 38.88 451.61 174.35
    30 system medium 181.32 251.16 140.02 62.54 585.03 223.37
    30 system semibold 184.46 255.33 143.03 65.15 597.62 225.59
    30 system bold 188.79 261.06 147.17 68.73 614.94 228.66
    30 system heavy 195.08 269.41 153.19 73.94 640.13 233.12
    30 system black 200.58 276.71 158.45 78.50 662.17 237.03
    30 italic regular 176.69 249.90 138.06 59.46 581.15 221.82
    32 system regular 188.64 261.52 144.77 62.75 604.89 234.84
    32 system medium 193.25 267.63 149.18 66.57 623.36 238.12
    32 system semibold 196.61 272.08 152.39 69.35 636.79 240.49
    32 system bold 201.22 278.20 156.80 73.17 655.27 243.77
    32 system heavy 207.93 287.10 163.23 78.73 682.13 248.52
    32 system black 213.80 294.89 168.84 83.59 705.64 252.69
    32 italic regular 188.31 266.30 147.09 63.28 619.22 236.47
    34 system light 195.53 269.32 147.17 60.09 626.89 243.61
    34 system regular 199.93 277.01 153.27 66.22 640.55 249.07
    34 system medium 204.83 283.52 157.96 70.28 660.18 252.55
    34 system semibold 208.40 288.24 161.37 73.24 674.45 255.08
    34 system bold 213.30 294.74 166.06 77.30 694.08 258.55
    34 system heavy 220.42 304.20 172.88 83.20 722.62 263.61
    """
}
