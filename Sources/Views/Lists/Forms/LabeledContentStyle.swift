import Foundation
import Geometry
import Motion
import ViewEngine

/// A title and a value, for their style.
public struct LabeledContentStyleConfiguration {
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
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The value in grey at the other end. A label of several texts has the second one small and grey
/// below the first.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlacedLabeledContent(configuration: configuration)
  }
}

private struct PlacedLabeledContent: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.idiom) private var idiom
  @Environment(\.isInColumns) private var isInColumns
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    if labelsAreHidden {
      configuration.content.foregroundStyle(.secondary)
    } else if idiom == .mac, isInColumns {
      MacLabeledControl(
        label: SubtitledLabel(label: configuration.label), control: configuration.content)
    } else {
      HStack {
        SubtitledLabel(label: configuration.label)
        Spacer()
        configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// How labeled contents inside look.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\.labeledContentLook) { look in
      let outer = look
      look = LabeledContentLook { configuration in
        // What a style makes of what it is given has the look around the style.
        StyledBody.view(of: style, with: configuration) {
          $0.makeBody(configuration: $1).environment(\.labeledContentLook, outer)
        }
      }
    }
  }
}

struct LabeledContentLook {
  let makeBody: @MainActor (LabeledContentStyleConfiguration) -> AnyView
}

private enum LabeledContentLookKey: EnvironmentKey {
  static var defaultValue: LabeledContentLook {
    LabeledContentLook { AnyView(AutomaticLabeledContentStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var labeledContentLook: LabeledContentLook {
    get { self[LabeledContentLookKey.self] }
    set { self[LabeledContentLookKey.self] = newValue }
  }
}
