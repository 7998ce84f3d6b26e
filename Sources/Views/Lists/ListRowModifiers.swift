import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What a row says to its list.
struct ListRowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  var hidesSeparator = false
}

struct ListRowModifier: TraitModifier {
  let change: (inout ListRowTraits) -> Void

  func apply(to traits: inout Traits) {
    let key = ObjectIdentifier(ListRowTraits.self)
    var row = traits.others[key] as? ListRowTraits ?? ListRowTraits()
    change(&row)
    traits.others[key] = row
  }
}

extension Subview {
  var rowTraits: ListRowTraits {
    entry.traits.others[ObjectIdentifier(ListRowTraits.self)] as? ListRowTraits ?? ListRowTraits()
  }
}

extension View {
  /// - Parameter insets: nil goes back to the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(ListRowModifier { $0.insets = insets })
  }

  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowModifier { $0.background = view.map { AnyView($0) } })
  }

  public func listRowSeparator(_ visibility: Visibility) -> some View {
    modifier(ListRowModifier { $0.hidesSeparator = visibility == .hidden })
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

// MARK: Styles

enum ListLook {
  case insetGrouped, grouped, plain

  var isGrouped: Bool { self != .plain }
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

extension View {
  /// How the lists inside look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look: ListLook =
      switch style._name {
      case "plain": .plain
      case "grouped": .grouped
      default: .insetGrouped
      }
    return environment(\.listLook, look)
  }

  /// Whether lists and forms inside have a background of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackgroundIsHidden, visibility == .hidden)
  }
}
