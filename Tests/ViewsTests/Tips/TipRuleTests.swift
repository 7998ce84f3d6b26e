import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// When a tip is shown: its rules, and which of a group it is the turn of.
@MainActor
@Suite("Rules of tips")
struct TipRuleTests {
  private struct Visited: Tip {
    @Parameter static var visits = 0
    @Parameter(.transient) static var isSignedIn = true

    var title: Text { Text("Come again") }
    var rules: [Rule] {
      Rule(Self.$visits) { $0 >= 2 }
      Rule(Self.$isSignedIn) { $0 }
    }
  }

  private struct Opened: Tip {
    static let opened = Event(id: "opened")

    var title: Text { Text("Opened often") }
    var rules: [Rule] { Rule(Self.opened) { $0.donations.count >= 2 } }
  }

  private struct First: Tip {
    var title: Text { Text("First") }
  }

  @Test("A tip waits until what its rules ask for is so") func parameters() {
    let played = PlayedView(size: CGSize(width: 320, height: 400)) {
      VStack {
        TipView(Visited())
        Button("Visit") { Visited.visits += 1 }
      }
    }
    played.tap("Visit")
    #expect(!played.text.contains("Come again"))
    played.tap("Visit")
    played.advance(to: 2)
    #expect(played.text.contains("Come again"))
    // Another play starts with what the code says.
    #expect(!PlayedView { TipView(Visited()) }.text.contains("Come again"))
  }

  @Test("A tip counts how often something has happened") func events() {
    let played = PlayedView(size: CGSize(width: 320, height: 400)) {
      VStack {
        TipView(Opened())
        Button("Open") { Opened.opened.sendDonation() }
      }
    }
    played.tap("Open")
    #expect(!played.text.contains("Opened often"))
    played.tap("Open")
    played.advance(to: 2)
    #expect(played.text.contains("Opened often"))
  }

  private struct Turn: View {
    let tips: TipGroup

    var body: some View { TipView(tips.currentTip) }
  }

  @Test("Of an ordered group the next tip waits for the one before it") func group() {
    let tips = TipGroup(.ordered) {
      First()
      Visited()
    }
    let played = PlayedView(size: CGSize(width: 320, height: 400)) { Turn(tips: tips) }
    played.change { Visited.visits = 5 }
    #expect(played.text.contains("First") && !played.text.contains("Come again"))
    played.tap("Close")
    played.advance(to: 2)
    #expect(played.text.contains("Come again") && !played.text.contains("First"))
  }

  private struct Shouting: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("TIP")
        configuration.title
        Button("Gone") { configuration.tip.invalidate(reason: .tipClosed) }
      }
    }
  }

  @Test("A style lays a tip out in its own way") func style() {
    let played = PlayedView(size: CGSize(width: 320, height: 400)) {
      TipView(First())
        .tipViewStyle(Shouting())
        .tipBackground(.yellow)
        .tipCornerRadius(20)
        .tipImageSize(CGSize(width: 20, height: 20))
        .tipImageStyle(.red)
    }
    #expect(played.text.contains("TIP"))
    played.tap("Gone")
    played.advance(to: 2)
    #expect(!played.text.contains("TIP"))
  }
}
