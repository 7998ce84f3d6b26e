import Foundation
import Geometry
import Motion
import ViewEngine

/// A group's label and content, and whether it is open, for its style.
public struct DisclosureGroupStyleConfiguration {
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
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label with a chevron that turns; in a list, rows of their own below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlacedDisclosureGroup(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct PlacedDisclosureGroup: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInList) private var isInList
  @Environment(\.idiom) private var idiom

  /// How far the rows below a label of a list are moved in, in points; not measured.
  private static let rowIndent: CGFloat = 20

  var body: some View {
    if isInList {
      header
      if configuration.isExpanded { configuration.content.padding(.leading, Self.rowIndent) }
    } else {
      VStack(alignment: .leading) {
        header
        if configuration.isExpanded {
          configuration.content.padding(.leading, idiom == .mac ? 14 : 0)
        }
      }
    }
  }

  private var header: some View {
    Button {
      withAnimation { configuration.isExpanded.toggle() }
    } label: {
      HStack {
        if idiom == .mac { MacTriangle(isOpen: configuration.isExpanded) }
        if isInList {
          configuration.label.foregroundStyle(Color.primary)
        } else {
          configuration.label
        }
        Spacer(minLength: LayoutConstants.defaultSpacing)
        if idiom != .mac {
          Image(systemName: "chevron.right")
            .font(.system(size: 14, weight: .semibold))
            .foregroundStyle(.tint)
            .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
        }
      }
    }
    .modifier(PlainOnMac())
  }
}

/// A Mac's mark of what can be opened, before its label.
private struct MacTriangle: View {
  let isOpen: Bool

  var body: some View {
    Image(systemName: "chevron.right").font(.system(size: 9, weight: .bold))
      .foregroundStyle(.secondary)
      .rotationEffect(.degrees(isOpen ? 90 : 0))
      .frame(width: 8)
  }
}

extension View {
  /// How the disclosure groups inside look.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(
      \.disclosureLook,
      DisclosureLook { StyledBody.view(of: style, with: $0) { $0.makeBody(configuration: $1) } })
  }
}

struct DisclosureLook {
  let makeBody: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView
}

private enum DisclosureLookKey: EnvironmentKey {
  static var defaultValue: DisclosureLook {
    DisclosureLook { AnyView(AutomaticDisclosureGroupStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var disclosureLook: DisclosureLook {
    get { self[DisclosureLookKey.self] }
    set { self[DisclosureLookKey.self] = newValue }
  }
}
