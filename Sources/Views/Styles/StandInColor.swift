import Foundation

/// A colour in place of one that no catalogue has: what its name says, and where it says nothing one that other names
/// do not have, so that a text on a ground is still read.
struct StandInColor {
  let color: Color

  init(of name: String) {
    let words = Self.words(of: name)
    let named = words.lazy.compactMap { word in Self.named.first { word.hasPrefix($0.key) } }.first
    color = named?.value ?? Self.unnamed(name)
  }

  /// `LightGold 2` and `light_gold_2` have the same: what says a colour comes before what says how light it is.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name where character.isLetter || words.isEmpty == false {
      if !character.isLetter {
        words.append("")
      } else if character.isUppercase || words.isEmpty {
        words.append(character.lowercased())
      } else {
        words[words.count - 1].append(character)
      }
    }
    let all = words + [name.lowercased()]
    return all.filter { word in !Self.shades.contains { word.hasPrefix($0) } }
      + all.filter { word in Self.shades.contains { word.hasPrefix($0) } }
  }

  private static let shades = ["light", "dark", "bg", "back"]

  private static let named: [(key: String, value: Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
    ("violet", .purple), ("pink", .pink), ("rose", .pink), ("brown", .brown), ("gray", .gray),
    ("grey", .gray), ("gold", Color(red: 0.83, green: 0.68, blue: 0.22)),
    ("navy", Color(red: 0.1, green: 0.16, blue: 0.36)),
    ("coral", Color(red: 1, green: 0.5, blue: 0.31)), ("white", .white), ("black", .black),
    ("accent", .accentColor), ("primary", .accentColor), ("brand", .accentColor),
    ("tint", .accentColor), ("secondary", .indigo), ("text", .primary), ("label", .primary),
    ("back", Color(.secondarySystemBackground)), ("bg", Color(.secondarySystemBackground)),
    ("surface", Color(.secondarySystemBackground)), ("dark", Color(white: 0.13)),
    ("light", Color(white: 0.93)),
  ]

  private static func unnamed(_ name: String) -> Color {
    let sum = name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 360 }
    return Color(hue: Double(sum) / 360, saturation: 0.55, brightness: 0.85)
  }
}
