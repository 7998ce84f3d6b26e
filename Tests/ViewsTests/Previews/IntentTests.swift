import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor private let log = Log()

private struct Pour: AppIntent {
  static let title: LocalizedStringResource = "Pour a glass"

  @Parameter(title: "Glasses", default: 2) var glasses: Int
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Name") var name: String
  @Parameter(title: "Number") var number: Int
  @Parameter(title: "Cold") var isCold: Bool

  func perform() async throws -> some IntentResult {
    let words = "\(glasses)\(note ?? "-")\(name)\(number)\(isCold)"
    await MainActor.run { log.add(words) }
    return .result()
  }
}

private struct Choice: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Choice" }
  static var description: IntentDescription { "What is shown." }

  @Parameter(title: "Drink", default: "Tea") var drink: String
}

private struct Drink: TimelineEntry {
  let date: Date
  let choice: Choice
}

private struct Drinks: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Drink {
    Drink(date: Date(timeIntervalSince1970: 0), choice: Choice())
  }

  func snapshot(for configuration: Choice, in context: Context) async -> Drink {
    placeholder(in: context)
  }

  func timeline(for configuration: Choice, in context: Context) async -> Timeline<Drink> {
    Timeline(entries: [placeholder(in: context)], policy: .never)
  }
}

private struct DrinkWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Drink", intent: Choice.self, provider: Drinks()) { entry in
      Text(entry.choice.drink)
    }
  }
}

@MainActor
@Suite("Intents", .serialized)
struct IntentTests {
  private let title = "Again"

  private func played(_ view: some View) -> PlayedView {
    PlayedView(size: CGSize(width: 390, height: 600)) { view }
  }

  @Test("A widget with choices is shown with their defaults") func choices() {
    #expect(played(_WidgetPreview { DrinkWidget() }).text.contains("Tea"))
    #expect(Drinks().recommendations().isEmpty)
    #expect(Pour.description == nil)
    #expect(!Pour.openAppWhenRun)
    #expect(Pour.isDiscoverable)
  }

  @Test("Buttons and toggles look as they do without an intent") func looks() {
    let button = played(Button("Pour", intent: Pour())).text
    #expect(button == played(Button("Pour") {}).text)
    #expect(played(Button(title, intent: Pour())).text == played(Button(title) {}).text)
    #expect(played(Button(intent: Pour()) { Text("Pour") }).text == button)
    let toggle = played(Toggle("Cold", isOn: true, intent: Pour())).text
    #expect(toggle == played(Toggle("Cold", isOn: .constant(true))).text)
    let again = played(Toggle(title, isOn: false, intent: Pour())).text
    #expect(again == played(Toggle(title, isOn: .constant(false))).text)
    #expect(played(Toggle(isOn: true, intent: Pour()) { Text("Cold") }).text == toggle)
  }

  @Test("A tap carries the intent out, with what its parameters are") func tap() {
    let played = played(Button("Pour", intent: Pour()))
    played.tap("Pour")
    played.advance(to: 1)
    #expect(log.text == "2-0false")
  }
}
