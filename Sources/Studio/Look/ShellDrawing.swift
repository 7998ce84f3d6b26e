import Drawing
import Foundation
import Geometry

/// A device drawn around its screen, in the screen's points.
///
/// Drawn upright and turned to the left with a screen that lies on its side.
struct ShellDrawing {
  let shell: DeviceShell
  /// Of the screen, upright.
  let screen: CGSize
  let isTurned: Bool
  let finish: Look.Finish

  init(_ device: Device, isTurned: Bool, finish: Look.Finish) {
    shell = device.shell
    screen = device.size
    self.isTurned = isTurned
    self.finish = finish
  }

  /// Turned as the screen is.
  var bezel: EdgeInsets {
    let upright = shell.bezel
    guard isTurned else { return upright }
    return EdgeInsets(
      top: upright.trailing, leading: upright.top, bottom: upright.leading,
      trailing: upright.bottom)
  }

  /// Rim, ramp and black (recording: 4 to 5 points of rim, 2 of ramp).
  private enum Edge {
    static let ramp: CGFloat = 4.2
    static let black: CGFloat = 5.6
  }

  /// What is behind the screen.
  var body: [DisplayItem] {
    let outline = CGRect(
      x: -shell.bezel.leading, y: -shell.bezel.top,
      width: screen.width + shell.bezel.leading + shell.bezel.trailing,
      height: screen.height + shell.bezel.top + shell.bezel.bottom)
    func plate(inset: CGFloat) -> Path {
      Path(
        roundedRect: outline.insetBy(dx: inset, dy: inset),
        cornerRadius: shell.outerRadius - inset, style: .continuous)
    }
    var items = shell.buttons.map { shape(path(of: $0, around: outline), rim) }
    items.append(shape(plate(inset: 0), rim))
    items.append(shape(plate(inset: Edge.ramp), ramp))
    items.append(shape(plate(inset: Edge.black), .black))
    if let button = shell.homeButton {
      items.append(shape(Path(ellipseIn: button), RGBA(0.22, 0.22, 0.22)))
      items.append(shape(Path(ellipseIn: button.insetBy(dx: 2.5, dy: 2.5)), RGBA(0.05, 0.05, 0.05)))
    }
    return turned(aroundScreen(items, outline))
  }

  /// Items in four pieces, without what is in the middle of the screen: that is covered by it, and what
  /// moves on it should not be drawn three times over nothing that is seen.
  ///
  /// Cut at pixels' centers, so that the pieces meet wherever they stand.
  private func aroundScreen(_ items: [DisplayItem], _ outline: CGRect) -> [DisplayItem] {
    // Clear of the corners' curves, and of the screen's edge, which lets a little of what is behind through.
    let hole = CGRect(origin: .zero, size: screen)
      .insetBy(dx: 2, dy: max(2, shell.screenRadius * 1.6))
    guard hole.height > 0, hole.width > 0 else { return items }
    let all = outline.insetBy(dx: -8, dy: -8)
    let pieces = [
      CGRect(x: all.minX, y: all.minY, width: all.width, height: hole.minY - all.minY),
      CGRect(x: all.minX, y: hole.minY, width: hole.minX - all.minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: all.maxX - hole.maxX, height: hole.height),
      CGRect(x: all.minX, y: hole.maxY, width: all.width, height: all.maxY - hole.maxY),
    ]
    return pieces.map {
      .group(.clip(Path($0), evenOdd: false, antialiased: false), items)
    }
  }

  /// What the screen's picture is cut to, turned as the screen is; nil where its corners are square.
  var screenOutline: Path? {
    guard shell.screenRadius > 0 else { return nil }
    let size = isTurned ? CGSize(width: screen.height, height: screen.width) : screen
    return Path(
      roundedRect: CGRect(origin: .zero, size: size), cornerRadius: shell.screenRadius,
      style: .continuous)
  }

  /// What is over the screen's picture.
  var cutout: [DisplayItem] {
    switch shell.cutout {
    case nil: return []
    case .island(let rect):
      let path = Path(roundedRect: rect, cornerRadius: rect.height / 2, style: .circular)
      return turned([shape(path, .black)])
    case .notch(let rect):
      return turned([shape(Self.notch(rect), .black)])
    }
  }

  // MARK: Parts

  private var rim: RGBA {
    switch finish {
    case .dark: RGBA(43.0 / 255, 43.0 / 255, 43.0 / 255)
    case .light: RGBA(198.0 / 255, 196.0 / 255, 192.0 / 255)
    }
  }

  private var ramp: RGBA {
    switch finish {
    case .dark: RGBA(22.0 / 255, 22.0 / 255, 22.0 / 255)
    case .light: RGBA(110.0 / 255, 109.0 / 255, 107.0 / 255)
    }
  }

  private func path(of button: DeviceShell.Button, around outline: CGRect) -> Path {
    // They reach a little under the rim.
    let (depth, under, length) = (DeviceShell.buttonDepth, 3.0, button.to - button.from)
    let rect =
      switch button.side {
      case .left:
        CGRect(
          x: outline.minX - depth, y: button.from, width: depth + under, height: length)
      case .right:
        CGRect(x: outline.maxX - under, y: button.from, width: depth + under, height: length)
      case .top:
        CGRect(x: button.from, y: outline.minY - depth, width: length, height: depth + under)
      }
    return Path(roundedRect: rect, cornerRadius: 2, style: .circular)
  }

  /// Hangs from the top edge, with corners that curve both ways.
  private static func notch(_ rect: CGRect) -> Path {
    let (lip, corner): (CGFloat, CGFloat) = (7, 20)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX - lip, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: rect.minY + lip),
        control: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY - corner))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX + corner, y: rect.maxY),
        control: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX - corner, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.maxY - corner),
        control: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + lip))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX + lip, y: rect.minY),
        control: CGPoint(x: rect.maxX, y: rect.minY))
      path.closeSubpath()
    }
  }

  private func shape(_ path: Path, _ color: RGBA) -> DisplayItem {
    .leaf(.shape(ShapeLeaf(path: path, paint: .color(color))), at: .zero)
  }

  /// The device's top goes to the left.
  private func turned(_ items: [DisplayItem]) -> [DisplayItem] {
    guard isTurned else { return items }
    let turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: screen.width)
    return [.group(.transform(ProjectionTransform(turn)), items)]
  }
}
