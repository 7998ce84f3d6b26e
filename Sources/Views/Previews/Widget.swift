import Motion
import ViewEngine

/// Something that an app shows on the home screen. A clip shows it alone, as its `#Preview` or the source says.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration

  init()

  var body: Body { get }
}

extension Widget {
  /// Starts nothing: a clip plays the widget by itself.
  public static func main() {}
}

/// Several widgets of one app.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget

  init()

  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  /// Starts nothing: a clip plays one widget by itself.
  public static func main() {}
}

/// Builds a bundle from closures: its first widget counts.
@resultBuilder
@MainActor @preconcurrency
public struct WidgetBundleBuilder {
  public static func buildBlock<First: Widget, each Other: Widget>(
    _ first: First, _ other: repeat each Other
  ) -> First {
    first
  }

  public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> W { widget }

  /// Of a release of the system that has it, as `if #available` asks: a clip's has it.
  public static func buildOptional<W: Widget>(_ widget: W?) -> W { widget ?? W() }
}

/// Tells widgets to look anew. None is beside a clip.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  private init() {}

  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
  public func invalidateConfigurationRecommendations() {}
}
