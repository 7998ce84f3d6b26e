extension AssetCatalogue {
  /// What the `Contents.json` of a folder says.
  struct Contents: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?
      let templateRenderingIntent: String?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
        case templateRenderingIntent = "template-rendering-intent"
      }
    }

    struct Appearance: Decodable {
      let appearance: String?
      let value: String?
    }

    struct Entry: Decodable {
      let idiom: String?
      let appearances: [Appearance]?
      let filename: String?
      let scale: String?
      let color: Tone?

      var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
      /// High contrast and tinted icons are nobody's first choice.
      var isUsual: Bool { appearances?.allSatisfy { $0.appearance == "luminosity" } ?? true }
    }

    struct Tone: Decodable {
      /// Of a colour of the system's.
      let reference: String?
      let space: String?
      let components: [String: Component]?

      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case reference, components
      }
    }

    let properties: Properties?
    let colors: [Entry]?
    let images: [Entry]?
    let symbols: [Entry]?
  }

  /// `"0.5"`, `"0x80"`, `"128"` or a number.
  struct Component: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self)
      if text.lowercased().hasPrefix("0x") {
        value = Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255
      } else {
        let number = Double(text) ?? 0
        value = text.contains(".") ? number : number > 1 ? number / 255 : number
      }
    }
  }
}
