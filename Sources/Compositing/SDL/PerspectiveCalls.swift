import CSDL2

/// The calls of OpenGL that draw triangles whose corners have depths: it divides by depth at every pixel, exactly.
///
/// SDL's own triangles are flat. To keep within a tenth of a pixel what is seen in perspective takes hundreds of
/// them, and each costs llvmpipe more than a microsecond: in a frame of thirty views that turn they were half of
/// all drawing.
struct PerspectiveCalls {
  private typealias Call = @convention(c) () -> Void
  private typealias WordCall = @convention(c) (UInt32) -> Void
  private typealias ColorCall = @convention(c) (UInt8, UInt8, UInt8, UInt8) -> Void
  private typealias PairCall = @convention(c) (Float, Float) -> Void
  private typealias VectorCall = @convention(c) (Float, Float, Float, Float) -> Void

  private let begin: WordCall
  private let end: Call
  private let color: ColorCall
  private let coordinate: PairCall
  private let vertex: VectorCall
  private let push: WordCall
  private let pop: Call

  /// To be called while the renderer's context is current; nil where it lacks one of the calls.
  init?() {
    guard let begin = Self.call("glBegin", WordCall.self), let end = Self.call("glEnd", Call.self),
      let color = Self.call("glColor4ub", ColorCall.self),
      let coordinate = Self.call("glTexCoord2f", PairCall.self),
      let vertex = Self.call("glVertex4f", VectorCall.self),
      let push = Self.call("glPushAttrib", WordCall.self),
      let pop = Self.call("glPopAttrib", Call.self)
    else { return nil }
    (self.begin, self.end, self.color, self.coordinate) = (begin, end, color, coordinate)
    (self.vertex, self.push, self.pop) = (vertex, push, pop)
  }

  private static func call<Function>(_ name: String, _ type: Function.Type) -> Function? {
    SDL_GL_GetProcAddress(name).map { unsafeBitCast($0, to: type) }
  }

  /// Draws with whatever OpenGL is set to.
  ///
  /// - Parameters:
  ///   - width: The texture's, in the coordinates that OpenGL takes.
  ///   - height: The same, down.
  func draw(_ mesh: Mesh, _ width: Float, _ height: Float) {
    let (currentBit, triangles): (UInt32, UInt32) = (0x1, 0x4)
    // SDL remembers the colour that it has set last.
    push(currentBit)
    begin(triangles)
    for index in mesh.indices {
      let corner = mesh.vertices[Int(index)]
      let depth = mesh.depths[Int(index)]
      color(corner.color.r, corner.color.g, corner.color.b, corner.color.a)
      coordinate(corner.tex_coord.x * width, corner.tex_coord.y * height)
      vertex(corner.position.x * depth, corner.position.y * depth, 0, depth)
    }
    end()
    pop()
  }
}
