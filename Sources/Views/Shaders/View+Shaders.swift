import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// Shaders on views.
extension View {
  /// - Note: Approximated: the view is drawn without it, with a warning.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true, _line: Int = #line) -> some View
  {
    modifier(ShaderModifier(use: ShaderUse(shader, "colorEffect", _line), isEnabled: isEnabled))
  }

  /// - Note: Approximated: the view is drawn without it, with a warning.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, _line: Int = #line
  ) -> some View {
    modifier(
      ShaderModifier(use: ShaderUse(shader, "distortionEffect", _line), isEnabled: isEnabled))
  }

  /// - Note: Approximated: the view is drawn without it, with a warning.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, _line: Int = #line
  ) -> some View {
    modifier(ShaderModifier(use: ShaderUse(shader, "layerEffect", _line), isEnabled: isEnabled))
  }
}

/// Shaders in `visualEffect`.
extension VisualEffect {
  /// - Note: Approximated: the view is drawn without it, with a warning.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true, _line: Int = #line)
    -> some VisualEffect
  {
    adding(ShaderUse(shader, "colorEffect", _line), isEnabled: isEnabled)
  }

  /// - Note: Approximated: the view is drawn without it, with a warning.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, _line: Int = #line
  ) -> some VisualEffect {
    adding(ShaderUse(shader, "distortionEffect", _line), isEnabled: isEnabled)
  }

  /// - Note: Approximated: the view is drawn without it, with a warning.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true, _line: Int = #line
  ) -> some VisualEffect {
    adding(ShaderUse(shader, "layerEffect", _line), isEnabled: isEnabled)
  }

  private func adding(_ use: ShaderUse, isEnabled: Bool) -> AppliedVisualEffect {
    let steps = isEnabled ? [_VisualStep(kind: .shader(use), numbers: [])] : []
    return AppliedVisualEffect(_steps: _steps + steps)
  }
}

extension ShaderUse {
  init(_ shader: Shader, _ effect: String, _ line: Int) {
    self.init(shader: shader.function.name, effect: effect, line: line)
  }
}

private struct ShaderModifier: ViewModifier {
  let use: ShaderUse
  let isEnabled: Bool

  func body(content: Content) -> some View {
    if isEnabled { ViewGraph.current?.warn(use.warning) }
    return content
  }
}
