import Foundation
import ViewEngine

/// How the bar above a page looks: what is behind it, and how titles are written.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  /// Of a title in the bar. Heeded: the font and the foreground colour.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Of a title below the row of the bar; heeded as `titleTextAttributes`.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// - Note: Accepted: no effect in a clip, whose titles stand where they always do.
  public var titlePositionAdjustment = UIOffset.zero
  /// - Note: Accepted: no effect in a clip; what stands in a bar has SwiftUI's styles.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// - Note: Accepted: as `buttonAppearance`.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// - Note: Accepted: as `buttonAppearance`.
  public var doneButtonAppearance = UIBarButtonItemAppearance()

  /// - Note: Accepted: no effect in a clip, whose way back has its own sign.
  public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
  }
}

/// How what stands in a bar is written.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance {
  public enum Style: Int, Sendable { case plain, done, prominent }

  /// In one of its states.
  @MainActor @preconcurrency
  public final class State {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var backgroundImage: UIImage?
  }

  public let normal = State()
  public let highlighted = State()
  public let disabled = State()
  public let focused = State()

  public init(style: Style = .plain) {}

  public func configureWithDefault(for style: Style) {}
}

public typealias UIBarButtonItemStateAppearance = UIBarButtonItemAppearance.State

/// A distance to the right and down, in points.
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let zero = UIOffset()
}
