import Foundation
import Geometry
import Testing

@testable import ViewEngine
@testable import Views

/// Shaders as values: which function, of which library, with what.
@MainActor
@Suite("Values of shaders")
struct ShaderValueTests {
  @Test("Numbers are the same however they are given") func numbers() {
    let point: Shader.Argument = .float2(CGPoint(x: 1, y: 2))
    #expect(point == .float2(1.0, 2.0))
    #expect(point == .float2(CGSize(width: 1, height: 2)))
    #expect(point == .float2(CGVector(dx: 1, dy: 2)))
    #expect(Shader.Argument.float(1.0) != .float(2.0))
    #expect(Shader.Argument.float3(1.0, 2.0, 3.0) == .floatArray([1, 2, 3]))
    #expect(Shader.Argument.float4(1.0, 2.0, 3.0, 4.0) == .floatArray([1, 2, 3, 4]))
  }

  @Test("Colours, data, pictures and the view's rectangle are not numbers") func others() {
    let all: [Shader.Argument] = [
      .float(0.0), .color(.red), .colorArray([.red, .blue]), .data(Data([1])),
      .image(Image(systemName: "star")), .boundingRect,
    ]
    #expect(Set(all).count == all.count)
    #expect(Shader.Argument.color(.red) == .colorArray([.red]))
  }

  @Test("A function is one of its library") func libraries() async throws {
    let url = URL(fileURLWithPath: "/ripples.metallib")
    #expect(ShaderLibrary(url: url).wave != ShaderLibrary.default.wave)
    #expect(ShaderLibrary(data: Data()).wave == ShaderLibrary.wave)
    #expect(ShaderLibrary.bundle(.main) != .default)
    let shader = ShaderLibrary.wave(.float(1.0))
    #expect(shader.function.name == "wave" && shader.arguments == [.float(1.0)])
    #expect(!shader.dithersColor)
    for type in [Shader.UsageType.shapeStyle, .colorEffect, .distortionEffect, .layerEffect] {
      try await shader.compile(as: type)
    }
  }
}
