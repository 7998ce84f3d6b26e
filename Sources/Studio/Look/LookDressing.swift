import Drawing
import Foundation
import Geometry
import Views

/// A clip's look on its stage: what is drawn around and over the screen in each frame.
struct LookDressing {
  let layout: LookLayout
  private let camera: CameraTrack?
  private let screens: [ScreenDressing]
  private let behind: [DisplayItem]
  private let header: [DisplayItem]
  private let notes: LookNotes
  private let movesAll: Bool

  /// How much nearer a camera may come until a title is in its way.
  private static let titleRoom = 0.16

  init(
    _ look: Look, stage: Stage, plan: ClipPlan, measuring: any TextMeasuring
  ) {
    movesAll = look.cameraMoves == .all
    let ink = LookInk(on: look.backdrop)
    let stages = stage.all(in: look)
    let shells = stages.map { ShellDrawing(look, stage: $0) }
    let (bezel, outer, reach) = stage.outer(in: look)
    let canvas = LookLayout.canvas(look, outer: outer, count: stages.count, reach: reach)
    let title = LookHeader(
      look, canvas: canvas, screen: stage.size, count: stages.count, ink: ink,
      measuring: measuring)
    let zooms = plan.cues.filter(\.isZoom)
    let comesNear = look.camera == .follow || !zooms.isEmpty
    var inkBelow = ink
    inkBelow.isOverScreen = comesNear
    let footer = LookFooter(look, plan: plan, canvas: canvas, ink: inkBelow, measuring: measuring)
    let layout = LookLayout(
      look, screen: stage.size, bezel: bezel, header: title, below: footer.room(on: canvas),
      count: stages.count, reach: reach)
    self.layout = layout
    let plans = [plan] + plan.beside
    screens = zip(stages, shells).enumerated().map { number, screen in
      ScreenDressing(
        look, stage: screen.0, shell: screen.1,
        touches: plans[min(number, plans.count - 1)].touches,
        loopEnd: plan.loops ? plan.duration : nil, layout: layout)
    }
    camera =
      comesNear
      ? CameraTrack(
        look.camera == .follow ? plan.touches : [], motions: plan.motions, zooms: zooms,
        layout: layout, room: footer.room(on: layout), duration: plan.duration, loops: plan.loops)
      : nil
    behind = look.backdrop.items(on: layout.canvas, measuring: measuring)
    header = title.flatMap { title in layout.header.map(title.items) } ?? []
    notes = LookNotes(
      look, plan: plan, footer: footer, layout: layout, camera: camera, ink: ink,
      statusBar: stage.statusBarHeight(in: look), measuring: measuring)
  }

  /// - Parameter time: Seconds of the movie; nil of a screen that is in somebody's hands.
  func list(_ screen: DisplayList, at time: Double?) -> DisplayList {
    let seen = time.flatMap { camera?.transform(at: $0) }
    var scene = header
    if let time, let camera, !movesAll, !header.isEmpty {
      let near = (camera.view(at: time).scale - 1) / Self.titleRoom
      if near > 0 { scene = near < 1 ? [.group(.opacity(1 - near), header)] : [] }
    }
    var items = behind
    if let seen, movesAll {
      items = [.group(.transform(seen), behind + scene)]
    } else {
      items += scene
    }
    for (number, dressing) in screens.enumerated() {
      let shown = screens.count > 1 ? screen.part(number) : screen.items
      items.append(
        .group(
          .transform(screenPlacement(number, seen: seen)), dressing.items(shown)))
    }
    // A screen that is in somebody's hands has no pointer, and nothing is written over it.
    guard let time else { return DisplayList(items) }
    items += notes.marks(at: time, seen: seen)
    for (number, dressing) in screens.enumerated() {
      let hands = dressing.hands(at: time)
      guard !hands.isEmpty else { continue }
      items.append(.group(.transform(screenPlacement(number, seen: seen)), hands))
    }
    return DisplayList(items + belowDevice(notes.texts(at: time), seen: seen))
  }

  /// What is written below a device that stands beside a title, which goes as a camera comes near: it stays below
  /// the device, no further than the picture's middle.
  private func belowDevice(_ texts: [DisplayItem], seen: ProjectionTransform?) -> [DisplayItem] {
    guard let seen, !texts.isEmpty else { return texts }
    let (axis, middle) = (layout.deviceFrame.midX, layout.canvas.width / 2)
    let shown = CGPoint(x: axis, y: 0).applying(seen).x
    let way = (min(max(shown, min(axis, middle)), max(axis, middle)) - axis).rounded()
    guard way != 0 else { return texts }
    return [
      .group(.transform(ProjectionTransform(CGAffineTransform(translationX: way, y: 0))), texts)
    ]
  }

  /// From the first screen's points to the picture's pixels.
  func screenPlacement(at time: Double?) -> ProjectionTransform {
    screenPlacement(0, seen: time.flatMap { camera?.transform(at: $0) })
  }

  private func screenPlacement(_ number: Int, seen: ProjectionTransform?) -> ProjectionTransform {
    let placement = layout.placement(ofScreen: number)
    return seen.map(placement.concatenating) ?? placement
  }
}

extension DisplayList {
  /// Screens side by side are one list with a group each.
  init(sideBySide screens: [DisplayList]) {
    self.init(screens.map { .group(.transform(ProjectionTransform()), $0.items) })
  }

  fileprivate func part(_ number: Int) -> [DisplayItem] {
    guard items.indices.contains(number), case .group(_, let part) = items[number] else {
      return items
    }
    return part
  }
}

extension CueTrace {
  var isZoom: Bool {
    if case .zoom = cue.kind { true } else { false }
  }
}
