import Foundation
import ViewEngine

/// How the bar of tabs looks: what is behind it, and the colours of its tabs.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
  /// Of tabs with a title below the icon, as on a phone that stands upright.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// - Note: Accepted: no effect in a clip, in which titles stand below icons.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// - Note: Accepted: as `inlineLayoutAppearance`.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// - Note: Accepted: no effect in a clip.
  public var selectionIndicatorTintColor: UIColor?
  /// - Note: Accepted: no effect in a clip.
  public var selectionIndicatorImage: UIImage?
}

/// The colours of a tab while it is shown and while it is not.
@MainActor @preconcurrency
public final class UITabBarItemAppearance {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  /// In one of its states.
  @MainActor @preconcurrency
  public final class State {
    /// Nil is the usual one: the tint of what is selected, grey otherwise.
    public var iconColor: UIColor?
    /// Heeded: the font and the foreground colour.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// - Note: Accepted: no effect in a clip.
    public var titlePositionAdjustment = UIOffset.zero
    /// - Note: Accepted: no effect in a clip, whose counts are on red.
    public var badgeBackgroundColor: UIColor?
    /// - Note: Accepted: no effect in a clip.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  public let normal = State()
  public let selected = State()
  /// - Note: Accepted: no effect in a clip, whose tabs can all be chosen.
  public let disabled = State()
  public let focused = State()

  public init(style: Style = .stacked) {}

  public func configureWithDefault(for style: Style) {}
}

public typealias UITabBarItemStateAppearance = UITabBarItemAppearance.State
