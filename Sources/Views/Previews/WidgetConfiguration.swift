import Foundation
import Motion
import ViewEngine

/// What a widget is made of.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  var _plan: _WidgetPlan { get }
}

/// What is drawn of a widget.
public struct _WidgetPlan {
  /// Nil of an entry of another type.
  var content: (any TimelineEntry) -> AnyView?
  var placeholder: (TimelineProviderContext) -> (any TimelineEntry)?
  /// What its provider says at once.
  var entries: (TimelineProviderContext) -> [any TimelineEntry] = { _ in [] }
  /// What its provider says after a while.
  var laterEntries: @MainActor (TimelineProviderContext) async -> [any TimelineEntry] = { _ in [] }
  var hasMargins = true
  var families: [WidgetFamily] = []
}

/// A widget without choices for its user.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public let _plan: _WidgetPlan

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    _plan = _WidgetPlan(
      content: { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } },
      placeholder: { context in provider.placeholder(in: context) },
      entries: { context in ToldEntries.entries(of: provider, in: context) })
  }
}

/// No widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}

  public var _plan: _WidgetPlan { _WidgetPlan(content: { _ in nil }, placeholder: { _ in nil }) }
}

/// A configuration with something said of it.
private struct ChangedWidgetConfiguration: WidgetConfiguration {
  let _plan: _WidgetPlan
}

extension WidgetConfiguration {
  /// - Note: Accepted: nobody chooses a widget in a clip.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }

  /// - Note: Accepted: nobody chooses a widget in a clip.
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey)
    -> some WidgetConfiguration
  {
    self
  }

  /// - Note: Accepted: nobody chooses a widget in a clip.
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S)
    -> some WidgetConfiguration
  {
    self
  }

  /// - Note: Accepted: nobody chooses a widget in a clip.
  public func description(_ description: Text) -> some WidgetConfiguration { self }

  /// - Note: Accepted: nobody chooses a widget in a clip.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }

  /// - Note: Accepted: nobody chooses a widget in a clip.
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }

  /// Which sizes there are of it; a clip shows the first, or the one that its preview says.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }

  /// Has the content reach to the edges.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    changed { $0.hasMargins = false }
  }

  /// - Note: Accepted: a clip shows every widget with its background.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    self
  }

  private func changed(_ change: (inout _WidgetPlan) -> Void) -> ChangedWidgetConfiguration {
    var plan = _plan
    change(&plan)
    return ChangedWidgetConfiguration(_plan: plan)
  }
}
