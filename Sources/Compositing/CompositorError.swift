import Pixels

/// Why a picture could not be made.
package enum CompositorError: Error, Equatable, CustomStringConvertible {
  /// A side is not positive, or larger than the renderer's textures can be.
  case unusableSize(PixelSize, limit: Int)
  /// A call to SDL failed; the message is SDL's own.
  case sdl(call: String, message: String)
  /// Drawing was asked for on another thread than the one that made the compositor.
  case wrongThread
  /// None of the renderers could be started, each with SDL's reason.
  case noRenderer(tried: [String])

  package var description: String {
    switch self {
    case .unusableSize: problem + " Use a smaller size or scale."
    case .sdl: problem
    case .wrongThread: problem + " Make one compositor for each thread that draws."
    case .noRenderer:
      problem + " Install libgl1-mesa-dri and libegl1, or choose the software renderer."
    }
  }

  /// What is wrong, and why.
  package var problem: String {
    switch self {
    case .unusableSize(let size, let limit):
      "A frame of \(size.width)×\(size.height) pixels cannot be drawn: this renderer draws "
        + "1 to \(limit) pixels a side."
    case .sdl(let call, let message):
      "\(call) failed: \(message.isEmpty ? "SDL gave no reason" : message)."
    case .wrongThread:
      "A compositor cannot draw on another thread than the one that made it, because its OpenGL "
        + "context stays there."
    case .noRenderer(let tried):
      "No SDL renderer could be started (\(tried.joined(separator: "; ")))."
    }
  }
}
