import Drawing
import Foundation

extension Look {
  /// Takes what is written for a key.
  ///
  /// - Parameter folder: Where a backdrop's picture is looked for.
  /// - Returns: Whether the value is one of the key's.
  package mutating func set(_ key: LookKey, to text: String, folder: String) -> Bool {
    let text = text.trimmingCharacters(in: .whitespaces)
    switch key {
    case .base:
      guard case .dressed(let base)? = LookChoice.named(text) else { return false }
      self = base
    case .canvas:
      guard let canvas = Canvas(text) else { return false }
      self.canvas = canvas
    case .backdrop:
      guard let backdrop = LookBackdrop(text, folder: folder) else { return false }
      self.backdrop = backdrop
    case .padding:
      guard let padding = Double(text), (0...4096).contains(padding) else { return false }
      self.padding = padding
    case .device:
      let shells = [
        "shown": Shell.device, "hidden": .none, "window": .window, "laptop": .laptop,
      ]
      guard let shell = shells[text] else { return false }
      self.shell = shell
    case .finish: return take(text, into: \.finish)
    case .statusBar:
      guard let shows = Bool(text) else { return false }
      statusBar = shows
    case .pointer: return take(text, into: \.pointer)
    case .camera: return take(text, into: \.camera)
    case .cameraMoves: return take(text, into: \.cameraMoves)
    case .shadow:
      guard let has = Bool(text) else { return false }
      shadow = has
    case .title:
      guard Self.isTitle(text) else { return false }
      title = text
    case .subtitle:
      guard Self.isTitle(text) else { return false }
      subtitle = text
    case .code: return take(text, into: \.code)
    case .keys: return take(text, into: \.keys)
    case .keyboard: return take(text, into: \.keyboard)
    case .sideBySide:
      guard let pair = SideBySide(text) else { return false }
      sideBySide = pair
    case .motionBlur:
      guard let angle = Double(text), Shutter.angles.contains(angle) else { return false }
      motionBlur = angle
    case .loop:
      guard let value = Bool(text) else { return false }
      loops = value
    }
    return true
  }

  private mutating func take<Value: RawRepresentable>(
    _ text: String, into path: WritableKeyPath<Look, Value>
  ) -> Bool where Value.RawValue == String {
    guard let value = Value(rawValue: text) else { return false }
    self[keyPath: path] = value
    return true
  }
}

extension Look.Canvas {
  /// The longer side of a canvas of which only the ratio is said, in pixels.
  private static let longer = 1920.0
  private static let sides = 16...8192

  init?(_ text: String) {
    if text == "auto" {
      self = .auto
      return
    }
    let isRatio = text.contains(":")
    let parts = text.lowercased().split(
      separator: isRatio ? ":" : "x", omittingEmptySubsequences: false
    ).map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2, let first = Int(parts[0]), let second = Int(parts[1]), first > 0,
      second > 0, first <= 8192, second <= 8192
    else { return nil }
    guard isRatio else {
      guard Self.sides.contains(first), Self.sides.contains(second) else { return nil }
      self = .fixed(width: first, height: second)
      return
    }
    // A square of 1080 and a portrait of 1080 × 1920, as they are shown.
    let (width, height) = (Double(first), Double(second))
    let scale = min(Self.longer / max(width, height), 1080 / min(width, height))
    let size = (Int((width * scale / 2).rounded()) * 2, Int((height * scale / 2).rounded()) * 2)
    guard Self.sides.contains(size.0), Self.sides.contains(size.1) else { return nil }
    self = .fixed(width: size.0, height: size.1)
  }
}

extension LookBackdrop {
  private static let pictures = ["png", "jpg", "jpeg", "webp", "svg"]

  init?(_ text: String, folder: String) {
    if text == "clear" {
      self = .clear
      return
    }
    if Self.pictures.contains((text.lowercased() as NSString).pathExtension) {
      self = .picture(
        text.hasPrefix("/") ? text : (folder as NSString).appendingPathComponent(text))
      return
    }
    let words = text.split(separator: " ").map(String.init)
    let at = words.firstIndex(of: "at") ?? words.endIndex
    let colors = words[..<at].compactMap(RGBA.init(hexadecimal:))
    guard !colors.isEmpty, colors.count == at, colors.count <= 8 else { return nil }
    if colors.count == 1, at == words.endIndex {
      self = .color(colors[0])
      return
    }
    var angle = 90.0
    if at < words.endIndex {
      guard words.count == at + 2, let said = Double(words[at + 1]), abs(said) <= 360 else {
        return nil
      }
      angle = said
    }
    self = .gradient(colors, angle: angle)
  }
}

extension RGBA {
  /// `#F2F2F2`, or `black` or `white`.
  fileprivate init?(hexadecimal text: String) {
    switch text {
    case "black": self = .black
    case "white": self = .white
    default:
      guard text.hasPrefix("#"), text.utf8.count == 7, let value = Int(text.dropFirst(), radix: 16),
        value >= 0
      else { return nil }
      self.init(
        Double(value >> 16) / 255, Double(value >> 8 & 255) / 255, Double(value & 255) / 255)
    }
  }
}
