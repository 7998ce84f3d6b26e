import Foundation
import Geometry
import Motion
import ViewEngine

/// A function of a Metal library, with what it is called with.
///
/// - Note: Approximated: the function is written in Metal, in a file of its own that no demo's Swift
///   code holds. What it would change is drawn unchanged, what it would fill in grey, and a warning
///   names it.
public struct Shader: Hashable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// What a shader is compiled for.
  public struct UsageType: Hashable, Sendable {
    private let name: String

    public static let shapeStyle = UsageType(name: "shapeStyle")
    public static let colorEffect = UsageType(name: "colorEffect")
    public static let distortionEffect = UsageType(name: "distortionEffect")
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// - Note: Accepted: there is nothing to compile.
  public func compile(as type: UsageType) async throws {}

  /// Something that a shader is called with.
  public struct Argument: Hashable, Sendable {
    private enum Value: Hashable, Sendable {
      case numbers([Float])
      case bounds
      case colors([Color])
      case data(Data)
      case image
    }

    private let value: Value

    private init(_ value: Value) {
      self.value = value
    }

    private static func numbers(_ values: Double...) -> Argument {
      Argument(.numbers(values.map { Float($0) }))
    }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { numbers(Double(x)) }

    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      numbers(Double(x), Double(y))
    }

    public static func float2(_ point: CGPoint) -> Argument { numbers(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { numbers(size.width, size.height) }
    public static func float2(_ vector: CGVector) -> Argument { numbers(vector.dx, vector.dy) }

    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      numbers(Double(x), Double(y), Double(z))
    }

    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      numbers(Double(x), Double(y), Double(z), Double(w))
    }

    public static func floatArray(_ array: [Float]) -> Argument { Argument(.numbers(array)) }
    /// The rectangle of the view.
    public static var boundingRect: Argument { Argument(.bounds) }
    public static func color(_ color: Color) -> Argument { Argument(.colors([color])) }
    public static func colorArray(_ array: [Color]) -> Argument { Argument(.colors(array)) }
    public static func image(_ image: Image) -> Argument { Argument(.image) }
    public static func data(_ data: Data) -> Argument { Argument(.data(data)) }
  }
}

extension Shader: ShapeStyle {
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    UnknownShaderStyle(name: function.name)
  }
}

/// What stands for a shader that fills: grey, with a warning.
private struct UnknownShaderStyle: PrimitiveStyle {
  let name: String

  func resolveStyle(in context: StyleContext) -> ResolvedStyle {
    context.warnings.add(.missingShader(name))
    return Color.gray.resolveStyle(in: context)
  }
}
