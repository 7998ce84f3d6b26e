import Motion
import ViewEngine

extension BarLook {
  /// As an app has said of all bars of the kind by UIKit's names; nil where it has not, or where the view itself says what
  /// is behind its bar.
  @MainActor
  func dressed(as bar: (any AppearingBar)?, overContent isBeneath: Bool) -> BarLook? {
    guard background == nil, backgroundVisibility == .automatic,
      let ground = bar?.ground(overContent: isBeneath)
    else { return nil }
    var look = self
    look.backgroundVisibility = ground.isClear ? .hidden : .visible
    if let color = ground.backgroundColor {
      look.background = BarBackground(color.color)
      look.hasMaterialBehind = ground.backgroundEffect != nil
    } else if let effect = ground.backgroundEffect, effect.style != .systemChromeMaterial {
      look.background = BarBackground(effect.style.material)
    }
    look.line = ground.shadowColor?.color ?? .clear
    return look
  }
}

extension Text {
  /// A bar's title as UIKit's attributes say.
  func barTitle(_ attributes: UIKitText.Attributes, font: Font) -> Text {
    self.font((attributes[.font] as? UIFont)?.font ?? font)
      .foregroundColor((attributes[.foregroundColor] as? UIColor)?.color)
  }
}
