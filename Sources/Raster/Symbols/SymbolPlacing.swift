import Foundation

/// Pictures that stand otherwise in their square than the symbol does beside text.
///
/// - Matches: proportions as seen in the platform's own apps; by eye.
enum SymbolPlacing {
  struct Change {
    /// About the middle.
    var scale = 1.0
    /// Downwards, in artwork units.
    var drop = 0.0

    var transform: String {
      "translate(8 \(8 + drop)) scale(\(scale)) translate(-8 -8)"
    }
  }

  /// By the picture's name without `-fill`.
  static let table: [String: Change] = [
    "play": Change(scale: 1.45), "pause": Change(scale: 1.45), "stop": Change(scale: 1.4),
    "fast-forward": Change(scale: 1.3), "rewind": Change(scale: 1.3),
    "skip-start": Change(scale: 1.4), "skip-end": Change(scale: 1.4),
    "person": Change(scale: 1.2), "heart": Change(drop: 0.6),
  ]

  static func change(of code: String) -> Change? {
    table[code.hasSuffix("-fill") ? String(code.dropLast(5)) : code]
  }
}
