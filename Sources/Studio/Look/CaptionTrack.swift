import Drawing
import Foundation
import Geometry

/// Captions and lines of code below the device, one after the other.
struct CaptionTrack {
  private struct Caption {
    let fade: LookFade
    let piece: LookPiece
    let origin: CGPoint
  }

  private let captions: [Caption]
  private let rise: Double
  /// Pixels from the canvas's bottom that they take.
  let height: Double

  init(
    _ plan: ClipPlan, layout: LookLayout, ink: LookInk, measuring: any TextMeasuring
  ) {
    let canvas = layout.canvas
    let unit = min(canvas.width, canvas.height) / 1080
    let room = canvas.height - layout.deviceFrame.maxY
    let edge = 34 * unit
    rise = 10 * unit
    var captions: [Caption] = []
    var rows: [(fades: [LookFade], top: Double)] = []
    // Captions stand lowest, and a line of code above them: each in a row of its own.
    for isCode in [false, true] {
      let cues = plan.cues.filter { $0.words?.isCode == isCode }
      let fades = cues.enumerated().map { number, cue in
        let next = number + 1 < cues.count ? cues[number + 1].start : .infinity
        return LookFade(start: cue.start, end: min(cue.end ?? .infinity, next), in: plan)
      }
      let pieces = cues.map { cue in
        Self.plate(
          cue.words?.text ?? "", isCode: isCode, width: canvas.width - 2 * edge, unit: unit,
          ink: ink, measuring: measuring)
      }
      guard let highest = pieces.map(\.size.height).max() else { continue }
      let taken =
        rows.filter { row in fades.contains { row.fades.contains(where: $0.meets) } }
        .map(\.top).max() ?? 0
      // In the middle of what is free below the device, if they fit there.
      let fits = taken == 0 && highest + 12 * unit <= room
      let bottom = taken > 0 ? taken + 14 * unit : fits ? (room - highest) / 2 : edge
      for (number, piece) in pieces.enumerated() {
        let fade = fades[number]
        var origin = CGPoint(
          x: layout.start(below: piece.size.width, edge: edge),
          y: canvas.height - bottom - (highest + piece.size.height) / 2)
        if layout.isTouched(
          CGRect(origin: origin, size: piece.size).insetBy(dx: -24 * unit, dy: -24 * unit),
          plan.touches,
          during: fade)
        {
          origin.y = edge
        }
        captions.append(Caption(fade: fade, piece: piece, origin: origin))
      }
      rows.append((fades, bottom + highest))
    }
    self.captions = captions
    height = rows.map(\.top).max() ?? 0
  }

  func items(at time: Double) -> [DisplayItem] {
    captions.compactMap { caption in
      let presence = caption.fade.presence(at: time)
      guard presence > 0 else { return nil }
      return caption.piece.item(
        at: CGPoint(x: caption.origin.x, y: caption.origin.y + (1 - presence) * rise),
        opacity: presence)
    }
  }

  /// A text on a plate that is read on any picture.
  private static func plate(
    _ string: String, isCode: Bool, width: Double, unit: Double, ink: LookInk,
    measuring: any TextMeasuring
  ) -> LookPiece {
    let runs: [TextRun]
    let plate: RGBA
    if isCode {
      plate = CodeInk.plate
      runs = CodeInk.runs(
        string, font: FontDescription(size: 29 * unit, weight: 500, design: .monospaced))
    } else {
      plate = ink.plate
      runs = [
        TextRun(
          string, font: FontDescription(size: 33 * unit, weight: 600), paint: .color(ink.onPlate))
      ]
    }
    let (x, y) = isCode ? (28 * unit, 17 * unit) : (30 * unit, 14 * unit)
    let text = LookText(
      runs, width: min(width - 2 * x, 1400 * unit), alignment: isCode ? .leading : .center,
      measuring: measuring)
    let size = CGSize(width: text.size.width + 2 * x, height: text.size.height + 2 * y)
    let shape = Path(
      roundedRect: CGRect(origin: .zero, size: size),
      cornerRadius: isCode ? 16 * unit : min(size.height / 2, 30 * unit), style: .continuous)
    return LookPiece(
      size: size,
      items: [
        .group(
          .shadow(
            color: RGBA(0, 0, 0, 0.2), radius: 10 * unit,
            offset: CGSize(width: 0, height: 4 * unit)), [LookPiece.shape(shape, plate)]),
        text.item(at: CGPoint(x: x, y: y)),
      ])
  }
}

extension CueTrace {
  fileprivate var words: (text: String, isCode: Bool)? {
    switch cue.kind {
    case .caption(let text): (text, false)
    case .code(let text): (text, true)
    default: nil
    }
  }
}
