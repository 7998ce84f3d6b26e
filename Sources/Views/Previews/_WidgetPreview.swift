import Foundation
import Motion
import ViewEngine

/// A widget as a preview shows it: its entries one after the other.
///
/// - Matches: the widget; how long an entry stays is this clip's own.
public struct _WidgetPreview: View {
  private let family: WidgetFamily
  private let plan: _WidgetPlan
  /// What the preview says; empty where the provider does.
  private let given: [any TimelineEntry]
  /// Where a live activity is seen; nil of a widget.
  private var kind: ActivityPreviewViewKind?
  /// What its provider says after a while.
  @State private var later: [any TimelineEntry] = []
  /// Where among the entries it is.
  @State private var place = 0

  /// How long each stays.
  private static let stay = Duration.seconds(1.5)

  /// - Parameter timeline: The entries; none for those of the widget's own provider.
  public init<W: Widget>(
    as family: WidgetFamily? = nil, widget: () -> W,
    @_WidgetTimelineBuilder timeline: () -> [any TimelineEntry] = { [] }
  ) {
    plan = widget().body._plan
    self.family = family ?? plan.families.first ?? .systemSmall
    given = timeline()
  }

  public init<W: Widget, Provider: TimelineProvider>(
    as family: WidgetFamily? = nil, widget: () -> W, timelineProvider: () -> Provider
  ) {
    self.init(as: family, widget: widget)
  }

  /// - Parameter contentStates: What a live activity goes through.
  public init<W: Widget, Attributes: ActivityAttributes>(
    as kind: ActivityPreviewViewKind, using attributes: Attributes, widget: () -> W,
    @_ActivityStateBuilder<Attributes.ContentState> contentStates: () -> [Attributes.ContentState]
  ) {
    plan = widget().body._plan
    family = .systemMedium
    given = contentStates().map { state in
      ActivityEntry(
        date: .distantPast, kind: kind, context: ActivityViewContext(attributes, state))
    }
    self.kind = kind
  }

  public var body: some View {
    let entries = entries
    Group {
      if let entry = entries.dropFirst(place).first ?? entries.last { plan.content(entry) }
    }
    .modifier(PreviewGround(kind: kind, family: family, hasMargins: plan.hasMargins))
    .task {
      if given.isEmpty { later = await plan.laterEntries(context) }
      for next in self.entries.indices.dropFirst() {
        guard (try? await Task.sleep(for: Self.stay)) != nil else { return }
        withAnimation(.smooth) { place = next }
      }
    }
  }

  private var context: TimelineProviderContext { TimelineProviderContext(family) }

  private var entries: [any TimelineEntry] {
    if !given.isEmpty { return given }
    if !later.isEmpty { return later }
    let entries = plan.entries(context)
    return entries.isEmpty ? [plan.placeholder(context)].compactMap { $0 } : entries
  }
}

/// What is around a widget, or a live activity.
private struct PreviewGround: ViewModifier {
  let kind: ActivityPreviewViewKind?
  let family: WidgetFamily
  let hasMargins: Bool

  func body(content: Content) -> some View {
    if let kind {
      content.modifier(ActivityFrame(isContent: kind == .content))
    } else {
      content.modifier(WidgetFrame(family: family, hasMargins: hasMargins))
    }
  }
}

/// Builds the states of a live activity's preview from closures.
@resultBuilder
public enum _ActivityStateBuilder<State> {
  public static func buildExpression(_ state: State) -> [State] { [state] }
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
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
