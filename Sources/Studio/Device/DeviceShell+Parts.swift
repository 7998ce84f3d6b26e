import Foundation
import Geometry

extension DeviceShell {
  package enum Casing: Hashable, Sendable {
    /// A rim of metal around black.
    case rimmed
    /// Black to its edge, with a line of light on it.
    case thin
    /// None: the parts are all there is.
    case none
  }

  /// A piece of a shell, in points of the screen.
  package struct Part: Hashable, Sendable {
    package enum Tone: Hashable, Sendable {
      /// As the rim of the case.
      case metal
      /// Metal that the light falls on, and metal in the shade.
      case bright, deep
      /// What an arm or a wall wears.
      case band
      /// A window's, which is as light or as dark as what it shows.
      case chrome, hairline
      case red, yellow, green
    }

    package enum Outline: Hashable, Sendable {
      case rounded(CGRect, RectangleCornerRadii)
      case polygon([CGPoint])
    }

    package var outline: Outline
    package var tone: Tone
    /// Over the screen rather than behind it.
    package var isOver = false

    static func rect(
      _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0,
      _ tone: Tone
    ) -> Part {
      Part(
        outline: .rounded(
          CGRect(x: x, y: y, width: width, height: height),
          RectangleCornerRadii(
            topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)),
        tone: tone)
    }

    var over: Part {
      var part = self
      part.isOver = true
      return part
    }
  }

  package struct Shadow: Hashable, Sendable {
    /// Points of the screen.
    package var radius: Double
    package var drop: Double
    /// 0…1.
    package var strength: Double

    /// By eye.
    package static let soft = Shadow(radius: 34, drop: 26, strength: 0.3)
    /// That of a window in front: wide, and a little lower than the window.
    package static let window = Shadow(radius: 26, drop: 18, strength: 0.36)
  }
}

// By eye, from how the devices are known; only lengths, nothing is measured.
extension DeviceShell {
  /// Points of a title bar and between its three lights (Apple's documentation: a title bar is 28 high; lights
  /// of 12, 20 apart).
  static let titleBar: CGFloat = 28

  /// A Mac's window: a title bar above, corners of 10 points.
  ///
  /// - Parameter hasBar: Whether the bar is the shell's rather than the picture's.
  static func window(screen: CGSize, hasBar: Bool = true) -> DeviceShell {
    let (bar, radius): (CGFloat, CGFloat) = (hasBar ? titleBar : 0, 10)
    let lights = zip([Part.Tone.red, .yellow, .green], 0...).map { tone, number in
      Part.rect(14 + 20 * CGFloat(number), (bar - 12) / 2 - bar, 12, 12, radius: 6, tone).over
    }
    let top = RectangleCornerRadii(topLeading: radius, topTrailing: radius)
    return DeviceShell(
      bezel: EdgeInsets(top: bar, leading: 0, bottom: 0, trailing: 0), screenRadius: radius,
      outerRadius: radius, casing: .none,
      parts: hasBar
        ? [
          Part(
            outline: .rounded(
              CGRect(x: 0, y: -bar, width: screen.width, height: bar), top), tone: .chrome,
            isOver: true),
          Part.rect(0, -0.5, screen.width, 0.5, .hairline).over,
        ] + lights : [], shadow: .window, needsShadow: true)
  }

  /// Seen from the front: the lid with its screen, and the edge of what it is hinged to.
  static func laptop(screen: CGSize) -> DeviceShell {
    let (side, top, chin): (CGFloat, CGFloat, CGFloat) = (18, 20, 22)
    let wing = (screen.width * 0.085).rounded()
    let base: CGFloat = max(20, (screen.width * 0.019).rounded())
    let (left, width) = (-side - wing, screen.width + 2 * (side + wing))
    let floor = screen.height + chin
    let notch = width * 0.15
    return DeviceShell(
      bezel: EdgeInsets(top: top, leading: side + wing, bottom: chin + base, trailing: side + wing),
      screenRadius: 9, outerRadius: 24,
      around: EdgeInsets(top: top, leading: side, bottom: chin, trailing: side), casing: .thin,
      parts: [
        Part(
          outline: .rounded(
            CGRect(x: left, y: floor, width: width, height: base),
            RectangleCornerRadii(
              topLeading: 3, bottomLeading: base * 0.8, bottomTrailing: base * 0.8, topTrailing: 3)),
          tone: .metal),
        Part.rect(left, floor, width, base * 0.22, radius: 2, .bright),
        // Where a thumb lifts the lid.
        Part(
          outline: .rounded(
            CGRect(
              x: screen.width / 2 - notch / 2, y: floor, width: notch, height: base * 0.4),
            RectangleCornerRadii(bottomLeading: base * 0.34, bottomTrailing: base * 0.34)),
          tone: .deep),
      ])
  }

  /// A case with a crown and a button at its right, and what there is to see of its band.
  ///
  /// - Parameter radius: Of the screen's corners; nil is 24 % of its breadth.
  static func watch(screen: CGSize, radius: CGFloat? = nil) -> DeviceShell {
    let edge: CGFloat = 15
    let band = (screen.height * 0.26).rounded()
    let (width, inset) = (screen.width + 2 * edge, (screen.width * 0.13).rounded())
    let strap = width - 2 * inset
    func taper(_ near: CGFloat, _ far: CGFloat) -> Part {
      let (wide, thin) = (strap / 2, strap / 2 * 0.92)
      let middle = screen.width / 2
      return Part(
        outline: .polygon([
          CGPoint(x: middle - wide, y: near), CGPoint(x: middle - thin, y: far),
          CGPoint(x: middle + thin, y: far), CGPoint(x: middle + wide, y: near),
        ]), tone: .band)
    }
    let radius = radius ?? (screen.width * 0.24).rounded()
    return DeviceShell(
      bezel: EdgeInsets(
        top: edge + band, leading: edge + 8, bottom: edge + band, trailing: edge + 8),
      screenRadius: radius, outerRadius: radius + edge,
      around: EdgeInsets(top: edge, leading: edge, bottom: edge, trailing: edge),
      parts: [
        taper(radius, -edge - band), taper(screen.height - radius, screen.height + edge + band),
        .rect(
          screen.width + edge - 4, screen.height * 0.2, 13, screen.height * 0.17, radius: 5, .metal),
        .rect(
          screen.width + edge + 4, screen.height * 0.2 + 4, 5, screen.height * 0.17 - 8, radius: 2,
          .deep),
        .rect(
          screen.width + edge - 4, screen.height * 0.52, 8, screen.height * 0.24, radius: 4, .metal),
      ])
  }

  /// A thin frame on a foot.
  static func tv(screen: CGSize) -> DeviceShell {
    let edge = max(6, (screen.width * 0.0075).rounded())
    let (neck, foot) = ((screen.width * 0.03).rounded(), (screen.width * 0.011).rounded())
    let middle = screen.width / 2
    let floor = screen.height + edge
    let (thin, wide) = (screen.width * 0.11, screen.width * 0.3)
    return DeviceShell(
      bezel: EdgeInsets(top: edge, leading: edge, bottom: edge + neck + foot, trailing: edge),
      screenRadius: 0, outerRadius: edge,
      around: EdgeInsets(top: edge, leading: edge, bottom: edge, trailing: edge), casing: .thin,
      parts: [
        Part(
          outline: .polygon([
            CGPoint(x: middle - thin / 2, y: floor - 2),
            CGPoint(x: middle + thin / 2, y: floor - 2),
            CGPoint(x: middle + thin * 0.6, y: floor + neck),
            CGPoint(x: middle - thin * 0.6, y: floor + neck),
          ]), tone: .deep),
        .rect(middle - wide / 2, floor + neck, wide, foot, radius: foot / 2, .metal),
        .rect(
          middle - wide / 2 + foot / 2, floor + neck, wide - foot, foot * 0.25, radius: 1, .bright),
      ])
  }
}
