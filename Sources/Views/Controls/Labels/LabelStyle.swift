import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A label's title and icon, for its style.
public struct LabelStyleConfiguration {
  public struct Title: View {
    let view: AnyView

    public var body: some View { view }
  }

  public struct Icon: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let title: Title
  public let icon: Icon
}

@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The icon, then the title, on one baseline.
///
/// - Matches: the gap at 34 points, measured on a recording (TransitionSymbolEffect): 14.4 pt from
///   ink to ink.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Points between icon and title.
  static let spacing: CGFloat = 10

  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SpacedLabel(configuration: configuration)
  }
}

private struct SpacedLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: spacing ?? TitleAndIconLabelStyle.spacing) {
      configuration.icon.frame(minWidth: iconWidth)
      configuration.title
    }
  }
}

/// The style that suits the place: icon and title; in a list's rows the icons are in the tint, one
/// below the other.
public struct DefaultLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlacedLabel(configuration: configuration)
  }
}

private struct PlacedLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInList) private var isInList
  @Environment(\.listItemTint) private var itemTint
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var givenWidth
  @Environment(\.idiom) private var idiom

  /// Points that the icons of a list take, and from there to the titles; by eye.
  private var iconWidth: CGFloat { idiom == .mac ? 18 : idiom == .tv ? 44 : 26 }
  /// On a watch the tint is the row's platter, on which the icon is as the text.
  private var iconStyle: AnyShapeStyle {
    guard let itemTint else { return AnyShapeStyle(.tint) }
    return idiom == .watch ? AnyShapeStyle(Color.primary) : itemTint
  }
  private var gap: CGFloat { idiom == .mac ? 6 : idiom == .watch ? 8 : 14 }

  var body: some View {
    if isInList {
      HStack(alignment: .firstTextBaseline, spacing: spacing ?? gap) {
        configuration.icon.foregroundStyle(iconStyle).frame(
          minWidth: givenWidth ?? iconWidth)
        configuration.title
      }
    } else {
      TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
  }
}

/// The icon; the title is still what the label is called.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.background { configuration.title.modifier(UnseenModifier()) }
  }
}

/// Part of what a view is called, but not of what it looks like.
private struct UnseenModifier: WrapperModifier {
  func makeItem(_ child: Item, node: Node) -> UnseenItem { UnseenItem(child, node: node) }
}

private final class UnseenItem: WrapperItem {
  override func draw(into items: inout [DisplayItem]) {}
}

public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: Self { Self() }
}

extension View {
  /// How the labels inside are put together.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelLook) { look in
      let outer = look
      look = LabelLook { configuration in
        // What a style makes of what it is given has the look around the style.
        StyledBody.view(of: style, with: configuration) {
          $0.makeBody(configuration: $1).environment(\.labelLook, outer)
        }
      }
    }
  }
}

/// How the labels inside look.
struct LabelLook {
  let makeBody: @MainActor (LabelStyleConfiguration) -> AnyView
}

private enum LabelLookKey: EnvironmentKey {
  static var defaultValue: LabelLook {
    LabelLook { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var labelLook: LabelLook {
    get { self[LabelLookKey.self] }
    set { self[LabelLookKey.self] = newValue }
  }
}
