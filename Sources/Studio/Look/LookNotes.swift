import Drawing
import Foundation
import Geometry

/// What is written over the picture: captions, keys, and marks at views.
struct LookNotes {
  private let captions: CaptionTrack
  private let keys: KeyTrack?
  private let marks: [CueMark]
  private let names: [DisplayItem]

  /// - Parameter statusBar: How high those of the screens are, in points; 0 where they have none.
  init(
    _ look: Look, plan: ClipPlan, footer: LookFooter, layout: LookLayout, camera: CameraTrack?,
    ink: LookInk, statusBar: Double, measuring: any TextMeasuring
  ) {
    captions = CaptionTrack(footer, touches: plan.touches, layout: layout, camera: camera)
    keys =
      footer.keys > 0
      ? KeyTrack(plan, footer: footer, layout: layout, camera: camera, measuring: measuring) : nil
    // The same script plays on all screens, and marks the same on each.
    let screens = zip([plan] + plan.beside, layout.origins.indices)
    marks = screens.flatMap { own, screen in
      own.cues.compactMap {
        CueMark(
          $0, onScreen: screen, in: plan, layout: layout, statusBar: statusBar,
          measuring: measuring)
      }
    }
    names =
      look.sideBySide.map {
        Self.names($0.titles, layout: layout, ink: ink, measuring: measuring)
      } ?? []
  }

  /// What belongs to the devices and to what is on them.
  ///
  /// - Parameter seen: From the canvas to what a camera sees of it.
  func marks(at time: Double, seen: ProjectionTransform?) -> [DisplayItem] {
    // They stay above their devices, wherever a camera goes.
    var items = seen.map { names.isEmpty ? [] : [.group(.transform($0), names)] } ?? names
    for mark in marks { items += mark.items(at: time, seen: seen) }
    return items
  }

  /// What stands in front of everything.
  func texts(at time: Double) -> [DisplayItem] {
    (keys?.items(at: time) ?? []) + captions.items(at: time)
  }

  /// What the names of several screens take below a title, in thousandths of the canvas's shorter side.
  static let namesRoom = 44.0

  /// Above each of several devices.
  private static func names(
    _ titles: [String], layout: LookLayout, ink: LookInk, measuring: any TextMeasuring
  ) -> [DisplayItem] {
    let unit = min(layout.canvas.width, layout.canvas.height) / 1080
    return zip(titles, layout.origins).map { title, origin in
      let run = TextRun(
        title, font: FontDescription(size: 28 * unit, weight: 600), paint: .color(ink.subtitle))
      let text = LookText([run], measuring: measuring)
      return text.item(
        at: CGPoint(
          x: origin.x + layout.screen.width * layout.scale / 2 - text.size.width / 2,
          y: layout.deviceFrame.minY - text.size.height - 18 * unit))
    }
  }
}
