import Motion
import ViewEngine

// What a reader may have set on a device. A clip's reader has set nothing.

/// Whether the reader wants stronger contrasts.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

/// Whether the reader wants bolder letters.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// The size of text that a reader has chosen, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool {
    Self.allCases.firstIndex(of: self).map { $0 > 6 } ?? false
  }
}

extension EnvironmentValues {
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var legibilityWeight: LegibilityWeight? { .regular }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }

  /// The size that texts have here, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get {
      let sizes = ContentSizeCategory.allCases
      return sizes[min(dynamicTypeSize.rawValue, sizes.count - 1)]
    }
    set {
      let index = ContentSizeCategory.allCases.firstIndex(of: newValue) ?? 0
      dynamicTypeSize = DynamicTypeSize(rawValue: index) ?? dynamicTypeSize
    }
  }
}
