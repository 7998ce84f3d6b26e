import Foundation
import Geometry
import Motion
import ViewEngine

/// Says why there is nothing to see: an icon, a title, a note and buttons in the middle of the space.
///
/// Its lengths are close to what is seen, not measured.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  private var grey: Color { Color(.secondaryLabel) }

  public var body: some View {
    VStack(spacing: 0) {
      label.labelStyle(UnavailableLabelStyle()).font(.title2.weight(.bold))
      SubviewsReader(content: description.font(.subheadline).foregroundStyle(grey)) { parts in
        if !parts.isEmpty { VStack(spacing: 4) { parts }.padding(.top, 6) }
      }
      SubviewsReader(content: actions.font(.subheadline)) { parts in
        if !parts.isEmpty { VStack(spacing: 16) { parts }.padding(.top, 20) }
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(UnavailableModifier())
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) {
    self.init(label: label, description: description) { EmptyView() }
  }
}

extension ContentUnavailableView where Description == EmptyView {
  public init(@ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions) {
    self.init(label: label, description: { EmptyView() }, actions: actions)
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label) {
      EmptyView()
    } actions: {
      EmptyView()
    }
  }
}

/// A large grey icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 14) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(Color(.secondaryLabel))
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(label: { Views.Label(title, systemImage: name) }, description: { description })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(label: { Views.Label(title, systemImage: name) }, description: { description })
  }

  public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil,
    _file: String = #filePath
  ) {
    self.init(
      label: { Views.Label(title, image: name, _file: _file) }, description: { description })
  }
}

/// What is said where a search has found nothing.
public struct SearchUnavailableContent {
  public struct Label: View {
    /// Nil is what the field of the page around has.
    let text: String?
    @Environment(\.soughtText) private var sought

    public var body: some View {
      let text = text ?? sought
      return Views.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// It says what stands in the field of the page around.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    search(for: nil)
  }

  /// - Parameter text: What was searched for.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    search(for: text)
  }

  private static func search(
    for text: String?
  ) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { Label(text: text) }, description: { Description() }, actions: { Actions() })
  }
}
