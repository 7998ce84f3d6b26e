import Foundation
import Geometry
import Motion
import ViewEngine

/// How a text field is framed.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  nonisolated var _isBordered: Bool { get }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  nonisolated public var _isBordered: Bool { false }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  nonisolated public var _isBordered: Bool { false }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  nonisolated public var _isBordered: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum TextFieldBorderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var textFieldBorder: Bool {
    get { self[TextFieldBorderKey.self] }
    set { self[TextFieldBorderKey.self] = newValue }
  }
}

extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) { values in
      let isUsual = style is DefaultTextFieldStyle
      values.textFieldBorder = isUsual ? values.idiom == .mac : style._isBordered
    }
  }
}

struct TextFieldBorderModifier: ViewModifier {
  let border: Bool
  @Environment(\.idiom) private var idiom

  @ViewBuilder
  func body(content: Content) -> some View {
    if border, idiom == .mac {
      content
        .padding(.horizontal, 6)
        .frame(minHeight: 22)
        .background {
          RoundedRectangle(cornerRadius: 5, style: .continuous).fill(Color(.systemBackground))
            .strokeBorder(Color(system: .label).opacity(0.2), lineWidth: 0.5)
        }
    } else if idiom == .watch {
      content
        .padding(.horizontal, 10)
        .frame(minHeight: 44)
        .background(Color(white: 1, opacity: 0.14), in: RoundedRectangle(cornerRadius: 12))
    } else if border {
      content
        .padding(.horizontal, 7)
        .padding(.vertical, 6)
        .frame(minHeight: 34)
        .background {
          RoundedRectangle(cornerRadius: 5).fill(Color(.systemBackground))
            .strokeBorder(Color(.separator), lineWidth: 1)
        }
    } else {
      content
    }
  }
}
