import Motion

extension View {
  /// A name for scripts to tap the view by.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier { $0.givenIdentifier = identifier })
  }

  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier { $0.givenLabel = label.string })
  }

  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
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
}
