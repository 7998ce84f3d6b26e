import Foundation
import Geometry
import Motion
import ViewEngine

/// Moves and grows a piece of glass out of the one beside it, and back; without one it fades. How small it begins is by
/// eye.
struct GlassFlow: ViewModifier {
  let piece: GlassPieceID?
  let isOut: Bool
  @Environment(\.glassPieces) private var pieces

  func body(content: Content) -> some View {
    let source = isOut ? piece.flatMap { pieces?.neighbour(of: $0) } : nil
    content
      // The other piece was where it is told when this body was read: what moves both has them stand as they stood.
      .modifier(
        VisualEffectModifier(followsPlace: false) { proxy in
          let own = proxy.frame(in: .global)
          return EmptyVisualEffect()
            .scaleEffect(source == nil ? 1 : 0.5)
            .offset(
              x: source.map { $0.midX - own.midX } ?? 0, y: source.map { $0.midY - own.midY } ?? 0
            )
            ._steps
        }
      )
      .opacity(isOut ? 0 : 1)
  }
}

/// Tells the container around where a piece is.
struct GlassPlaceModifier: ViewModifier {
  let piece: GlassPieceID?
  @Environment(\.glassPieces) private var pieces

  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        if let piece { pieces?.note(piece, at: $0) }
      }
      .onDisappear { if let piece { pieces?.hide(piece) } }
  }
}
