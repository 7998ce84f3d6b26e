import Drawing

extension Double {
  /// The number to so many decimals, as short as SVG lets it be: `12`, `.5`, `-3.25`.
  func svg(_ decimals: Int) -> String {
    let steps = (0..<decimals).reduce(1) { product, _ in product * 10 }
    let scaled = (self * Double(steps)).rounded()
    guard scaled.isFinite, abs(scaled) < 9e15 else { return "0" }
    let digits = Int(scaled.magnitude)
    if digits == 0 { return "0" }
    var text = scaled < 0 ? "-" : ""
    let (whole, part) = (digits / steps, digits % steps)
    if whole > 0 || part == 0 { text += String(whole) }
    if part > 0 {
      let decimals = String(String(steps + part).dropFirst())
      text += "." + decimals.reversed().drop { $0 == "0" }.reversed()
    }
    return text
  }
}

extension RGBA {
  /// `#ff8000`, without alpha.
  var hex: String {
    "#"
      + [red, green, blue].map { channel in
        let level = Int(min(1, max(0, channel)) * 255 + 0.5)
        return (level < 16 ? "0" : "") + String(level, radix: 16)
      }.joined()
  }

  var alphaText: String { min(1, max(0, alpha)).svg(4) }

  /// Of something that is filled or stroked with it.
  func attributes(_ property: String) -> String {
    " \(property)=\"\(hex)\"" + (alphaText == "1" ? "" : " \(property)-opacity=\"\(alphaText)\"")
  }
}
