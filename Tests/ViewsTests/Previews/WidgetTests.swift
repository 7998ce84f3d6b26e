import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

private struct Glass: TimelineEntry {
  let date: Date
  let count: Int

  init(_ count: Int) {
    date = Date(timeIntervalSince1970: 0)
    self.count = count
  }
}

private struct Glasses: TimelineProvider {
  var timeline = [Glass(4)]
  var isTold = true

  func placeholder(in context: Context) -> Glass { Glass(context.displaySize.width > 200 ? 2 : 1) }

  func getSnapshot(in context: Context, completion: @escaping (Glass) -> Void) {
    if isTold { completion(Glass(3)) }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Glass>) -> Void) {
    completion(Timeline(entries: timeline, policy: .atEnd))
  }
}

private struct Count: View {
  let entry: Glass
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    Text("\(entry.count)/\(family.rawValue)/\(Int(margins.top))\(mode == .fullColor ? "!" : "")")
      .widgetURL(URL(filePath: "/water"))
      .widgetAccentable()
      .widgetLabel("Water")
      .containerBackground(Color.red, for: .widget)
  }
}

private struct Water: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Water", provider: Glasses()) { Count(entry: $0) }
      .configurationDisplayName("Water")
      .description("How much there was to drink.")
      .supportedFamilies([.systemMedium, .systemSmall])
      .containerBackgroundRemovable(false)
  }
}

private struct Bare: Widget {
  var body: some WidgetConfiguration {
    let name = "Bare"
    return StaticConfiguration(kind: name, provider: Glasses()) { Count(entry: $0) }
      .configurationDisplayName(name)
      .description(name)
      .contentMarginsDisabled()
  }
}

private struct Both: WidgetBundle {
  var body: some Widget {
    Water()
    if #available(iOS 16.1, *) { Bare() }
  }
}

@MainActor
@Suite("Widgets")
struct WidgetTests {
  private func played(_ view: some View) -> PlayedView {
    PlayedView(size: CGSize(width: 390, height: 600)) { view }
  }

  @Test("A widget alone shows what its provider says, in the first of its sizes") func alone() {
    #expect(played(_WidgetPreview { Water() }).text.contains("4/1/16!"))
  }

  @Test("It shows its snapshot where there is no timeline, and else its placeholder")
  func placeholder() {
    let context = TimelineProviderContext(.systemMedium)
    #expect(ToldEntries.entries(of: Glasses(timeline: [], isTold: true), in: context).count == 1)
    #expect(ToldEntries.entries(of: Glasses(timeline: [], isTold: false), in: context).isEmpty)
    #expect(Glasses().placeholder(in: context).count == 2)
    #expect(Glasses().placeholder(in: TimelineProviderContext(.systemSmall)).count == 1)
  }

  @Test("A preview says how large it is, and shows its entries one after the other")
  func entries() {
    let isMore = true
    let played = played(
      _WidgetPreview(as: .systemSmall) {
        Water()
      } timeline: {
        Glass(7)
        if isMore { Glass(8) }
        [Glass(9)]
      })
    #expect(played.text.contains("7/0/16!"))
    played.advance(to: 2.5)
    #expect(played.text.contains("8/0/16!"))
  }

  @Test("Its background reaches to its edges, and its content does not") func ground() {
    let widget = played(
      _WidgetPreview(as: .systemSmall) {
        Water()
      } timeline: {
        Glass(1)
      })
    #expect(widget.text.contains("158"))
    let bare = played(
      _WidgetPreview(as: .systemSmall) {
        Bare()
      } timelineProvider: {
        Glasses()
      })
    #expect(bare.text.contains("4/0/0!"))
  }

  @Test("A view of a provider's previews stands on a widget") func context() {
    let text = played(
      Count(entry: Glass(5)).previewContext(WidgetPreviewContext(family: .accessoryRectangular))
    ).text
    #expect(text.contains("5/5/0!"))
  }

  @Test("What is around widgets changes nothing in a clip") func rest() {
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.reloadTimelines(ofKind: "Water")
    WidgetCenter.shared.invalidateConfigurationRecommendations()
    Water.main()
    Both.main()
    #expect(Both().body.body._plan.families == [.systemMedium, .systemSmall])
    #expect(EmptyWidgetConfiguration()._plan.families.isEmpty)
    let plain = played(Image(systemName: "star")).text
    #expect(played(Image(systemName: "star").widgetAccentedRenderingMode(.accented)).text == plain)
    let label = "Water"
    #expect(played(Image(systemName: "star").widgetLabel(label)).text == plain)
    #expect(played(Image(systemName: "star").widgetLabel { Text("Water") }).text == plain)
    #expect(Glass(1).relevance == nil)
    #expect(TimelineEntryRelevance(score: 1).duration == 0)
    #expect(TimelineReloadPolicy.after(.distantFuture) != .never)
    #expect(WidgetFamily.systemSmall.description == "systemSmall")
    #expect(WidgetRenderingMode.fullColor.description == "fullColor")
    #expect(WidgetFamily.allCases.filter(\.isAccessory).count == 3)
  }
}
