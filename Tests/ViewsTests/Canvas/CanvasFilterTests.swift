import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Filters of a canvas")
struct CanvasFilterTests {
  /// What a filter makes of a red square; a view with the modifier of that name shows the same.
  private func effect(_ filter: GraphicsContext.Filter) -> String {
    let text = PlayedView {
      Canvas { context, _ in
        context.addFilter(filter)
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
      }
    }.text
    return text.split(separator: "\n").dropFirst().first.map {
      $0.trimmingCharacters(in: .whitespaces)
    } ?? ""
  }

  private func effect(of view: some View) -> String {
    PlayedView { view }.text.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test("A filter of colours is the modifier of the same name") func colors() {
    let pairs: [(GraphicsContext.Filter, AnyView)] = [
      (.hueRotation(.degrees(90)), AnyView(Square().hueRotation(.degrees(90)))),
      (.saturation(0.5), AnyView(Square().saturation(0.5))),
      (.brightness(0.5), AnyView(Square().brightness(0.5))),
      (.contrast(0.5), AnyView(Square().contrast(0.5))),
      (.grayscale(0.5), AnyView(Square().grayscale(0.5))),
      (.colorInvert(), AnyView(Square().colorInvert())),
      (.luminanceToAlpha, AnyView(Square().luminanceToAlpha())),
      (.colorMultiply(.blue), AnyView(Square().colorMultiply(.blue))),
    ]
    for (filter, view) in pairs {
      #expect(effect(filter).hasPrefix("colors"))
      #expect(effect(filter) == effect(of: view))
    }
  }

  @Test("A shadow lies below what is drawn, or stands alone") func shadows() {
    let shadow = effect(.shadow(color: .black, radius: 3, x: 1, y: 2))
    #expect(shadow == "shadow #000000FF radius 3 offset 1,2")
    #expect(effect(.shadow(radius: 3, options: .shadowOnly)) == "flatten")
  }

  @Test("Blurs that follow one another are one, and what is between them keeps them apart")
  func joinedBlurs() {
    func blurs(_ filters: [GraphicsContext.Filter]) -> [String] {
      let text = PlayedView {
        Canvas { context, _ in
          for filter in filters { context.addFilter(filter) }
          context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
        }
      }.text
      return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("blur") }
    }
    #expect(blurs([.blur(radius: 3), .blur(radius: 4)]) == blurs([.blur(radius: 5)]))
    #expect(blurs(Array(repeating: .blur(radius: 2), count: 100)).count == 1)
    #expect(blurs([.blur(radius: 3), .saturation(0.5), .blur(radius: 4)]).count == 2)
    #expect(blurs([.blur(radius: 3), .blur(radius: 4, options: .opaque)]).count == 2)
  }

  @Test("A matrix moves what is drawn") func projection() {
    let moved = CGAffineTransform(translationX: 30, y: 0)
    let played = PlayedView {
      Canvas { context, _ in
        context.addFilter(.projectionTransform(ProjectionTransform(moved)))
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
      }
    }
    #expect(played.frame(of: .red)?.minX == 30)
  }

  @Test("Between two thresholds of alpha only what lies there stays") func thresholds() {
    #expect(effect(.alphaThreshold(min: 0.5)).hasPrefix("colors"))
    #expect(effect(.alphaThreshold(min: 0.25, max: 0.5)).hasPrefix("mask"))
  }

  @Test("A color matrix is given by its numbers, and leaves colors alone by itself") func matrix() {
    var matrix = ColorMatrix()
    #expect(matrix.drawn == .identity)
    (matrix.r1, matrix.r2, matrix.g5, matrix.a4) = (0, 1, 0.5, 0.25)
    #expect(
      matrix.drawn.values
        == [0, 1, 0, 0, 0, 0, 1, 0, 0, 0.5, 0, 0, 1, 0, 0, 0, 0, 0, 0.25, 0])
    #expect(effect(.colorMatrix(matrix)).contains("color"))
  }

  @Test("What a shader filters is drawn without it, which a warning says once it is drawn")
  func shaders() {
    let shader = ShaderLibrary.ripple(.float(2))
    let played = PlayedView {
      Canvas { context, _ in
        var unused = context
        unused.addFilter(.colorShader(shader, _line: 2))
        context.addFilter(.colorShader(shader, _line: 3))
        context.addFilter(.distortionShader(shader, maxSampleOffset: .zero, _line: 4))
        context.addFilter(.layerShader(shader, maxSampleOffset: .zero, _line: 5))
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
      }
    }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 0, width: 20, height: 20))
    let filters = [("colorShader", 3), ("distortionShader", 4), ("layerShader", 5)]
    #expect(
      Set(played.graph.warnings)
        == Set(
          filters.map {
            "The \($0.0) on line \($0.1) is left out: its shader 'ripple' is written in Metal, which is "
              + "not in the demo's code. What it filters is drawn without it."
          }))
  }

  /// A square that is drawn over again with what is there already, so many times.
  private func redrawn(_ times: Int, filter: GraphicsContext.Filter?) -> PlayedView {
    PlayedView {
      Canvas { context, _ in
        let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.fill(square, with: .color(.red))
        if let filter { context.addFilter(filter) }
        for _ in 0..<times { context.fill(square, with: .backdrop) }
      }
    }
  }

  @Test("A filter shows what it makes of what has been drawn already") func backdrop() {
    let played = redrawn(1, filter: .blur(radius: 4))
    let lines = played.text.split(separator: "\n")
    #expect(lines.count { $0.contains("shape") } == 2, "\(played.text)")
    #expect(lines.contains { $0.contains("blur") })
    #expect(played.graph.warnings.isEmpty)
    // Over itself it is as it was.
    #expect(redrawn(1, filter: nil).text.split(separator: "\n").count { $0.contains("shape") } == 1)
  }

  @Test("What doubles each time is not drawn for ever") func backdropOfBackdrops() {
    let played = redrawn(15, filter: .blur(radius: 4))
    _ = played.graph.displayList()
    #expect(played.graph.warnings.count == 1)
  }
}
