import Drawing
import Foundation
import Geometry
import Views

/// One screen of a look with what belongs to it: the device around it, and who touches it.
struct ScreenDressing {
  private let pointer: PointerTrack?
  /// Of the pointer and of the marks of fingers.
  private let size: Double
  private let marks: TouchMarks?
  private let body: [DisplayItem]
  private let cutout: [DisplayItem]
  private let outline: Path
  private let ground: [DisplayItem]

  /// - Parameter loopEnd: When the pointer is to be where it began; nil leaves it where it is last.
  init(
    _ look: Look, stage: Stage, shell: ShellDrawing?, touches: [TouchTrace], loopEnd: Double?,
    layout: LookLayout
  ) {
    size = Self.pointerSize(stage.size, in: layout)
    // One arrow cannot show what two fingers do.
    let pairs = touches.filter(\.isOfTwoFingers)
    let pointed = touches.filter { !$0.isOfTwoFingers }
    // Where nobody touches anything, nothing is pointed at.
    pointer =
      look.pointer == .arrow && !pointed.isEmpty
      ? PointerTrack(pointed, screen: stage.size, loopEnd: loopEnd) : nil
    marks =
      switch look.pointer {
      case .touch: TouchMarks(touches, size: size)
      case .arrow where !pairs.isEmpty: TouchMarks(pairs, size: size)
      default: nil
      }
    let bounds = Path(CGRect(origin: .zero, size: stage.size))
    outline = shell?.screenOutline ?? bounds
    let background = stage.colorScheme.backgroundColor
    // A little of it is seen where what lies on it ends between two pixels, so it is of the same colour.
    let caster =
      if let casing = shell?.shell.casing, casing != .none { RGBA.black } else { background }
    body =
      look.shadow || shell?.shell.needsShadow == true
      ? [Self.shadowed(shell?.silhouette ?? outline, caster, shell?.shell.shadow ?? .soft)]
        + (shell?.body ?? [])
      : shell?.body ?? []
    cutout = shell?.cutout ?? []
    // Without a device and with nothing behind, the views stand alone.
    ground =
      look.shell == .none && look.backdrop == .clear
      ? [] : [LookPiece.shape(bounds, background)]
  }

  func items(_ screen: [DisplayItem]) -> [DisplayItem] {
    body + [.group(.clip(outline, evenOdd: false, antialiased: true), ground + screen)] + cutout
  }

  /// Who touches it: in front of what is pointed out on it, which would hide what a pointer is at.
  func hands(at time: Double) -> [DisplayItem] {
    var items = marks?.items(at: time) ?? []
    if let pointer {
      let place = pointer.point(at: time)
      items.append(
        .group(
          .transform(
            ProjectionTransform(CGAffineTransform(translationX: place.x, y: place.y))),
          [PointerDrawing.arrow(size: size * pointer.size(at: time))]))
    }
    return items
  }

  /// 1 on a phone (recording); a watch is not hidden by it, and on a large device that is drawn small it is
  /// seen as well.
  private static func pointerSize(_ screen: CGSize, in layout: LookLayout) -> Double {
    let unit = min(layout.canvas.width, layout.canvas.height) / 1080
    return max(min(1, min(screen.width, screen.height) / 375), min(unit / layout.scale, 1.5))
  }

  /// Two of them, as light from a room and from a lamp: a wide soft one, and a close one that grounds it.
  private static func shadowed(
    _ path: Path, _ color: RGBA, _ shadow: DeviceShell.Shadow
  ) -> DisplayItem {
    let shape = LookPiece.shape(path, color)
    let near = DisplayItem.group(
      .shadow(
        color: RGBA(0, 0, 0, shadow.strength * 0.5), radius: shadow.radius / 5,
        offset: CGSize(width: 0, height: shadow.drop / 5)), [shape])
    return .group(
      .shadow(
        color: RGBA(0, 0, 0, shadow.strength), radius: shadow.radius,
        offset: CGSize(width: 0, height: shadow.drop)), [near])
  }
}
