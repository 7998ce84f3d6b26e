import Foundation
import Geometry

extension GraphicsContext.Shading {
  /// What a shader paints, as it would fill a shape.
  ///
  /// - Parameter bounds: What the shader is told of, which is not asked.
  public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading {
    style(shader)
  }
}
