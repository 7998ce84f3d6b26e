import Motion

/// The colours that symbols have of their own, for `.symbolRenderingMode(.multicolor)`.
///
/// A symbol that is not listed is drawn in the foreground style. The artwork has fewer layers than
/// the platform's: what stands in two colours there may be in one here.
///
/// - Matches: the platform's symbols as they are generally known; uncertain
///   (rule `symbol-effect-amounts`).
enum MulticolorSymbols {
  /// Of the layers, the primary one first; nil is the foreground style.
  static func colors(of name: String) -> [Color?]? {
    if let colors = table[name] { return colors }
    return badge(of: name)
  }

  /// A badge has its colour, what it is on has the foreground style.
  private static func badge(of name: String) -> [Color?]? {
    let parts = name.split(separator: ".")
    guard let position = parts.lastIndex(of: "badge"), position > 0 else { return nil }
    switch parts[(position + 1)...].first {
    case nil, "fill", "minus", "xmark": return [.red, nil]
    case "plus", "checkmark": return [.green, nil]
    case "exclamationmark", "questionmark": return [.yellow, nil]
    default: return nil
    }
  }

  private static let table: [String: [Color?]] = [
    // On a disc or a solid: the mark first.
    "plus.circle.fill": [.white, .green], "minus.circle.fill": [.white, .red],
    "checkmark.circle.fill": [.white, .green], "xmark.circle.fill": [.white, .red],
    "exclamationmark.circle.fill": [.white, .red], "info.circle.fill": [.white, .blue],
    "questionmark.circle.fill": [.white, .blue], "phone.circle.fill": [.white, .green],
    "heart.circle.fill": [.white, .red], "star.circle.fill": [.white, .yellow],
    "play.circle.fill": [.white, .blue], "bolt.circle.fill": [.white, .yellow],
    "arrow.up.circle.fill": [.white, .blue], "arrow.down.circle.fill": [.white, .blue],
    "exclamationmark.triangle.fill": [.white, .yellow],
    "exclamationmark.octagon.fill": [.white, .red], "xmark.octagon.fill": [.white, .red],
    "checkmark.seal.fill": [.white, .blue], "xmark.seal.fill": [.white, .red],
    "exclamationmark.shield.fill": [.white, .red], "checkmark.shield.fill": [.white, .green],
    // Weather.
    "sun.max.fill": [.yellow, .yellow], "sun.min.fill": [.yellow], "sun.max": [.yellow],
    "sunrise.fill": [.yellow], "sunset.fill": [.yellow], "moon.stars.fill": [nil, .yellow],
    "cloud.fill": [.white],
    "cloud.sun.fill": [.white, .yellow], "cloud.moon.fill": [.white, nil],
    "cloud.rain.fill": [.white, .cyan], "cloud.heavyrain.fill": [.white, .cyan],
    "cloud.drizzle.fill": [.white, .cyan], "cloud.snow.fill": [.white, .cyan],
    "cloud.sleet.fill": [.white, .cyan], "cloud.hail.fill": [.white, .cyan],
    "cloud.fog.fill": [.white, .gray], "cloud.bolt.fill": [.white, .yellow],
    "cloud.bolt.rain.fill": [.white, .yellow], "cloud.sun.rain.fill": [.white, .yellow, .cyan],
    "bolt.fill": [.yellow], "snowflake": [.cyan], "drop.fill": [.cyan], "flame.fill": [.orange],
    "thermometer.sun.fill": [.red], "rainbow": [.red, .yellow, .blue],
    // One colour.
    "heart.fill": [.red], "suit.heart.fill": [.red], "suit.diamond.fill": [.red],
    "star.fill": [.yellow], "sparkles": [.yellow, .yellow], "crown.fill": [.yellow],
    "lightbulb.fill": [.yellow], "lightbulb.max.fill": [.yellow], "leaf.fill": [.green],
    "carrot.fill": [.orange], "ladybug.fill": [.red], "gift.fill": [.red],
    "bookmark.fill": [.red], "flag.fill": [.orange], "tag.fill": [.orange],
    "trash.fill": [.red], "phone.fill": [.green], "phone.down.fill": [.red],
    "message.fill": [.green], "video.fill": [.green], "swift": [.orange],
    "record.circle": [.red], "record.circle.fill": [.red], "hand.raised.fill": [.red],
    "mappin": [.red], "mappin.and.ellipse": [.red], "mappin.circle.fill": [.white, .red],
    "bandage.fill": [.brown], "paintpalette.fill": [.brown], "bolt.heart.fill": [.red],
    "cross.fill": [.red],
  ]
}
