/// Symbols that are several others side by side or one upon the other.
enum SymbolCollages {
  struct Part {
    /// A symbol's name; an ending `.fill` of the whole is put to it.
    var name: String
    var scale: Double
    /// Where its middle (8, 8) comes to stand.
    var x: Double
    var y: Double
    /// Degrees, clockwise.
    var turn: Double
    /// What lies behind keeps this far from it, in artwork units; nil lets it touch.
    var gap: Double?

    init(
      _ name: String, _ scale: Double, _ x: Double, _ y: Double, turn: Double = 0,
      gap: Double? = nil
    ) {
      self.name = name
      self.scale = scale
      self.x = x
      self.y = y
      self.turn = turn
      self.gap = gap
    }
  }

  /// Back to front, by the name without `.fill`.
  static let table: [String: [Part]] = [
    "gearshape.2": [Part("gearshape", 0.68, 4.6, 5.6), Part("gearshape", 0.56, 13.4, 10.6)],
    "car.2": [Part("car", 0.72, 12.4, 5.6), Part("car", 0.8, 4.6, 9.6, gap: 1)],
    "person.3": [
      Part("person", 0.72, -0.8, 8.9), Part("person", 0.72, 16.8, 8.9),
      Part("person", 0.95, 8, 8, gap: 0.9),
    ],
    "person.3.sequence": [
      Part("person", 0.78, 15.5, 8.6), Part("person", 0.86, 8.6, 8.3, gap: 0.9),
      Part("person", 0.95, 1, 8, gap: 0.9),
    ],
    "person.line.dotted.person": [
      Part("person", 0.8, -1.6, 8), Part("ellipsis", 0.42, 8, 8), Part("person", 0.8, 17.6, 8),
    ],
    "balloon.2": [Part("balloon", 0.86, 12, 9.4), Part("balloon", 0.9, 4.6, 7, gap: 0.9)],
    "bubble.left.and.bubble.right": [
      Part("bubble.left", 0.82, 3.6, 5.6), Part("bubble.right", 0.82, 13.2, 10.4, gap: 1),
    ],
    "bubble.left.and.text.bubble.right": [
      Part("bubble.left", 0.82, 3.6, 5.6), Part("chat.right.text", 0.82, 13.2, 10.4, gap: 1),
    ],
    "macbook.and.iphone": [
      Part("laptopcomputer", 1.05, 7, 7.6), Part("iphone", 0.62, 15.8, 10, gap: 1),
    ],
    "laptopcomputer.and.iphone": [
      Part("laptopcomputer", 1.05, 7, 7.6), Part("iphone", 0.62, 15.8, 10, gap: 1),
    ],
    "laptopcomputer.and.ipad": [
      Part("laptopcomputer", 1.05, 7, 7.6), Part("ipad", 0.62, 15.6, 10, gap: 1),
    ],
    "keyboard.chevron.compact.down": [
      Part("keyboard", 0.9, 8, 5.6), Part("chevron.compact.down", 0.7, 8, 14.4),
    ],
    "macbook.and.ipad": [
      Part("laptopcomputer", 1.05, 7, 7.6), Part("ipad", 0.62, 15.6, 10, gap: 1),
    ],
    "ipad.and.iphone": [Part("ipad", 0.95, 6, 8), Part("iphone", 0.66, 14, 10, gap: 1)],
    "wifi.exclamationmark": [
      Part("wifi", 1, 8, 8), Part("exclamationmark", 0.62, 16.4, 11, gap: 1),
    ],
    "music.quarternote.3": [
      Part("quarternote", 0.84, 2, 9.4), Part("quarternote", 0.84, 8.4, 6.6),
      Part("quarternote", 0.84, 14.8, 9.4),
    ],
    "bold.italic.underline": [
      Part("bold", 0.95, -1.2, 8), Part("italic", 0.95, 8.2, 8), Part("underline", 0.95, 16.8, 8.6),
    ],
    "speaker.plus": [Part("speaker", 1, 5.4, 8), Part("plus", 0.42, 14.4, 8)],
    "speaker.minus": [Part("speaker", 1, 5.4, 8), Part("minus", 0.42, 14.4, 8)],
    "sparkle.magnifyingglass": [
      Part("magnifyingglass", 1, 8, 8), Part("sparkle", 0.4, 6.5, 6.5),
    ],
    "document.viewfinder": [Part("viewfinder", 1.1, 8, 8), Part("doc", 0.58, 8, 8)],
    "arkit": [Part("viewfinder", 1.1, 8, 8), Part("cube", 0.56, 8, 8)],
    "exclamationmark.2": [Part("exclamationmark", 1, 5, 8), Part("exclamationmark", 1, 11, 8)],
    "rectangle.and.hand.point.up.left": [
      Part("rectangle", 0.95, 7.2, 6.2), Part("hand.point.up.left", 0.66, 11, 11.6, gap: 0.9),
    ],
    "text.viewfinder": [Part("viewfinder", 1.1, 8, 8), Part("text.alignleft", 0.62, 8, 8)],
    "person.fill.viewfinder": [Part("viewfinder", 1.1, 8, 8), Part("person.fill", 0.6, 8, 8)],
    "cloud.sun.rain": [Part("sun.max", 0.62, 12.6, 4), Part("cloud.rain", 0.95, 7, 8.6, gap: 1)],
    "cloud.moon.rain": [Part("moon", 0.6, 12.8, 3.8), Part("cloud.rain", 0.95, 7, 8.6, gap: 1)],
    "lightbulb.max": [Part("lightbulb", 0.78, 8, 9), Part("rays.top", 1, 8, 8)],
    "moon.zzz": [Part("moon", 0.92, 7, 9), Part("zzz", 1, 8, 8, gap: 0.9)],
    "photo.on.rectangle.angled": [
      Part("rectangle", 0.8, 5, 5.6, turn: -14), Part("photo", 0.76, 11, 10.4, turn: 10, gap: 1),
    ],
    "photo.fill.on.rectangle": [
      Part("rectangle", 0.9, 5, 5.4), Part("photo", 0.9, 11, 10.6, gap: 1),
    ],
    "wind.snow": [Part("wind", 0.9, 7, 6.6), Part("snowflake", 0.42, 12.6, 13.2)],
    "tray.and.arrow.down": [
      Part("tray", 1, 8, 9.4), Part("arrow.down", 0.66, 8, 4, gap: 1),
    ],
    "tray.and.arrow.up": [Part("tray", 1, 8, 9.4), Part("arrow.up", 0.66, 8, 4, gap: 1)],
    "pencil.and.ruler": [Part("ruler", 0.95, 8, 8, turn: 90), Part("pencil", 0.95, 8, 8, gap: 1)],
    "hands.clap": [
      Part("hand.raised", 0.8, 10.4, 8.4, turn: -12),
      Part("hand.raised", 0.84, 6.6, 9.6, turn: -34, gap: 0.8), Part("clap.lines", 1, 8, 8),
    ],
    "hand.wave": [Part("hand.raised", 0.9, 8, 8.2, turn: -20), Part("wave.lines", 1, 8, 8)],
    "hands.sparkles": [
      Part("hand.raised", 0.78, 4.6, 10, turn: 12),
      Part("hand.raised", 0.78, 11.4, 10, turn: -12, gap: 0.8),
      Part("sparkle", 0.44, 14.4, 2.4, gap: 0.6), Part("sparkle", 0.3, 2, 2),
    ],
    "eyes": [Part("eye", 0.72, 2.4, 8), Part("eye", 0.72, 13.6, 8)],
    "envelope.badge": [Part("envelope", 1, 8, 8), Part("badge.dot", 1, 14.6, 3.6, gap: 0.9)],
    "doc.on.clipboard": [Part("clipboard", 0.94, 6.6, 7.4), Part("doc", 0.66, 11.6, 11, gap: 1)],
    "person.and.arrow.left.and.arrow.right": [
      Part("person", 0.9, 8, 6.6), Part("arrow.left.and.right", 0.7, 8, 14.8),
    ],
    "figure.2": [Part("figure.stand", 0.9, 3.6, 8), Part("figure.stand", 0.9, 12.4, 8)],
    "figure.2.arms.open": [
      Part("figure.arms.open", 0.84, 1.6, 8), Part("figure.arms.open", 0.84, 14.4, 8),
    ],
    "figure.2.and.child.holdinghands": [
      Part("figure.stand", 0.9, 1.2, 7.6), Part("figure.stand", 0.56, 8, 10.2),
      Part("figure.stand", 0.9, 14.8, 7.6),
    ],
    "arrow.up.arrow.down": [Part("arrow.up", 0.95, 4.6, 7.4), Part("arrow.down", 0.95, 11.4, 8.6)],
    "circle.hexagongrid": [
      Part("circle", 0.3, 5.2, 3), Part("circle", 0.3, 10.8, 3), Part("circle", 0.3, 2.4, 8),
      Part("circle", 0.3, 8, 8), Part("circle", 0.3, 13.6, 8), Part("circle", 0.3, 5.2, 13),
      Part("circle", 0.3, 10.8, 13),
    ],
  ]
}
