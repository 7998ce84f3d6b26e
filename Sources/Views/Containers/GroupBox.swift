import Foundation
import Geometry
import Motion
import ViewEngine

/// A title above views on a field of their own.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxLook) private var look

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @available(*, deprecated, message: "Use init(content:label:) instead.")
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  public var body: some View {
    look.makeBody(
      GroupBoxStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

// MARK: Styles

/// A group box's label and content, for its style.
public struct GroupBoxStyleConfiguration {
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let label: Label
  public let content: Content
}

@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A headline above the content, on a light grey field with round corners, or in another box on a white one. Its lengths
/// are uncertain, close to what is seen.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  private static let padding: CGFloat = 16
  private static let cornerRadius: CGFloat = 8

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlacedGroupBox(configuration: configuration)
  }

  fileprivate struct PlacedGroupBox: View {
    let configuration: Configuration
    @Environment(\.idiom) private var idiom
    /// Whether another box is around it; every second one has the other of two grounds.
    @Environment(\.isInGroupBox) private var isInner

    var body: some View {
      if idiom == .mac { mac } else { touched }
    }

    private var touched: some View {
      VStack(alignment: .leading) {
        configuration.label.font(.headline)
        VStack { configuration.content }.environment(\.isInGroupBox, !isInner)
      }
      .padding(DefaultGroupBoxStyle.padding)
      .background(
        Color(isInner ? .tertiarySystemBackground : .secondarySystemBackground),
        in: RoundedRectangle(cornerRadius: DefaultGroupBoxStyle.cornerRadius, style: .continuous))
    }

    /// The title stands above the field, small.
    private var mac: some View {
      VStack(alignment: .leading, spacing: 4) {
        configuration.label.font(.system(size: 11)).padding(.leading, 8)
        VStack { configuration.content }
          .padding(8)
          .background {
            RoundedRectangle(cornerRadius: 6).fill(Color(.quaternarySystemFill))
              .strokeBorder(Color(.separator), lineWidth: 0.5)
          }
      }
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

struct GroupBoxLook {
  let makeBody: @MainActor (GroupBoxStyleConfiguration) -> AnyView
}

private enum GroupBoxLookKey: EnvironmentKey {
  static var defaultValue: GroupBoxLook {
    GroupBoxLook { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) }
  }
}

private enum InGroupBoxKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var isInGroupBox: Bool {
    get { self[InGroupBoxKey.self] }
    set { self[InGroupBoxKey.self] = newValue }
  }

  var groupBoxLook: GroupBoxLook {
    get { self[GroupBoxLookKey.self] }
    set { self[GroupBoxLookKey.self] = newValue }
  }
}

extension View {
  /// How the group boxes inside look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    transformEnvironment(\.groupBoxLook) { look in
      let outer = look
      look = GroupBoxLook { configuration in
        // What a style makes of what it is given has the look around the style.
        StyledBody.view(of: style, with: configuration) {
          $0.makeBody(configuration: $1).environment(\.groupBoxLook, outer)
        }
      }
    }
  }
}
