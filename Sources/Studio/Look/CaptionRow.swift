import Drawing
import Foundation
import Geometry

/// Captions, or lines of code, one after the other in one place.
struct CaptionRow {
  let fades: [LookFade]
  /// As many as fades.
  let pieces: [LookPiece]

  /// Nil where a clip shows none.
  init?(
    _ plan: ClipPlan, isCode: Bool, width: Double, unit: Double, ink: LookInk,
    measuring: any TextMeasuring
  ) {
    let cues = plan.cues.filter { $0.words?.isCode == isCode }
    guard !cues.isEmpty else { return nil }
    fades = cues.enumerated().map { number, cue in
      let next = number + 1 < cues.count ? cues[number + 1].start : .infinity
      return LookFade(start: cue.start, end: min(cue.end ?? .infinity, next), in: plan)
    }
    pieces = cues.map { cue in
      Self.plate(
        cue.words?.text ?? "", isCode: isCode, width: width, unit: unit, ink: ink,
        measuring: measuring)
    }
  }

  /// Of the highest, in pixels.
  var height: Double { pieces.map { Double($0.size.height) }.max() ?? 0 }

  /// Whether something of both is seen together.
  func meets(_ other: CaptionRow) -> Bool {
    fades.contains { other.fades.contains(where: $0.meets) }
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
    let rim = ink.plateRim.map {
      LookPiece.shape(shape.strokedPath(StrokeStyle(lineWidth: 2 * unit)), $0)
    }
    return LookPiece(
      size: size,
      items: [
        .group(
          .shadow(
            color: RGBA(0, 0, 0, 0.2), radius: 10 * unit,
            offset: CGSize(width: 0, height: 4 * unit)), [LookPiece.shape(shape, plate)])
      ] + (rim.map { [$0] } ?? []) + [text.item(at: CGPoint(x: x, y: y))])
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
