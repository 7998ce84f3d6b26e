import Foundation
import Geometry
import Motion
import ViewEngine

/// A line of text that could be edited: it shows what its binding says, or a prompt.
///
/// There is no keyboard in a clip; scripts change the bound text. A tap gives the field the focus.
public struct TextField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  private let isSecure: Bool
  @Environment(\.textFieldBorder) private var border
  @Environment(\.takeFocus) private var takeFocus

  init(text: Binding<String>, prompt: Text?, label: Label, isSecure: Bool = false) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.isSecure = isSecure
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  public var body: some View {
    let shown = text.wrappedValue
    Group {
      if shown.isEmpty {
        placeholder
      } else {
        Text(verbatim: isSecure ? String(repeating: "•", count: shown.count) : shown)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .modifier(TextFieldBorderModifier(border: border))
    .contentShape(Rectangle())
    .gesture(TapGesture().onEnded { _ in takeFocus?() }, isEnabled: takeFocus != nil)
  }

  @ViewBuilder private var placeholder: some View {
    if let prompt {
      prompt.foregroundStyle(.placeholder)
    } else {
      label.foregroundStyle(.placeholder)
    }
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }
}

/// A text field that shows bullets.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(text: text, prompt: prompt, label: label(), isSecure: true)
  }

  public var body: some View { field }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

// MARK: Styles

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
    environment(\.textFieldBorder, style._isBordered)
  }
}

struct TextFieldBorderModifier: ViewModifier {
  let border: Bool

  @ViewBuilder
  func body(content: Content) -> some View {
    if border {
      content
        .padding(.horizontal, 7)
        .frame(height: 34)
        .background {
          RoundedRectangle(cornerRadius: 5).fill(Color(.systemBackground))
            .strokeBorder(Color(.separator), lineWidth: 1)
        }
    } else {
      content
    }
  }
}
