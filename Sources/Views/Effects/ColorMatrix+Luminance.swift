import Drawing

extension Drawing.ColorMatrix {
  /// Weights of red, green and blue in luminance, of BT.709.
  static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

  /// Colours moved away from the grey of their luminance: 0 is grey, 1 leaves them.
  static func saturated(_ s: Double) -> Drawing.ColorMatrix {
    let (r, g, b) = luminance
    return Drawing.ColorMatrix([
      r + s * (1 - r), g - s * g, b - s * b, 0, 0,
      r - s * r, g + s * (1 - g), b - s * b, 0, 0,
      r - s * r, g - s * g, b + s * (1 - b), 0, 0,
      0, 0, 0, 1, 0,
    ])
  }
}
