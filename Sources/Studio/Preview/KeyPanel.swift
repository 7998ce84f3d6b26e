import Drawing
import Foundation
import Geometry

/// All keys and what they do, over the picture.
struct KeyPanel {
  let size: CGSize

  private static let inset = 12.0
  /// The largest that there is room for is taken; the last in any case.
  private static let fontSizes = [13.0, 11, 9, 7]

  func items(_ style: PreviewStyle) -> [DisplayItem] {
    var best: (items: [DisplayItem], box: CGSize) = ([], .zero)
    for fontSize in Self.fontSizes {
      best = rows(style, fontSize)
      if best.box.height <= size.height - 16 { break }
    }
    let corner = CGPoint(
      x: max(8, ((size.width - best.box.width) / 2).rounded()),
      y: max(8, ((size.height - best.box.height) / 2).rounded()))
    return [style.rect(CGRect(origin: corner, size: best.box), PreviewStyle.panel, radius: 12)]
      + best.items.map { $0.moved(by: corner) }
  }

  /// Keys on the left, what they do on the right of them, from the corner (0, 0).
  private func rows(_ style: PreviewStyle, _ fontSize: Double) -> (
    items: [DisplayItem], box: CGSize
  ) {
    let key = FontDescription(size: fontSize, weight: 600)
    let text = FontDescription(size: fontSize, weight: 400)
    let keyWidth =
      KeyBinding.all.map { style.text($0.label, font: key).size.width.rounded(.up) }.max() ?? 0
    let left = Self.inset + keyWidth + fontSize
    let room = max(40, size.width - 16 - left - Self.inset)
    var items: [DisplayItem] = []
    var (y, width) = (Self.inset, 0.0)
    for binding in KeyBinding.all {
      items.append(
        style.text(
          binding.label, at: CGPoint(x: Self.inset, y: y), PreviewStyle.mark, font: key
        ).item)
      let help = style.text(binding.help, at: CGPoint(x: left, y: y), width: room, font: text)
      items.append(help.item)
      width = max(width, help.size.width)
      y += (help.size.height + fontSize * 0.35).rounded()
    }
    return (items, CGSize(width: left + width.rounded(.up) + Self.inset, height: y + Self.inset))
  }
}

extension DisplayItem {
  fileprivate func moved(by corner: CGPoint) -> DisplayItem {
    guard case .leaf(let leaf, let origin) = self else { return self }
    return .leaf(leaf, at: CGPoint(x: origin.x + corner.x, y: origin.y + corner.y))
  }
}
