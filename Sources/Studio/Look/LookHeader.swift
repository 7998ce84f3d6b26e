import Drawing
import Foundation
import Geometry

/// A look's title and subtitle.
///
/// Beside an upright device where the canvas is wide, above it elsewhere.
struct LookHeader {
  let isBeside: Bool
  let size: CGSize
  private let title: LookText?
  private let subtitle: LookText?
  private let gap: Double

  /// Parts of the canvas's width: of the text beside a device, and of all of it above one.
  private static let besideWidth = 0.36
  private static let aboveWidth = 0.86
  /// A canvas that is wider than it is high by so much has room beside an upright device.
  private static let wide = 1.3

  init?(
    _ look: Look, canvas: CGSize, screen: CGSize, count: Int, ink: LookInk,
    measuring: any TextMeasuring
  ) {
    guard look.title != nil || look.subtitle != nil else { return nil }
    let isBeside =
      canvas.width >= Self.wide * canvas.height && screen.height > screen.width && count == 1
      && look.canvas != .auto
    self.isBeside = isBeside
    let unit = min(canvas.width, canvas.height) / 1080
    let width = canvas.width * (isBeside ? Self.besideWidth : Self.aboveWidth)
    func text(_ string: String?, _ size: Double, _ weight: Double, _ tight: Double, _ ink: RGBA)
      -> LookText?
    {
      guard let string else { return nil }
      var run = TextRun(
        string, font: FontDescription(size: size * unit, weight: weight), paint: .color(ink))
      run.kerning = tight * unit
      return LookText(
        [run], width: width, alignment: isBeside ? .leading : .center, measuring: measuring)
    }
    title = text(look.title, isBeside ? 76 : 54, 700, isBeside ? -2 : -1.2, ink.title)
    subtitle = text(look.subtitle, isBeside ? 34 : 28, 400, 0, ink.subtitle)
    gap = title == nil || subtitle == nil ? 0 : (isBeside ? 22 : 10) * unit
    size = CGSize(
      width: max(title?.size.width ?? 0, subtitle?.size.width ?? 0),
      height: (title?.size.height ?? 0) + gap + (subtitle?.size.height ?? 0))
  }

  /// - Parameter frame: Of its size.
  func items(in frame: CGRect) -> [DisplayItem] {
    func x(_ text: LookText) -> Double {
      isBeside ? frame.minX : frame.midX - text.size.width / 2
    }
    var items: [DisplayItem] = []
    if let title { items.append(title.item(at: CGPoint(x: x(title), y: frame.minY))) }
    if let subtitle {
      items.append(
        subtitle.item(at: CGPoint(x: x(subtitle), y: frame.maxY - subtitle.size.height)))
    }
    return items
  }
}
