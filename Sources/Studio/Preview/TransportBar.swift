import Drawing
import Foundation
import Geometry

/// The bar at the window's bottom: where the clip is, and what its script does when.
struct TransportBar {
  let size: CGSize

  static let height = 48.0
  private static let inset = 16.0

  private var panel: CGRect {
    CGRect(
      x: 8, y: size.height - Self.height - 8, width: max(0, size.width - 16), height: Self.height)
  }

  private var track: CGRect {
    CGRect(
      x: button.maxX + 12, y: panel.maxY - 17,
      width: max(1, panel.maxX - Self.inset - button.maxX - 12), height: 4)
  }

  /// What plays and pauses.
  private var button: CGRect {
    CGRect(x: panel.minX + 10, y: panel.midY - 12, width: 24, height: 24)
  }

  /// Whether a press there is meant for the button: all that is beside the track is near enough.
  func isOnButton(_ point: CGPoint) -> Bool {
    panel.contains(point) && point.x < track.minX - 6
  }

  /// Whether a press there is meant for the bar.
  func contains(_ point: CGPoint) -> Bool { panel.contains(point) }

  /// The frame that a place on the bar stands for.
  func frame(at point: CGPoint, of model: PreviewModel) -> Int {
    let share = min(max((point.x - track.minX) / track.width, 0), 1)
    return Int((share * Double(model.lastFrame)).rounded())
  }

  func items(
    _ model: PreviewModel, events: [ScriptEvent], isRecording: Bool, style: PreviewStyle
  ) -> [DisplayItem] {
    func x(_ time: Double) -> Double {
      let share = time / max(model.frameRate.time(of: model.lastFrame), 1e-9)
      return track.minX + track.width * min(max(share, 0), 1)
    }
    var items = [style.rect(panel, PreviewStyle.panel, radius: 12)]
    items.append(
      .leaf(
        .shape(ShapeLeaf(path: sign(model.isPlaying), paint: .color(.white))), at: button.origin))
    items.append(style.rect(track, PreviewStyle.track, radius: 2))
    let here = x(model.frameRate.time(of: model.frame))
    let played = CGRect(
      x: track.minX, y: track.minY, width: max(0, here - track.minX), height: track.height)
    if played.width >= 1 { items.append(style.rect(played, PreviewStyle.accent, radius: 2)) }
    for event in events {
      let mark = CGRect(x: x(event.time).rounded() - 1, y: track.minY - 4, width: 2, height: 12)
      items.append(style.rect(mark, PreviewStyle.mark, radius: 1))
    }
    let knob = CGRect(x: here - 6, y: track.midY - 6, width: 12, height: 12)
    items.append(style.rect(knob, .white, radius: 6))
    items += texts(model, events: events, isRecording: isRecording, style: style)
    return items
  }

  /// What a press would do: a triangle plays, two bars pause.
  private func sign(_ isPlaying: Bool) -> Path {
    var path = Path()
    if isPlaying {
      path.addRect(CGRect(x: 5, y: 4, width: 5, height: 16))
      path.addRect(CGRect(x: 14, y: 4, width: 5, height: 16))
    } else {
      path.addLines([CGPoint(x: 5, y: 3), CGPoint(x: 20, y: 12), CGPoint(x: 5, y: 21)])
      path.closeSubpath()
    }
    return path
  }

  private func texts(
    _ model: PreviewModel, events: [ScriptEvent], isRecording: Bool, style: PreviewStyle
  ) -> [DisplayItem] {
    let top = panel.minY + 9
    var left = model.isPlaying ? "Playing" : "Paused"
    if model.speed != 1 { left += "  \(PreviewText.factor(model.speed))×" }
    if model.isLooping { left += "  Loop" }
    if let event = events.last(where: { $0.time <= model.time + 1e-6 }) {
      left += "  ·  \(event.name) at \(PreviewText.seconds(event.time))"
    }
    let right =
      "\(PreviewText.seconds(model.frameRate.time(of: model.frame)))  "
      + "\(model.frame) / \(model.lastFrame)"
    let place = style.text(right)
    let start = panel.maxX - Self.inset - place.size.width
    return [
      style.text(
        left, at: CGPoint(x: track.minX, y: top), width: max(20, start - track.minX - 12),
        isRecording ? PreviewStyle.recording : .white
      ).item,
      style.text(right, at: CGPoint(x: start.rounded(), y: top)).item,
    ]
  }
}

/// Numbers as the preview writes them.
enum PreviewText {
  /// `1.500 s`
  static func seconds(_ seconds: Double) -> String { String(format: "%.3f s", seconds) }

  /// `0.5`, `2`
  static func factor(_ factor: Double) -> String {
    factor >= 1 ? String(Int(factor)) : "1/\(Int((1 / factor).rounded()))"
  }
}
