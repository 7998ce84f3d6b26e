import Geometry
import Motion
@_spi(Engine) import ViewEngine

enum ListLook {
  case insetGrouped, grouped, plain, sidebar
  /// What styles become on other devices than phones (``ListLook/on(_:inForm:)``): a tablet's column,
  /// a Mac's source list, its rows and its groups of settings, a watch's rows, a television's.
  case column, source, rows, panel, platters, shelf

  var isGrouped: Bool { self != .plain && self != .rows }
  /// Groups are cards that stand away from the edges.
  var hasCards: Bool { self == .insetGrouped || self == .sidebar || self == .panel }
}

@MainActor @preconcurrency
public protocol ListStyle {
  nonisolated var _name: String { get }
}

public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _name: String { "insetGrouped" }
}

public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _name: String { "insetGrouped" }
}

public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _name: String { "grouped" }
}

public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _name: String { "plain" }
}

/// On a phone the plain one.
public struct InsetListStyle: ListStyle {
  fileprivate var alternatesRows = false

  nonisolated public init() {}
  nonisolated public var _name: String { "plain" }
}

/// On a phone cards with titles above them, which can be folded.
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _name: String { "sidebar" }
}

/// A watch's rows, which grow smaller towards the screen's edges on a device.
///
/// - Note: Approximated: the rows keep their size.
public struct CarouselListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _name: String { "plain" }
}

/// A watch's rows in the shape of its screen.
///
/// - Note: Approximated: the rows keep their size.
public struct EllipticalListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _name: String { "plain" }
}

/// A Mac's rows in a frame.
public struct BorderedListStyle: ListStyle {
  fileprivate var alternatesRows = false

  nonisolated public init() {}
  nonisolated public var _name: String { "bordered" }
}

extension ListStyle where Self == CarouselListStyle {
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// - Parameter alternatesRowBackgrounds: Whether every second row has another ground.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    var style = BorderedListStyle()
    style.alternatesRows = alternatesRowBackgrounds
    return style
  }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }

  /// - Parameter alternatesRowBackgrounds: Whether every second row has another ground.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    var style = InsetListStyle()
    style.alternatesRows = alternatesRowBackgrounds
    return style
  }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook { .insetGrouped }
}

private enum IsInListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// The look on the device that the views are on.
  var shownListLook: ListLook { listLook.on(idiom, inForm: isInForm) }

  /// Whether views are rows of a list or a form.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }

  var scrollContentBackgroundIsHidden: Bool {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }
}

private enum ListHasFrameKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether there is a line around a list.
  var listHasFrame: Bool {
    get { self[ListHasFrameKey.self] }
    set { self[ListHasFrameKey.self] = newValue }
  }
}

extension View {
  /// How the lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look: ListLook =
      switch style._name {
      case "plain", "bordered": .plain
      case "grouped": .grouped
      case "sidebar": .sidebar
      default: .insetGrouped
      }
    let alternatesRows =
      (style as? InsetListStyle)?.alternatesRows ?? (style as? BorderedListStyle)?.alternatesRows
    return environment(\.listLook, look).environment(\.listHasFrame, style._name == "bordered")
      .transformEnvironment(\.alternatesRows) { if alternatesRows == true { $0 = true } }
  }

  /// Whether lists and forms inside have a background of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackgroundIsHidden, visibility == .hidden)
  }
}
