import ViewEngine

// The names that these modifiers had before iOS 14.

extension View {
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// - Note: Accepted: no effect in a clip.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
