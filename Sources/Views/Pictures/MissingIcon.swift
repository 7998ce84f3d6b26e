import Drawing
import Foundation
import Geometry

/// A symbol in place of a picture whose file is not there, where the picture is called as what the symbol shows: a house for
/// `tab_home`. A button with a landscape of the size of a letter is told from no other.
struct MissingIcon: Equatable {
  /// Points: what is larger is a picture, whatever it is called.
  static let largest: CGFloat = 48

  /// In its natural size.
  private let symbol: SymbolLeaf

  /// Nil where no symbol is called so.
  init?(of name: String, font: FontDescription, measuring: any TextMeasuring) {
    for symbol in Self.symbols(for: name) {
      let metrics = measuring.measure(symbol: symbol, font: font, scale: .medium)
      guard metrics.isKnown, metrics.size.width > 0, metrics.size.height > 0 else { continue }
      self.symbol = SymbolLeaf(name: symbol, font: font, paints: [], size: metrics.size)
      return
    }
    return nil
  }

  /// As large as it can be in a rectangle.
  func drawn(in rect: CGRect, paint: Paint) -> DisplayItem {
    let scale = min(rect.width / symbol.size.width, rect.height / symbol.size.height)
    var leaf = symbol
    leaf.paints = [paint]
    leaf.size = CGSize(width: symbol.size.width * scale, height: symbol.size.height * scale)
    return .leaf(
      .symbol(leaf),
      at: CGPoint(x: rect.midX - leaf.size.width / 2, y: rect.midY - leaf.size.height / 2))
  }

  /// What a symbol for a picture of that name may be called, the likeliest first.
  static func symbols(for name: String) -> [String] {
    var words = words(of: name).filter { !noise.contains($0) && Int($0) == nil }
    let isFilled = words.contains { $0 == "fill" || $0 == "filled" }
    words.removeAll { $0 == "fill" || $0 == "filled" }
    guard !words.isEmpty else { return [] }
    let joined = words.joined(separator: ".")
    let symbol = meanings[joined] ?? joined
    return isFilled ? [symbol + ".fill", symbol] : [symbol]
  }

  /// `tab` and `home` of `tab_home` and of `tabHome`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var isInWord = false
    for character in name {
      let isPart = character.isLetter || character.isNumber
      if isPart, !isInWord || character.isUppercase { words.append("") }
      if isPart { words[words.count - 1] += character.lowercased() }
      isInWord = isPart
    }
    return words
  }

  /// What a name says beside what is seen.
  private static let noise: Set = [
    "active", "bar", "black", "btn", "button", "gray", "ic", "icn", "ico", "icon", "image", "img",
    "inactive", "nav", "off", "on", "outline", "selected", "tab", "unselected", "white",
  ]

  /// What symbols call otherwise than people do.
  private static let meanings = [
    "account": "person", "add": "plus", "back": "chevron.left", "chat": "message",
    "check": "checkmark", "close": "xmark", "cog": "gearshape", "delete": "trash",
    "edit": "pencil", "email": "envelope", "favorite": "heart", "favorites": "heart",
    "favourite": "heart", "gear": "gearshape", "home": "house", "like": "heart",
    "location": "mappin", "mail": "envelope", "menu": "line.3.horizontal", "more": "ellipsis",
    "music": "music.note", "next": "chevron.right", "notification": "bell",
    "notifications": "bell", "pin": "mappin", "profile": "person", "save": "bookmark",
    "search": "magnifyingglass", "setting": "gearshape", "settings": "gearshape",
    "share": "square.and.arrow.up", "shop": "bag", "sun": "sun.max", "time": "clock",
    "user": "person", "users": "person.2", "weather": "cloud.sun",
  ]
}
