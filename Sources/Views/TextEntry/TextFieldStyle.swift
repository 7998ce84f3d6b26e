import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// How a text field is framed.
///
/// A style of one's own puts views around the field that it is given:
///
///     struct Pill: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.padding(8).background(.quaternary, in: .capsule)
///       }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldOfStyle(field: configuration, border: nil)
  }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldOfStyle(field: configuration, border: false)
  }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldOfStyle(field: configuration, border: true)
  }
}

/// A field with a border or without; nil as is usual on the device. No style further out frames it again.
private struct FieldOfStyle: View {
  let field: TextField<_TextFieldStyleLabel>
  let border: Bool?
  @Environment(\.idiom) private var idiom

  var body: some View {
    field
      .environment(\.textFieldBorder, border ?? (idiom == .mac))
      .environment(\.textFieldLook, nil)
  }
}

/// A Mac's field with corners that are not round.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    FieldOfStyle(field: configuration, border: false)
      .padding(.horizontal, 5)
      .frame(minHeight: 22)
      .background {
        Rectangle().fill(Color(.systemBackground))
          .strokeBorder(Color(system: .label).opacity(0.25), lineWidth: 0.5)
      }
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
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

/// What the styles of one's own make of a field, from the outermost.
struct TextFieldLook {
  let makeBody: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView
}

private enum TextFieldBorderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum TextFieldLookKey: EnvironmentKey {
  static var defaultValue: TextFieldLook? { nil }
}

extension EnvironmentValues {
  var textFieldBorder: Bool {
    get { self[TextFieldBorderKey.self] }
    set { self[TextFieldBorderKey.self] = newValue }
  }

  /// Nil where fields are of the device's styles.
  var textFieldLook: TextFieldLook? {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}

extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    transformEnvironment(\.textFieldLook) { look in
      let outer = look
      look = TextFieldLook { field in
        // What a style makes of the field has the look around the style.
        StyledBody.view(of: style, with: field) {
          $0._body(configuration: $1).environment(\.textFieldLook, outer)
        }
      }
    }
  }
}

struct TextFieldBorderModifier: ViewModifier {
  let border: Bool
  let focus: FieldFocus
  /// What of a television's field has the focus.
  let token: FocusToken
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass
  @Environment(\.isInList) private var isInList

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
        .overlay { if hasFocus { MacFocusRing(radius: 5) } }
    } else if idiom == .watch {
      content
        .padding(.horizontal, 10)
        .frame(minHeight: 44)
        .background(Color(white: 1, opacity: 0.14), in: RoundedRectangle(cornerRadius: 12))
    } else if idiom == .tv {
      content.modifier(TelevisionFieldModifier(token: token, isInList: isInList))
    } else if border {
      content
        .padding(.horizontal, 7)
        .padding(.vertical, 6)
        .frame(minHeight: 34)
        .background {
          RoundedRectangle(cornerRadius: 5).fill(Color(.systemBackground))
            // Black at 0.2 as captured from UIKit of iOS 26, where lines are fainter.
            .strokeBorder(
              isGlass ? Color(system: .label).opacity(0.2) : Color(.separator), lineWidth: 1)
        }
    } else {
      content
    }
  }
}

extension TextFieldBorderModifier {
  private var hasFocus: Bool { ViewGraph.current?.part(FocusKeeper.self).holder === focus }
}
