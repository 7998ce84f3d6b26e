import Foundation
import Views

/// Two screens in one picture, on which the same script plays at the same time.
public enum SideBySide: Codable, Hashable, Sendable {
  case lightAndDark
  case darkAndLight
  /// Two views of the same code, by their names.
  case views([String])

  /// `light dark`, `dark light`, or the names of two views.
  package init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "," }.map(String.init)
    guard words.count == 2 else { return nil }
    switch (words[0], words[1]) {
    case ("light", "dark"): self = .lightAndDark
    case ("dark", "light"): self = .darkAndLight
    default:
      guard words.allSatisfy(Self.isView), words[0] != words[1] else { return nil }
      self = .views(words)
    }
  }

  /// A Swift type's name.
  static func isView(_ name: String) -> Bool {
    name.utf8.count <= 100 && (name.first?.isLetter ?? false)
      && name.first?.isUppercase == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  package var views: [String]? {
    if case .views(let names) = self { names } else { nil }
  }

  /// What stands above each.
  var titles: [String] {
    switch self {
    case .lightAndDark: ["Light", "Dark"]
    case .darkAndLight: ["Dark", "Light"]
    case .views(let names): names
    }
  }

  var schemes: [ColorScheme]? {
    switch self {
    case .lightAndDark: [.light, .dark]
    case .darkAndLight: [.dark, .light]
    case .views: nil
    }
  }
}

extension Stage {
  /// That of each screen in a look.
  func all(in look: Look) -> [Stage] {
    guard let pair = look.sideBySide else { return [self] }
    guard let schemes = pair.schemes else { return [self, self] }
    return schemes.map { scheme in
      var stage = self
      stage.colorScheme = scheme
      return stage
    }
  }
}

extension Stage {
  /// What is around each of its screens, how large that is with the screen, and how far buttons stand out of that, in
  /// points.
  func outer(in look: Look) -> (bezel: EdgeInsets, size: CGSize, reach: CGFloat) {
    let shell = all(in: look).first.flatMap { ShellDrawing(look, stage: $0) }
    let bezel = shell?.bezel ?? EdgeInsets()
    return (
      bezel,
      CGSize(
        width: size.width + bezel.leading + bezel.trailing,
        height: size.height + bezel.top + bezel.bottom),
      shell?.shell.buttons.isEmpty == false ? DeviceShell.buttonDepth.rounded(.up) : 0
    )
  }

  /// Of a phone's or a tablet's status bar in points; 0 where there is none.
  func statusBarHeight(in look: Look) -> Double {
    let hasBar = look.statusBar && look.shell != .window && look.shell != .laptop
    guard hasBar, let family = device?.family, family == .phone || family == .tablet else {
      return 0
    }
    return safeArea.top
  }
}

extension Look {
  /// Characters of a title at the most.
  private static let longestTitle = 120

  static func isTitle(_ text: String) -> Bool {
    text.count <= longestTitle && text.contains { !$0.isWhitespace }
  }
}
