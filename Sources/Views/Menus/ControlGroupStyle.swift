import Foundation
import Geometry
import Motion
import ViewEngine

/// A group's controls and label, for its style.
public struct ControlGroupStyleConfiguration {
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  public let content: Content
  public let label: Label
  let hasLabel: Bool
}

@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The style that suits the place: tiles in a menu, one field outside.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlacedControlGroup(configuration: configuration, menuLook: .tiles)
  }
}

/// Buttons side by side without a field, as in a navigation bar; on a Mac one field with lines between them.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlacedControlGroup(configuration: configuration, menuLook: .tiles, isBorderless: true)
  }
}

/// A label that opens a menu; in another menu low tiles with pictures alone.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlacedControlGroup(configuration: configuration, menuLook: .palette, opensMenu: true)
  }
}

/// A label that opens a menu; in another menu tiles with a picture over its title.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlacedControlGroup(configuration: configuration, menuLook: .tiles, opensMenu: true)
  }
}

/// Pictures alone, with those that are on marked.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlacedControlGroup(configuration: configuration, menuLook: .palette)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: Self { Self() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { Self() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: Self { Self() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: Self { Self() }
}

extension View {
  /// How the groups of controls inside look.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.controlGroupLook) { look in
      let outer = look
      look = ControlGroupLook { configuration in
        StyledBody.view(of: style, with: configuration) {
          $0.makeBody(configuration: $1).environment(\.controlGroupLook, outer)
        }
      }
    }
  }
}

struct ControlGroupLook {
  let makeBody: @MainActor (ControlGroupStyleConfiguration) -> AnyView
}

private enum ControlGroupLookKey: EnvironmentKey {
  static var defaultValue: ControlGroupLook {
    ControlGroupLook { AnyView(AutomaticControlGroupStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var controlGroupLook: ControlGroupLook {
    get { self[ControlGroupLookKey.self] }
    set { self[ControlGroupLookKey.self] = newValue }
  }
}

/// A group in a menu or outside.
private struct PlacedControlGroup: View {
  let configuration: ControlGroupStyleConfiguration
  let menuLook: MenuGroupLook
  var isBorderless = false
  var opensMenu = false
  @Environment(\.menuLevel) private var level
  @Environment(\.idiom) private var idiom
  @Environment(\.isInToolbar) private var isInToolbar

  /// By eye.
  private static let gap: CGFloat = 16

  var body: some View {
    if level != nil {
      MenuTiles(content: configuration.content.environment(\.menuGroupLook, menuLook))
        .modifier(MenuRowTraitModifier(traits: MenuRowTraits()))
    } else if opensMenu {
      Menu {
        configuration.content
      } label: {
        if configuration.hasLabel {
          configuration.label
        } else {
          // Nothing is said of one without a label; by eye.
          Image(systemName: "ellipsis")
        }
      }
    } else if isBorderless, idiom != .mac {
      HStack(spacing: Self.gap) { configuration.content }
    } else {
      SubviewsReader(content: configuration.content.buttonStyle(ControlGroupButtonStyle())) {
        parts in
        HStack(spacing: 0) {
          ForEach(parts) { part in
            if part.id != parts.first?.id {
              Color(.separator).frame(width: 0.5, height: idiom == .mac ? 14 : 20)
            }
            part
          }
        }
        .modifier(ControlGroupField(isShown: idiom != .mac || !isInToolbar))
      }
    }
  }
}

/// What a group stands on: on a Mac what a button does, and nothing in a bar.
private struct ControlGroupField: ViewModifier {
  let isShown: Bool
  @Environment(\.idiom) private var idiom

  func body(content: Content) -> some View {
    if idiom == .mac {
      content.background { if isShown { MacField() } }
    } else {
      content
        .background(
          Color(.tertiarySystemFill),
          in: .rect(cornerRadius: ButtonConstants.cornerRadius, style: .continuous)
        )
        .clipShape(.rect(cornerRadius: ButtonConstants.cornerRadius, style: .continuous))
    }
  }
}

/// A control in the field of its group.
private struct ControlGroupButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    ControlGroupButton(configuration: configuration)
  }
}

/// On a Mac as high as its buttons, and not in the tint.
private struct ControlGroupButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.idiom) private var idiom
  @Environment(\.controlSize) private var size

  var body: some View {
    if idiom == .mac {
      configuration.label
        .textStyle { $0.font = $0.font ?? .system(size: size <= .small ? 11 : 13) }
        .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
        .padding(.horizontal, 10)
        .frame(minHeight: MacPushButton.height(of: size))
        .background { pressed }
    } else {
      configuration.label
        .foregroundStyle(configuration.role.tint)
        .padding(.horizontal, ButtonConstants.horizontalInset)
        .padding(.vertical, ButtonConstants.verticalInset)
        .background { pressed }
    }
  }

  private var pressed: Color { Color.primary.opacity(configuration.isPressed ? 0.1 : 0) }
}
