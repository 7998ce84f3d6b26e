import Motion
import ViewEngine

/// How a text editor is framed.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  nonisolated var _isPlain: Bool { get }
}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  nonisolated public var _isPlain: Bool { false }
}

/// Without a ground of its own.
public struct PlainTextEditorStyle: TextEditorStyle {
  nonisolated public init() {}
  nonisolated public var _isPlain: Bool { true }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private enum TextEditorIsPlainKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var textEditorIsPlain: Bool {
    get { self[TextEditorIsPlainKey.self] }
    set { self[TextEditorIsPlainKey.self] = newValue }
  }
}

extension View {
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    environment(\.textEditorIsPlain, style._isPlain)
  }
}
