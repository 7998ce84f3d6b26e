import Foundation
import Motion
import ViewEngine

/// Makes the entries of a widget that has choices for its user.
///
/// - Note: Approximated: a clip shows one entry after the other, whatever their dates are.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Choices that a watch offers.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  public init(intent: Intent, description: LocalizedStringKey) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {}
}

/// A widget that has choices for its user: a clip shows it with their defaults.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  public let _plan: _WidgetPlan

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    _plan = _WidgetPlan(
      content: { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } },
      placeholder: { context in provider.placeholder(in: context) },
      laterEntries: { context in
        let entries = await provider.timeline(for: Intent(), in: context).entries
        return entries.isEmpty ? [await provider.snapshot(for: Intent(), in: context)] : entries
      })
  }
}
