import Foundation
import Motion

/// Shaders as filters.
extension GraphicsContext.Filter {
  /// Gives each pixel another colour.
  ///
  /// - Note: Approximated: what it filters is drawn without it, with a warning.
  public static func colorShader(_ shader: Shader, _line: Int = #line) -> GraphicsContext.Filter {
    unseen(shader, "colorShader", _line)
  }

  /// Takes each pixel from another place.
  ///
  /// - Note: Approximated: what it filters is drawn without it, with a warning.
  public static func distortionShader(
    _ shader: Shader, maxSampleOffset: CGSize, _line: Int = #line
  ) -> GraphicsContext.Filter {
    unseen(shader, "distortionShader", _line)
  }

  /// Makes each pixel of the whole flattened picture.
  ///
  /// - Note: Approximated: what it filters is drawn without it, with a warning.
  public static func layerShader(
    _ shader: Shader, maxSampleOffset: CGSize, _line: Int = #line
  ) -> GraphicsContext.Filter {
    unseen(shader, "layerShader", _line)
  }

  private static func unseen(_ shader: Shader, _ filter: String, _ line: Int)
    -> GraphicsContext.Filter
  {
    var use = ShaderUse(shader, filter, line)
    use.drawn = "What it filters"
    return GraphicsContext.Filter(kind: .shader(use))
  }
}
