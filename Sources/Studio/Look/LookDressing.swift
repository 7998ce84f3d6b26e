import Drawing
import Foundation
import Geometry
import Movie
import Views

/// A clip's look on its stage: what is drawn around and over the screen in each frame.
struct LookDressing {
  let layout: LookLayout
  private let frameRate: FrameRate
  private let pointer: PointerTrack?
  private let marks: TouchMarks?
  private let camera: CameraTrack?
  private let behind: [DisplayItem]
  private let body: [DisplayItem]
  private let cutout: [DisplayItem]
  private let outline: Path
  private let ground: DisplayItem

  init(
    _ look: Look, stage: Stage, touches: [TouchTrace], duration: Double, frameRate: FrameRate
  ) {
    self.frameRate = frameRate
    let shell =
      look.shell == .none
      ? nil
      : stage.device.map { $0.resized(to: stage.size) }.map {
        ShellDrawing($0, isTurned: stage.size != $0.size, finish: look.finish)
      }
    layout = LookLayout(look, screen: stage.size, bezel: shell?.bezel ?? EdgeInsets())
    // Where nobody touches anything, nothing is pointed at.
    pointer =
      look.pointer == .arrow && !touches.isEmpty ? PointerTrack(touches, screen: stage.size) : nil
    marks = look.pointer == .touch ? TouchMarks(touches) : nil
    camera =
      look.camera == .follow ? CameraTrack(touches, layout: layout, duration: duration) : nil
    behind = look.backdrop.items(on: layout.canvas)
    body = shell?.body ?? []
    cutout = shell?.cutout ?? []
    let bounds = Path(CGRect(origin: .zero, size: stage.size))
    outline = shell?.screenOutline ?? bounds
    ground = .leaf(
      .shape(ShapeLeaf(path: bounds, paint: .color(stage.colorScheme.backgroundColor))), at: .zero)
  }

  func list(_ screen: DisplayList, atFrame index: Int?) -> DisplayList {
    var device = body
    device.append(
      .group(.clip(outline, evenOdd: false, antialiased: true), [ground] + screen.items))
    device += cutout
    if let marks, let time = index.map(frameRate.time) { device += marks.items(at: time) }
    if let pointer, let time = index.map(frameRate.time) {
      let place = pointer.point(at: time)
      device.append(
        .group(
          .transform(
            ProjectionTransform(CGAffineTransform(translationX: place.x, y: place.y))),
          [PointerDrawing.arrow(size: pointer.size(at: time))]))
    }
    return DisplayList(
      behind + [.group(.transform(screenPlacement(atFrame: index)), device)])
  }

  /// From the screen's points to the picture's pixels.
  func screenPlacement(atFrame index: Int?) -> ProjectionTransform {
    guard let camera, let index, let seen = camera.transform(at: frameRate.time(of: index)) else {
      return layout.placement
    }
    return layout.placement.concatenating(seen)
  }
}
