import ViewEngine

// What a screen reader says beside a view's name, and what it can do to the view. Nobody listens to
// a clip: none of it shows, and the views stay as they are. Scripts go by labels and identifiers.

extension View {
  /// Keeps the view from screen readers; a finger still reaches it.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool = true) -> some View { self }

  /// Has screen readers see another view in place of this one.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  {
    self
  }

  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View { self }

  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some View { self }

  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  /// Makes one element of the views inside; to scripts they stay as many as they are.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Names to say to the view; scripts know it by its label.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true)
    -> some View
  {
    self
  }

  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some View {
    self
  }

  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some View {
    self
  }

  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  // MARK: Actions

  /// What a screen reader may do to the view, which never happens in a clip.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  {
    self
  }

  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    self
  }

  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }
}

/// What becomes of the elements inside one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view is to a screen reader.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// Something that a screen reader does to a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  private init(standard name: String) {
    self.name = name
  }

  @MainActor public init(named name: Text) {
    self.init(standard: "named \(name.string)")
  }

  public static let `default` = AccessibilityActionKind(standard: "default")
  public static let escape = AccessibilityActionKind(standard: "escape")
  public static let magicTap = AccessibilityActionKind(standard: "magicTap")
  public static let delete = AccessibilityActionKind(standard: "delete")
  public static let showMenu = AccessibilityActionKind(standard: "showMenu")
}

/// Which way a screen reader moves a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}
