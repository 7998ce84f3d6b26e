import Motion
import ViewEngine

extension ChartContent {
  /// A name for scripts to tap the mark by.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    look { if $0.accessibilityLabel == nil { $0.accessibilityLabel = label.string } }
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// - Note: Accepted: a clip says nothing.
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { self }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }

  /// - Note: Accepted: a clip says nothing.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }

  /// A name for scripts to tap the mark by.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    look { if $0.accessibilityLabel == nil { $0.accessibilityLabel = identifier } }
  }
}
