import Motion
import ViewEngine

/// A view's own piece of glass, or its part of one.
struct GlassEffectModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @Environment(\.glassUnion) private var union
  @Environment(\.glassPieces) private var pieces

  /// Only a container has what draws a piece for several.
  private var shared: GlassPieceID? { pieces == nil ? nil : union }

  func body(content: Content) -> some View {
    let shared = shared
    content
      .background { if shared == nil { GlassBody(glass: glass, shape: shape) } }
      .anchorPreference(key: GlassPartsKey.self, value: .bounds) { bounds in
        guard let shared else { return [] }
        return [GlassPart(piece: shared, glass: glass, shape: AnyShape(shape), bounds: bounds)]
      }
  }
}
