/// The entries that a provider tells before its method returns. What it has to wait for it may tell to nobody.
final class ToldEntries<Entry: TimelineEntry>: @unchecked Sendable {
  private var all: [Entry] = []

  private init() {}

  /// Of its timeline; else the one that it shows where somebody chooses a widget.
  static func entries<Provider: TimelineProvider>(
    of provider: Provider, in context: TimelineProviderContext
  ) -> [Entry] where Provider.Entry == Entry {
    let told = ToldEntries()
    provider.getTimeline(in: context) { told.all = $0.entries }
    if told.all.isEmpty { provider.getSnapshot(in: context) { told.all = [$0] } }
    return told.all
  }
}
