import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// A name for scripts to tap the view by.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier { $0.givenIdentifier = identifier })
  }

  /// - Parameter isEnabled: False leaves the view the name it has without.
  @ViewBuilder public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
    -> some View
  {
    if isEnabled { accessibilityIdentifier(identifier) } else { self }
  }

  /// A name that scripts tap the view by as well.
  ///
  /// - Parameter isEnabled: False leaves the view the name it has without.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some View {
    modifier(AccessibilityModifier { $0.givenLabel = isEnabled ? label.string : nil })
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some View
  {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true)
    -> some View
  {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
}

struct AccessibilityModifier: WrapperModifier {
  let change: (AccessibilityItem) -> Void

  init(_ change: @escaping (AccessibilityItem) -> Void) {
    self.change = change
  }

  func makeItem(_ child: Item, node: Node) -> AccessibilityItem {
    AccessibilityItem(child, node: node)
  }

  func update(_ item: AccessibilityItem, transaction: Transaction) { change(item) }
}

final class AccessibilityItem: WrapperItem {
  var givenIdentifier: String?
  var givenLabel: String?
  /// Of a control that does not show its label.
  var controlName: String?
  var controlKind: String?

  override var ownLabel: String? { givenLabel }
  override var ownIdentifier: String? { givenIdentifier }
  override var ownControlName: String? { controlName }
  override var ownControlKind: String? { controlKind }
}
