import Drawing
import Foundation
import Geometry

/// The keys that a script types with, as caps in a row.
struct KeyTrack {
  private struct Cap {
    let time: Double
    let piece: LookPiece
    let origin: CGPoint
  }

  /// Keys that are seen together.
  private struct Row {
    let fade: LookFade
    let caps: [Cap]
  }

  private let rows: [Row]

  /// As many as are read at a glance, and seconds after which what is typed begins anew.
  private static let most = 14
  private static let pause = 1.2
  /// Seconds that the last stays, and that a cap is down.
  private static let stay = 1.0
  private static let down = 0.13

  /// Of a cap, in pixels of a canvas of 1080 lines.
  static let height = 58.0

  init(
    _ plan: ClipPlan, footer: LookFooter, layout: LookLayout, camera: CameraTrack?,
    measuring: any TextMeasuring
  ) {
    let canvas = layout.canvas
    let unit = footer.unit
    let (height, gap) = (footer.keys, 9 * unit)
    let bottom = footer.bottoms(in: canvas.height - layout.deviceFrame.maxY).keys
    var groups: [[KeyStroke]] = []
    for key in plan.keys {
      if let last = groups.last, let before = last.last, last.count < Self.most,
        key.time - before.time < Self.pause
      {
        groups[groups.count - 1].append(key)
      } else {
        groups.append([key])
      }
    }
    rows = groups.enumerated().map { number, group in
      let pieces = group.map { Self.cap($0.text, height: height, unit: unit, measuring) }
      let width = pieces.map(\.size.width).reduce(0, +) + gap * Double(pieces.count - 1)
      let next = number + 1 < groups.count ? groups[number + 1][0].time : .infinity
      let last = group.last?.time ?? 0
      let fade = LookFade(
        start: group[0].time - LookFade.coming, end: min(last + Self.stay, next), in: plan)
      var row = CGRect(
        x: layout.start(below: width, edge: 30 * unit), y: canvas.height - bottom - height,
        width: width,
        height: height)
      // What somebody presses meanwhile is to be seen.
      let around = row.insetBy(dx: -gap, dy: -gap)
      if layout.isTouched(around, plan.touches, during: fade, from: camera) {
        row.origin.y = 30 * unit
      }
      var x = row.minX
      let caps = zip(group, pieces).map { key, piece in
        let cap = Cap(
          time: key.time, piece: piece, origin: CGPoint(x: x.rounded(), y: row.minY.rounded()))
        x += piece.size.width + gap
        return cap
      }
      return Row(fade: fade, caps: caps)
    }
  }

  func items(at time: Double) -> [DisplayItem] {
    rows.flatMap { row -> [DisplayItem] in
      let presence = row.fade.presence(at: time)
      guard presence > 0 else { return [] }
      return row.caps.filter { $0.time <= time + 1e-9 }.map { cap in
        let pressed = max(0, 1 - (time - cap.time) / Self.down)
        return cap.piece.item(at: cap.origin, opacity: presence, scale: 1 - 0.1 * pressed)
      }
    }
  }

  /// A key as on a keyboard, with its letter.
  private static func cap(
    _ text: String, height: Double, unit: Double, _ measuring: any TextMeasuring
  ) -> LookPiece {
    let name = [" ": "space", "\n": "return", "\t": "tab"][text]
    let run = TextRun(
      name ?? text, font: FontDescription(size: (name == nil ? 28 : 21) * unit, weight: 500),
      paint: .color(RGBA(0.13, 0.13, 0.14)))
    let label = LookText([run], measuring: measuring)
    let width = max(height, label.size.width + (name == nil ? 30 : 56) * unit).rounded()
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    func plate(_ rect: CGRect) -> Path {
      Path(roundedRect: rect, cornerRadius: 13 * unit, style: .continuous)
    }
    return LookPiece(
      size: rect.size,
      items: [
        .group(
          .shadow(
            color: RGBA(0, 0, 0, 0.2), radius: 5 * unit,
            offset: CGSize(width: 0, height: 3 * unit)),
          [LookPiece.shape(plate(rect), RGBA(0.72, 0.73, 0.76))]),
        LookPiece.shape(
          plate(CGRect(x: 0, y: 0, width: width, height: height - 3.5 * unit)),
          RGBA(0.99, 0.99, 1)),
        label.item(
          at: CGPoint(
            x: (width - label.size.width) / 2, y: (height - 3.5 * unit - label.size.height) / 2)),
      ])
  }
}
