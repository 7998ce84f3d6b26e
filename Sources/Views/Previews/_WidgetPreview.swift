import Foundation
import Motion
import ViewEngine

/// A widget as a preview shows it: its entries one after the other, and over again.
///
/// - Matches: the widget; how long an entry stays is this clip's own.
public struct _WidgetPreview: View {
  private let family: WidgetFamily
  private let plan: _WidgetPlan
  private let entries: [any TimelineEntry]

  /// How long an entry stays, in seconds.
  private static let stay = 1.5

  /// - Parameter timeline: The entries; none for the widget's placeholder.
  public init<W: Widget>(
    as family: WidgetFamily? = nil, widget: () -> W,
    @_WidgetTimelineBuilder timeline: () -> [any TimelineEntry] = { [] }
  ) {
    plan = widget().body._plan
    self.family = family ?? plan.families.first ?? .systemSmall
    let entries = timeline()
    let placeholder = plan.placeholder(TimelineProviderContext(self.family))
    self.entries = entries.isEmpty ? [placeholder].compactMap { $0 } : entries
  }

  public init<W: Widget, Provider: TimelineProvider>(
    as family: WidgetFamily? = nil, widget: () -> W, timelineProvider: () -> Provider
  ) {
    self.init(as: family, widget: widget)
  }

  public var body: some View {
    if entries.count > 1 {
      PhaseAnimator(entries.indices) { index in
        shown(entries[index])
      } animation: { _ in
        .smooth.delay(Self.stay)
      }
      .modifier(WidgetFrame(family: family, hasMargins: plan.hasMargins))
    } else if let entry = entries.first {
      shown(entry).modifier(WidgetFrame(family: family, hasMargins: plan.hasMargins))
    }
  }

  private func shown(_ entry: any TimelineEntry) -> AnyView? { plan.content(entry) }
}

/// Builds the entries of a widget's preview from closures.
@resultBuilder
public enum _WidgetTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }

  public static func buildExpression<E: TimelineEntry>(_ entries: [E]) -> [any TimelineEntry] {
    entries
  }

  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }

  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }

  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }

  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }

  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}
