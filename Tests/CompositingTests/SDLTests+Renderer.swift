import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@testable import Compositing

extension SDLTests {
  @MainActor @Suite struct RendererTests {
    @Test func needsNoDisplayAndIsAccelerated() throws {
      unsetenv("DISPLAY")
      unsetenv("WAYLAND_DISPLAY")
      let compositor = try Compositor(
        size: PixelSize(width: 4, height: 4), scale: 1, painter: ShapePainter())
      #expect(compositor.facts.driver == "offscreen")
      #expect(compositor.facts.isAccelerated)
      #expect(["opengl", "opengles2"].contains(compositor.facts.name))
      #expect(compositor.facts.warning == nil)
      #expect(compositor.facts.device?.isEmpty == false)
    }

    /// llvmpipe's threads write into what it has freed.
    @Test func drawsInTheThreadThatCalls() throws {
      let compositor = try Compositor(
        size: PixelSize(width: 6, height: 4), scale: 1, painter: ShapePainter(), renderer: .opengl)
      _ = try compositor.draw(DisplayList([rect(1, 1, 3, 2, .pureRed)]), background: .white)
      // They live as long as what draws.
      defer { withExtendedLifetime(compositor) {} }
      let tasks = "/proc/self/task"
      let names = try FileManager.default.contentsOfDirectory(atPath: tasks).compactMap {
        // One may have ended since.
        try? String(contentsOfFile: "\(tasks)/\($0)/comm", encoding: .utf8)
      }
      #expect(names.count > 1)
      #expect(!names.contains { $0.hasPrefix("llvmpipe") })
    }

    @Test(arguments: RendererChoice.allCases)
    func everyRendererDrawsTheSameRectangles(_ choice: RendererChoice) throws {
      let drawn = try picture(
        6, 4, renderer: choice, rect(1, 1, 3, 2, .pureRed), rect(3, 1, 2, 2, RGBA(0, 0, 1, 0.5)))
      #expect(drawn.rgba(0, 0) == [255, 255, 255, 255])
      #expect(drawn.rgba(1, 1) == [255, 0, 0, 255])
      #expect(drawn.rgba(2, 2) == [255, 0, 0, 255])
      #expect(zip(drawn.rgba(3, 1), [127, 0, 128, 255]).allSatisfy { abs($0 - $1) <= 1 })
      #expect(zip(drawn.rgba(4, 2), [127, 127, 255, 255]).allSatisfy { abs($0 - $1) <= 1 })
      #expect(drawn.rgba(5, 1) == [255, 255, 255, 255])
    }

    /// SDL's software renderer reads from anywhere where a triangle's area times its texture's side
    /// does not fit 32 bits.
    @Test func aLargeTurnedPictureIsWholeOnTheSoftwareRenderer() throws {
      let drawn = try picture(
        900, 900, renderer: .software, turned(30, about: 450, 450, ellipse(50, 50, 800, 800)))
      for (x, y) in [(450, 450), (450, 80), (80, 450), (820, 450), (450, 820), (650, 700)] {
        #expect(drawn.rgba(x, y) == [0, 0, 0, 255], "\(x), \(y)")
      }
      #expect(drawn.rgba(20, 20) == [255, 255, 255, 255])
    }

    @Test func fallsBackToSoftwareAndSaysWhy() throws {
      let renderer = try Renderer(candidates: ["vaporware", "software"])
      #expect(renderer.facts.name == "software")
      #expect(!renderer.facts.isAccelerated)
      #expect(
        renderer.facts.warning == """
          SDL's software renderer draws because no other started (vaporware: this SDL has no such \
          renderer): things move by whole pixels and turned edges are jagged. Install \
          libgl1-mesa-dri and libegl1 for an accelerated one.
          """)
    }

    @Test func softwareAsAskedForWarnsWithoutBlame() throws {
      let renderer = try Renderer(.software)
      #expect(
        renderer.facts.warning == """
          SDL's software renderer draws: things move by whole pixels and turned edges are jagged. \
          Install libgl1-mesa-dri and libegl1 for an accelerated one.
          """)
    }

    @Test func noRendererAtAllIsAnError() {
      #expect(
        throws: CompositorError.noRenderer(tried: ["vaporware: this SDL has no such renderer"])
      ) {
        _ = try Renderer(candidates: ["vaporware"])
      }
    }

    @Test(arguments: [PixelSize(width: 0, height: 9), PixelSize(width: 9, height: 100_000)])
    func impossibleSizesAreErrors(_ size: PixelSize) {
      #expect(throws: CompositorError.self) {
        _ = try Compositor(size: size, scale: 1, painter: ShapePainter())
      }
    }

    @Test func anotherThreadCannotDraw() throws {
      final class Outcome: @unchecked Sendable {
        let compositor: Compositor
        var error: CompositorError?
        init(_ compositor: Compositor) { self.compositor = compositor }
      }
      let outcome = Outcome(
        try Compositor(size: PixelSize(width: 4, height: 4), scale: 1, painter: ShapePainter()))
      let done = DispatchSemaphore(value: 0)
      Thread {
        do throws(CompositorError) {
          _ = try outcome.compositor.draw(DisplayList(), background: .white)
        } catch {
          outcome.error = error
        }
        done.signal()
      }.start()
      done.wait()
      #expect(outcome.error == .wrongThread)
    }

    @Test func errorsSayWhatToDo() {
      #expect(
        CompositorError.wrongThread.description == """
          A compositor cannot draw on another thread than the one that made it, because its OpenGL \
          context stays there. Make one compositor for each thread that draws.
          """)
      #expect(
        CompositorError.noRenderer(tried: ["opengl: no EGL", "software: out of memory"])
          .description == """
            No SDL renderer could be started (opengl: no EGL; software: out of memory). Install \
            libgl1-mesa-dri and libegl1, or choose the software renderer.
            """)
      #expect(
        CompositorError.unusableSize(PixelSize(width: 20000, height: 10), limit: 16384).description
          == """
          A frame of 20000×10 pixels cannot be drawn: this renderer draws 1 to 16384 pixels a \
          side. Use a smaller size or scale.
          """)
      #expect(
        CompositorError.sdl(call: "SDL_CreateTexture", message: "Out of memory").description
          == "SDL_CreateTexture failed: Out of memory.")
      #expect(
        CompositorError.sdl(call: "SDL_RenderClear", message: "").description
          == "SDL_RenderClear failed: SDL gave no reason.")
    }
  }
}
