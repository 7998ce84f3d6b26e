import Drawing
import Foundation
import Geometry
import Raster

extension VectorDrawing {
  /// A symbol: its artwork is what lets a paint through.
  func symbol(_ track: ItemTrack, _ display: TimedAttribute) -> String {
    let symbols = track.leaves { leaf -> SymbolLeaf? in
      if case .symbol(let symbol) = leaf { symbol } else { nil }
    }
    guard let first = symbols.firstValue() else { return "" }
    let all = symbols.map { $0.map { fonts.drawing(of: $0) } }
    let drawing = fonts.drawing(of: first)
    let room = max(first.size.width, first.size.height) / 16
    let bounds = CGRect(origin: .zero, size: first.size).insetBy(dx: -room, dy: -room)
    let content = drawing.layers.indices.map { index -> String in
      let layer = drawing.layers[index]
      let artwork = defined.name("a", of: layer.svg) { "<g id=\"\($0)\">\(layer.svg)</g>" }
      let shown = TransformTrack([drawing.matrix]).attribute("transform", timeline)
      let use = (TimedAttribute(" href=\"#\(artwork)\"") + shown).element("use")
      let paints = all.map {
        $0.flatMap { $0.layers.indices.contains(index) ? $0.layers[index].paint : nil }
      }
      let opacity = layer.opacity == 1 ? "" : " opacity=\"\(layer.opacity.svg(4))\""
      return
        (TimedAttribute(" d=\"\(Path(bounds).svg)\"\(opacity)") + paint("fill", paints)
        + mask(use, bounds)).element("path")
    }
    return (display + place(track)).element("g", content.joined()) + "\n"
  }
}
