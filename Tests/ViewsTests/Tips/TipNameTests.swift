import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What code says about its tips, which a clip shows from its beginning.
@MainActor
@Suite("What is said about tips")
struct TipNameTests {
  private struct Plain: Tip {
    var title: Text { Text("Only a title") }
  }

  private struct Asking: Tip {
    let offersMore: Bool
    let log: Log

    var title: Text { Text("Ask") }

    var actions: [Action] {
      Action(id: "yes") {
        log.add("yes")
      } _: {
        Text("Yes")
      }
      if offersMore {
        Action(title: "More") { log.add("more") }
      } else {
        [Action(id: "less", title: "Less"), Action(id: "least", title: "Least")]
      }
      if offersMore { Action(id: "also", title: "Also") }
    }

    var options: [any TipOption] {
      MaxDisplayCount(3)
      IgnoresDisplayFrequency(true)
      [MaxDisplayCount(1)]
    }
  }

  @Test("A tip needs no more than a title") func plain() {
    let tip = Plain()
    #expect(tip.message == nil && tip.image == nil && tip.actions.isEmpty)
    #expect(tip.rules.isEmpty && tip.options.isEmpty && tip.id == "Plain")
    #expect(
      PlayedView(size: CGSize(width: 300, height: 200)) { TipView(tip) }.text
        .contains("Only a title"))
  }

  @Test("A tip's buttons are those that its conditions leave, and do what they say") func actions()
  {
    let log = Log()
    let more = Asking(offersMore: true, log: log)
    #expect(more.actions.map(\.id) == ["yes", "More", "also"])
    #expect(Asking(offersMore: false, log: log).actions.map(\.id) == ["yes", "less", "least"])
    #expect(more.options.count == 3)
    for action in more.actions { action.handler() }
    #expect(log.text == "yes more")
  }

  @Test("How often and from where changes nothing in a clip") func configuration() async throws {
    let frequencies: [Tips.ConfigurationOption.DisplayFrequency] = [
      .immediate, .hourly, .daily, .weekly, .monthly,
    ]
    try Tips.configure(frequencies.map { .displayFrequency($0) })
    try Tips.configure([
      .datastoreLocation(.applicationDefault),
      .datastoreLocation(.groupContainer(identifier: "group")),
      .datastoreLocation(.url(URL(fileURLWithPath: "/tips"))),
    ])
    try Tips.resetDatastore()
    Tips.showAllTipsForTesting()
    let event = Tips.Event(id: "opened")
    await event.donate()
    event.sendDonation()
    #expect(event.id == "opened")
  }
}
