import Geometry
import Motion
@_spi(Engine) import ViewEngine

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
