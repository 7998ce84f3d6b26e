import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Shaders")
struct ShaderTests {
  @Test("A view is drawn without its shader, which a warning names with its effect and line")
  func effects() {
    let shader = ShaderLibrary.ripple(.float(2), .color(.red), .boundingRect)
    let played = PlayedView {
      Color.red.frame(width: 10, height: 10).colorEffect(shader, _line: 3)
        .distortionEffect(shader, maxSampleOffset: .zero, isEnabled: false, _line: 4)
        .layerEffect(ShaderLibrary.default.glow(), maxSampleOffset: .zero, _line: 5)
    }
    #expect(played.frame(of: .red)?.size == CGSize(width: 10, height: 10))
    func left(_ effect: String, _ shader: String, _ line: Int) -> String {
      "The \(effect) on line \(line) is left out: its shader '\(shader)' is written in Metal, which is "
        + "not in the demo's code. Its view is drawn without it."
    }
    #expect(
      Set(played.graph.warnings) == [
        left("colorEffect", "ripple", 3), left("layerEffect", "glow", 5),
      ])
  }

  @Test("A context of graphics paints with a shader as a shape is filled with it") func shading() {
    let played = PlayedView {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .shader(ShaderLibrary.glow()))
      }
    }
    #expect(!played.text.isEmpty)
    #expect(played.graph.warnings.contains { $0.contains("'glow'") })
  }

  @Test("So is one whose visual effect has one, with the other effects") func visualEffects() {
    let played = PlayedView {
      Color.red.frame(width: 10, height: 10).visualEffect { content, proxy in
        content.offset(x: 20)
          .distortionEffect(
            ShaderLibrary.wave(.float2(proxy.size)), maxSampleOffset: .zero, _line: 7)
      }
    }
    #expect(played.frame(of: .red)?.minX == 65)
    #expect(played.graph.warnings.count == 1)
    #expect(played.graph.warnings.first?.hasPrefix("The distortionEffect on line 7") == true)
  }

  @Test("What a shader fills is grey, which a warning says") func fills() {
    let function = ShaderFunction(library: .default, name: "stripes")
    let played = PlayedView {
      Rectangle().fill(Shader(function: function, arguments: [.floatArray([1, 2])]))
    }
    #expect(played.frame(of: .gray)?.size == CGSize(width: 100, height: 100))
    #expect(
      played.graph.warnings == [
        "What the shader 'stripes' fills is grey: it is written in Metal, which is not in the "
          + "demo's code."
      ])
  }
}
