import Drawing
import Foundation
import Geometry
import Views

/// One screen of a look with what belongs to it: the device around it, and who touches it.
struct ScreenDressing {
  private let pointer: PointerTrack?
  private let marks: TouchMarks?
  private let body: [DisplayItem]
  private let cutout: [DisplayItem]
  private let outline: Path
  private let ground: DisplayItem

  init(_ look: Look, stage: Stage, shell: ShellDrawing?, touches: [TouchTrace]) {
    // Where nobody touches anything, nothing is pointed at.
    pointer =
      look.pointer == .arrow && !touches.isEmpty ? PointerTrack(touches, screen: stage.size) : nil
    marks = look.pointer == .touch ? TouchMarks(touches) : nil
    let bounds = Path(CGRect(origin: .zero, size: stage.size))
    outline = shell?.screenOutline ?? bounds
    body =
      look.shadow || shell?.shell.needsShadow == true
      ? [Self.shadowed(shell?.silhouette ?? outline, shell?.shell.shadow ?? .soft)]
        + (shell?.body ?? [])
      : shell?.body ?? []
    cutout = shell?.cutout ?? []
    ground = .leaf(
      .shape(ShapeLeaf(path: bounds, paint: .color(stage.colorScheme.backgroundColor))), at: .zero)
  }

  /// - Parameter time: Nil of a screen that is in somebody's hands, which has no pointer.
  func items(_ screen: [DisplayItem], at time: Double?) -> [DisplayItem] {
    var items = body
    items.append(.group(.clip(outline, evenOdd: false, antialiased: true), [ground] + screen))
    items += cutout
    guard let time else { return items }
    if let marks { items += marks.items(at: time) }
    if let pointer {
      let place = pointer.point(at: time)
      items.append(
        .group(
          .transform(
            ProjectionTransform(CGAffineTransform(translationX: place.x, y: place.y))),
          [PointerDrawing.arrow(size: pointer.size(at: time))]))
    }
    return items
  }

  /// Two of them, as light from a room and from a lamp: a wide soft one, and a close one that grounds it.
  private static func shadowed(_ path: Path, _ shadow: DeviceShell.Shadow) -> DisplayItem {
    let shape = LookPiece.shape(path, .black)
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
