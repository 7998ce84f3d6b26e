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

  init(
    _ footer: LookFooter, touches: [TouchTrace], layout: LookLayout, camera: CameraTrack? = nil
  ) {
    let canvas = layout.canvas
    let (unit, edge) = (footer.unit, footer.edge)
    rise = 10 * unit
    let bottoms = footer.bottoms(in: canvas.height - layout.deviceFrame.maxY)
    let rows = [(footer.captions, bottoms.captions), (footer.code, bottoms.code)]
    captions = rows.flatMap { row, bottom -> [Caption] in
      guard let row else { return [] }
      return zip(row.fades, row.pieces).map { fade, piece in
        var origin = CGPoint(
          x: layout.start(below: piece.size.width, edge: edge),
          y: canvas.height - bottom - (row.height + piece.size.height) / 2)
        let frame = CGRect(origin: origin, size: piece.size)
          .insetBy(dx: -24 * unit, dy: -24 * unit)
        if layout.isTouched(frame, touches, during: fade, from: camera) { origin.y = edge }
        return Caption(fade: fade, piece: piece, origin: origin)
      }
    }
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
}
