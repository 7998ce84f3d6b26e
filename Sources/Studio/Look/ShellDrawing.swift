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

  /// Whether what it shows is dark, which a window is like.
  let isDark: Bool

  init(_ device: Device, isTurned: Bool, finish: Look.Finish, isDark: Bool = false) {
    self.init(
      device.shell, screen: device.size, isTurned: isTurned, finish: finish, isDark: isDark)
  }

  init(
    _ shell: DeviceShell, screen: CGSize, isTurned: Bool = false, finish: Look.Finish,
    isDark: Bool = false
  ) {
    self.shell = shell
    self.screen = screen
    self.isTurned = isTurned
    self.finish = finish
    self.isDark = isDark
  }

  /// What a look has around a stage; nil where that is nothing.
  init?(_ look: Look, stage: Stage) {
    let isDark = stage.colorScheme == .dark
    switch look.shell {
    case .none: return nil
    case .window:
      self.init(
        .window(screen: stage.size, hasBar: stage.device?.family != .mac), screen: stage.size,
        finish: look.finish, isDark: isDark)
    case .laptop:
      self.init(
        .laptop(screen: stage.size), screen: stage.size, finish: look.finish, isDark: isDark)
    case .device:
      guard let device = stage.device?.resized(to: stage.size) else { return nil }
      self.init(
        device, isTurned: stage.size != device.size, finish: look.finish, isDark: isDark)
    }
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
    /// By eye, of what has no rim that is seen.
    static let thin: CGFloat = 1.5
  }

  /// What is behind the screen.
  var body: [DisplayItem] {
    let outline = self.case
    func plate(inset: CGFloat) -> Path {
      Path(
        roundedRect: outline.insetBy(dx: inset, dy: inset),
        cornerRadius: shell.outerRadius - inset, style: .continuous)
    }
    var items = shell.buttons.map { shape(path(of: $0, around: outline), rim) }
    items += shell.parts.filter { !$0.isOver }.map(drawn)
    switch shell.casing {
    case .rimmed:
      items.append(shape(plate(inset: 0), rim))
      items.append(shape(plate(inset: Edge.ramp), ramp))
      items.append(shape(plate(inset: Edge.black), .black))
    case .thin:
      items.append(shape(plate(inset: 0), rim))
      items.append(shape(plate(inset: Edge.thin), RGBA(0.02, 0.02, 0.025)))
    case .none: break
    }
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
    guard !items.isEmpty, hole.height > 0, hole.width > 0 else { return items }
    // Bands, feet and keyboards stand out of the case.
    let all = shell.parts.filter { !$0.isOver }
      .reduce(outline) { $0.union($1.outline.path.boundingRect) }.insetBy(dx: -8, dy: -8)
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

  /// Of the case, upright.
  private var `case`: CGRect {
    let around = shell.around ?? shell.bezel
    return CGRect(
      x: -around.leading, y: -around.top, width: screen.width + around.leading + around.trailing,
      height: screen.height + around.top + around.bottom)
  }

  /// What throws a shadow, turned as the screen is.
  var silhouette: Path {
    var path = Path(roundedRect: self.case, cornerRadius: shell.outerRadius, style: .continuous)
    for part in shell.parts where !part.isOver && part.tone != .deep {
      path.addPath(part.outline.path)
    }
    return isTurned ? path.applying(turn) : path
  }

  /// What the screen's picture is cut to, turned as the screen is; nil where its corners are square.
  var screenOutline: Path? {
    guard shell.screenRadius > 0 else { return nil }
    let size = isTurned ? CGSize(width: screen.height, height: screen.width) : screen
    // A window's upper corners are its title bar's.
    var frame = CGRect(origin: .zero, size: size)
    if case .none = shell.casing {
      frame = CGRect(
        x: 0, y: -shell.bezel.top, width: size.width, height: size.height + shell.bezel.top)
    }
    return Path(roundedRect: frame, cornerRadius: shell.screenRadius, style: .continuous)
  }

  /// What is over the screen's picture.
  var cutout: [DisplayItem] {
    var items = shell.parts.filter(\.isOver).map(drawn)
    switch shell.cutout {
    case nil: break
    case .island(let rect):
      let path = Path(roundedRect: rect, cornerRadius: rect.height / 2, style: .circular)
      items.append(shape(path, .black))
    case .notch(let rect):
      items.append(shape(Self.notch(rect), .black))
    }
    if case .none = shell.casing, let outline = screenOutline {
      // A line of light inside, which is what sets windows apart from each other.
      let line = outline.strokedPath(StrokeStyle(lineWidth: 1))
      items.append(shape(line, isDark ? RGBA(1, 1, 1, 0.2) : RGBA(0, 0, 0, 0.14)))
    }
    return items.isEmpty ? [] : turned(items)
  }

  // MARK: Parts

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

  func shape(_ path: Path, _ color: RGBA) -> DisplayItem {
    .leaf(.shape(ShapeLeaf(path: path, paint: .color(color))), at: .zero)
  }

  /// The device's top goes to the left.
  private func turned(_ items: [DisplayItem]) -> [DisplayItem] {
    guard isTurned else { return items }
    return [.group(.transform(ProjectionTransform(turn)), items)]
  }

  private var turn: CGAffineTransform {
    CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: screen.width)
  }
}
