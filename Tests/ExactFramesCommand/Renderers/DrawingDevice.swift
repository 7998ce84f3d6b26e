import Compositing

/// What draws: one of SDL's renderers, and the machine that Mesa is told to be on.
struct DrawingDevice {
  let name: String
  let renderer: RendererChoice
  /// Read when Mesa starts, so that each device needs a process of its own.
  var environment: [String: String] = [:]
  /// Whether its bytes are promised to be those of the usual one.
  var isSame = false

  /// What draws where nobody says anything else; the others are held against it.
  static let usual = DrawingDevice(name: "opengl", renderer: .opengl, isSame: true)

  static let others: [DrawingDevice] =
    [DrawingDevice(name: "opengl again", renderer: .opengl, isSame: true)]
    + [128, 256, 512].map {
      mesa("\($0) bits", ["LP_NATIVE_VECTOR_WIDTH": "\($0)"], isSame: true)
    }
    + ["sse2", "sse4.1", "avx"].map { mesa($0, ["GALLIUM_OVERRIDE_CPU_CAPS": $0]) }
    + [
      DrawingDevice(name: "opengles2", renderer: .opengles2),
      DrawingDevice(name: "software", renderer: .software),
    ]

  private static func mesa(
    _ name: String, _ environment: [String: String], isSame: Bool = false
  ) -> DrawingDevice {
    DrawingDevice(
      name: "opengl, \(name)", renderer: .opengl, environment: environment, isSame: isSame)
  }
}
