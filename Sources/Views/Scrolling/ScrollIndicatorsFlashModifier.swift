import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Shows the indicators of the scroll view inside for a moment when it appears.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(ScrollIndicatorsFlashModifier(onAppear: onAppear, trigger: nil))
  }

  /// Shows the indicators of the scroll view inside for a moment whenever a value changes.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(
      ScrollIndicatorsFlashModifier(onAppear: false, trigger: FlashTrigger(value: value)))
  }
}

/// A value whose type does not matter, to be compared.
struct FlashTrigger {
  let value: any Equatable

  func isSame(as other: FlashTrigger) -> Bool {
    func compare<T: Equatable>(_ value: T) -> Bool { value == other.value as? T }
    return compare(value)
  }
}

struct ScrollIndicatorsFlashModifier: WrapperModifier {
  let onAppear: Bool
  let trigger: FlashTrigger?

  func makeItem(_ child: Item, node: Node) -> ScrollIndicatorsFlashItem {
    ScrollIndicatorsFlashItem(child, node: node)
  }

  func update(_ item: ScrollIndicatorsFlashItem, transaction: Transaction) {
    item.take(onAppear: onAppear, trigger)
  }
}

final class ScrollIndicatorsFlashItem: WrapperItem {
  private var trigger: FlashTrigger?
  private var hasBegun = false

  func take(onAppear: Bool, _ trigger: FlashTrigger?) {
    var isChange = onAppear && !hasBegun
    if hasBegun, let trigger, let old = self.trigger { isChange = !trigger.isSame(as: old) }
    self.trigger = trigger
    hasBegun = true
    guard isChange else { return }
    graph.afterUpdate { [weak self] in self?.child.innerScrollView?.indicators.show() }
  }
}
