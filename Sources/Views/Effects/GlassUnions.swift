import Foundation
import Geometry
import Motion
import ViewEngine

/// A view's part of a piece of glass that it shares with others.
struct GlassPart {
  let piece: GlassPieceID
  let glass: Glass
  let shape: AnyShape
  let bounds: Anchor<CGRect>
}

enum GlassPartsKey: PreferenceKey {
  static var defaultValue: [GlassPart] { [] }

  static func reduce(value: inout [GlassPart], nextValue: () -> [GlassPart]) {
    value += nextValue()
  }
}

/// The pieces that views share: each as large as all of them, as the first of them says.
struct GlassUnions: View {
  let parts: [GlassPart]

  var body: some View {
    if !parts.isEmpty {
      GeometryReader { proxy in
        ForEach(pieces, id: \.self) { piece in
          let own = parts.filter { $0.piece == piece }
          let frame = own.map { proxy[$0.bounds] }.reduce(CGRect.null) { $0.union($1) }
          if let first = own.first {
            GlassBody(glass: first.glass, shape: first.shape)
              .frame(width: frame.width, height: frame.height)
              .position(x: frame.midX, y: frame.midY)
          }
        }
      }
    }
  }

  /// In the order of the views.
  private var pieces: [GlassPieceID] {
    var seen: Set<GlassPieceID> = []
    return parts.map(\.piece).filter { seen.insert($0).inserted }
  }
}
