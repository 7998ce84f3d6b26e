/// Something in a clip that is made of pixels, and the first frame it is seen in.
package struct VectorObstacle: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case image(name: String)
    /// A character that its font has as a picture.
    case colorGlyph(String)
    /// One that repeats the edge of what it blurs.
    case opaqueBlur
    /// One of many, or inside of what is blurred or recoloured itself.
    case material
    case blend(String)
    case perspective
    case mesh
    case angularGradient
    case motionBlur
  }

  package var kind: Kind
  package var frame: Int

  /// `a blur from frame 12 on`; frames are counted from 0.
  package var description: String { "\(what) (frame \(frame))" }

  private var what: String {
    switch kind {
    case .image(let name): "the image '\(name)'"
    case .colorGlyph(let text): "the coloured character '\(text)'"
    case .opaqueBlur: "an opaque blur"
    case .material:
      "a material or another blurred background that is one of many, tipped, or blurred or recoloured itself"
    case .blend(let mode): "the blend mode '\(mode)'"
    case .perspective: "a turn in perspective"
    case .mesh: "a mesh gradient"
    case .angularGradient: "an angular gradient"
    case .motionBlur: "motion blur"
    }
  }
}
