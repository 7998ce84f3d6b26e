import Drawing

/// The system font at one weight and size, as a mixture of the faces whose measures are known.
struct SystemFontFace: Hashable {
  let size: Double
  let isItalic: Bool
  /// How much of ultra light, regular, bold and black.
  let masters: [Double]
  /// How much of the cut for display, 0…1; the rest is the cut for text.
  let display: Double
  private let weight: Double

  init(_ font: FontDescription) {
    size = font.size
    isItalic = font.italic
    weight = font.weight
    display = Self.displayShare.value(at: font.size)
    masters = Self.shares.map { $0.value(at: font.weight) }
  }

  /// In 2048ths of the size, after each character.
  var tracking: Double { Self.trackings.value(at: size) }

  /// What a pair that stands closer in Inter is brought closer by here, beside what Inter does.
  ///
  /// - Source: sums of San Francisco's kerning in three strings, divided by Inter's in the same.
  func kerningFactor(after character: Character) -> Double {
    if character.isLowercase { return mixed(Self.letterKerning) }
    return character.isNumber ? mixed(Self.digitKerning) : 1
  }

  /// In 2048ths of the size: a space is drawn to the capitals that stand free beside it.
  func spaceKerning(between before: Character?, and after: Character?) -> Double {
    func count(_ character: Character?, _ letters: String) -> Double {
      character.map(letters.contains) == true ? 1 : 0
    }
    return (count(before, "T.") + count(after, "WT")) * mixed(Self.spaceKerning)
  }

  private func mixed(_ curves: (text: Curve, display: Curve)) -> Double {
    curves.text.value(at: weight) * (1 - display) + curves.display.value(at: weight) * display
  }

  // MARK: Measures

  /// - Source: fitted to widths at 17, 19, 20, 24, 25 and 30 pt, which agree to a thousandth.
  private static let displayShare = Curve([
    (18, 0), (19, 1.0 / 11), (20, 2.6 / 11), (24, 9.0 / 11), (25, 9.5 / 11), (28, 1),
  ])

  /// - Source: widths in all nine weights, which agree to 0.0001.
  private static let shares = [
    Curve([(100, 1), (200, 0.7838), (300, 0.3406), (400, 0)]),
    Curve([
      (100, 0), (200, 0.2162), (300, 0.6594), (400, 1), (500, 0.63333), (600, 0.36667), (700, 0),
    ]),
    Curve([
      (400, 0), (500, 0.36667), (600, 0.63333), (700, 1), (800, 0.46667), (900, 0),
    ]),
    Curve([(700, 0), (800, 0.53333), (900, 1)]),
  ]

  /// - Source: measured at 8, 13, 15, 17, 19, 20, 24, 25, 30, 32 and 34 pt; between these and up to
  ///   80 pt the tracking table of Apple's design guidelines.
  private static let trackings = Curve([
    (6, 84), (7, 70), (8, 51), (9, 39), (10, 25), (11, 12), (12, 0), (13, -13), (14, -23),
    (15, -33), (16, -43), (17, -53), (18, -51), (19, -48.8), (20, -46.5), (21, -37), (22, -24.6),
    (23, -8.2), (24, 6.6), (25, 11.7), (26, 17), (27, 22), (28, 28), (30, 28), (32, 27), (34, 24),
    (36, 20), (40, 20), (44, 17), (48, 16), (50, 14), (60, 8), (80, 0),
  ])

  private static let letterKerning = (
    text: Curve([(400, 1.02), (700, 1.13), (900, 1.17)]),
    display: Curve([(100, 1.32), (400, 1.3), (700, 1.22), (900, 1.28)])
  )
  private static let digitKerning = (
    text: Curve([(400, 1.06)]), display: Curve([(400, 0.74), (700, 0.37)])
  )
  private static let spaceKerning = (
    text: Curve([(400, -15), (700, 20), (900, 45)]),
    display: Curve([(400, -100), (700, -58), (900, -33)])
  )
}

/// A value that goes straight from one known point to the next, and stays at both ends.
private struct Curve {
  let points: [(at: Double, value: Double)]

  init(_ points: [(at: Double, value: Double)]) { self.points = points }

  func value(at place: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if place <= first.at { return first.value }
    for (low, high) in zip(points, points.dropFirst()) where place <= high.at {
      return low.value + (high.value - low.value) * (place - low.at) / (high.at - low.at)
    }
    return last.value
  }
}
