import Motion
import ViewEngine

/// What is in a form, for its style.
public struct FormStyleConfiguration {
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let content: Content
}

@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The style that suits the place: on a phone groups of rows.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlacedForm(content: configuration.content)
  }
}

/// Groups of rows.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ListBody(content: configuration.content)
  }
}

/// The views below each other, on no ground of their own.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ColumnsForm(content: configuration.content)
  }
}

/// Groups of rows, on a Mac labels and controls in two columns.
struct PlacedForm<Content: View>: View {
  let content: Content
  @Environment(\.idiom) private var idiom

  var body: some View {
    if idiom == .mac { FormColumns(content: content) } else { ListBody(content: content) }
  }
}

private struct ColumnsForm<Content: View>: View {
  let content: Content
  @Environment(\.idiom) private var idiom

  var body: some View {
    if idiom == .mac {
      FormColumns(content: content)
    } else {
      VStack(alignment: .leading) { content }.environment(\.isInForm, false)
    }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// How the forms inside look.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formLook, FormLook(of: style))
  }
}

struct FormLook {
  let makeBody: @MainActor (FormStyleConfiguration) -> AnyView

  @MainActor
  init<S: FormStyle>(of style: S) {
    makeBody = { StyledBody.view(of: style, with: $0) { $0.makeBody(configuration: $1) } }
  }

  @MainActor static var grouped: FormLook { FormLook(of: GroupedFormStyle()) }
}

private enum FormLookKey: EnvironmentKey {
  static var defaultValue: FormLook? { nil }
}

extension EnvironmentValues {
  /// Nil for the platform's own.
  var formLook: FormLook? {
    get { self[FormLookKey.self] }
    set { self[FormLookKey.self] = newValue }
  }
}
