import Compositing
import Foundation
import Pixels
import Raster
import Studio

/// What is shared by all comparisons: fonts, and a renderer of each kind, because starting one takes
/// longer than drawing a small clip.
@MainActor
package final class DrawingTools {
  package let fonts = FontBook()
  /// What draws where a comparison asks for no other.
  package let usual: RendererChoice
  private var devices: [Device: Compositor] = [:]

  /// A renderer stays on the thread that made it. Among tests the main actor goes on with whichever
  /// thread is free, so each that it has used has its own.
  private struct Device: Hashable {
    let renderer: RendererChoice
    let thread: Thread
  }

  package init(on usual: RendererChoice = .auto) { self.usual = usual }

  /// One that has drawn nothing yet.
  func compositor(
    for picture: ClipPicture, on renderer: RendererChoice? = nil, budget: Int = 4 << 20
  ) throws -> Compositor {
    try compositor(
      of: picture.size, scale: picture.scale, on: renderer ?? usual, budget: budget)
  }

  func compositor(
    of size: PixelSize, scale: Double, on renderer: RendererChoice, budget: Int = 4 << 20
  ) throws -> Compositor {
    try Compositor(
      size: size, scale: scale, painter: LeafPainter(fonts: fonts), sharing: device(renderer),
      budget: budget)
  }

  /// - Throws: ``CompositorError/noRenderer(tried:)`` where this machine has no such renderer.
  package func facts(of renderer: RendererChoice) throws -> RendererFacts {
    try device(renderer).facts
  }

  private func device(_ renderer: RendererChoice) throws -> Compositor {
    let key = Device(renderer: renderer, thread: Thread.current)
    if let device = devices[key] { return device }
    let device = try Compositor(
      size: PixelSize(width: 1, height: 1), scale: 1, painter: LeafPainter(fonts: fonts),
      renderer: renderer)
    devices[key] = device
    return device
  }
}
