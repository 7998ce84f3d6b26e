import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

private struct Run: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var laps: Int
  }

  var name: String
}

private struct RunWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Run.self) { context in
      Text("\(context.attributes.name)/\(context.state.laps)")
        .activityBackgroundTint(context.state.laps > 1 ? Color.red : nil)
        .activitySystemActionForegroundColor(.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("leading") }
        if context.state.laps > 1 {
          DynamicIslandExpandedRegion(.bottom) { Text("laps/\(context.state.laps)") }
        }
      } compactLeading: {
        Text("small")
      } compactTrailing: {
        Text("\(context.state.laps)!")
      } minimal: {
        Text("m")
      }
      .widgetURL(nil)
      .keylineTint(.red)
      .contentMargins(.all, 4, for: .expanded)
    }
  }
}

@MainActor
@Suite("Live activities")
struct LiveActivityTests {
  private func played(_ kind: ActivityPreviewViewKind) -> PlayedView {
    PlayedView(size: CGSize(width: 390, height: 600)) {
      _WidgetPreview(as: kind, using: Run(name: "Sea")) {
        RunWidget()
      } contentStates: {
        Run.ContentState(laps: 1)
        Run.ContentState(laps: 2)
      }
    }
  }

  @Test("The lock screen shows one state after the other") func lockScreen() {
    let played = played(.content)
    let first = played.text
    #expect(first.contains("Sea/1"))
    played.advance(to: 3)
    #expect(played.text.contains("Sea/2"))
  }

  @Test("An island is small, large, or a dot") func islands() {
    #expect(played(.dynamicIsland(.compact)).text.contains("small"))
    let expanded = played(.dynamicIsland(.expanded))
    #expect(expanded.text.contains("leading"))
    expanded.advance(to: 3)
    #expect(expanded.text.contains("laps/2"))
    #expect(played(.dynamicIsland(.minimal)).text.contains("\"m\""))
  }

  @Test("What an app begins is kept, and seen by nobody") func app() async throws {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(!ActivityAuthorizationInfo().frequentPushesEnabled)
    let begun = ActivityContent(state: Run.ContentState(laps: 1), staleDate: nil)
    let activity = try Activity.request(attributes: Run(name: "Sea"), content: begun)
    #expect(activity.attributes.name == "Sea")
    await activity.update(using: Run.ContentState(laps: 2))
    #expect(activity.content.state.laps == 2)
    await activity.update(begun)
    #expect(activity.content.state.laps == 1)
    await activity.end(using: Run.ContentState(laps: 4))
    #expect(activity.content.state.laps == 4)
    await activity.end(begun, dismissalPolicy: .immediate)
    #expect(activity.content.relevanceScore == 0)
    #expect(Activity<Run>.activities.isEmpty)
    #expect(ActivityUIDismissalPolicy.after(.distantFuture) != .default)
    let early = try Activity.request(
      attributes: Run(name: "Sea"), contentState: Run.ContentState(laps: 3), pushType: .token)
    #expect(early.content.state.laps == 3)
  }
}
