import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What a clip's device and reader have")
struct DeviceValueTests {
  @Test("A reader has changed nothing") func accessibility() {
    let values = EnvironmentValues()
    #expect(values.colorSchemeContrast == .standard && values.legibilityWeight == .regular)
    let off = [
      values.accessibilityEnabled, values.accessibilityInvertColors,
      values.accessibilityShowButtonShapes, values.accessibilitySwitchControlEnabled,
      values.accessibilityQuickActionsEnabled, values.accessibilityDimFlashingLights,
      values.accessibilityLargeContentViewerEnabled, values.accessibilityVoiceOverEnabled,
      values.accessibilityDifferentiateWithoutColor,
    ]
    #expect(off.allSatisfy { !$0 } && values.accessibilityPlayAnimatedImages)
  }

  @Test("A content size is the type size of that rank") func sizes() {
    var values = EnvironmentValues()
    #expect(values.sizeCategory == .large && !values.sizeCategory.isAccessibilityCategory)
    values.dynamicTypeSize = .xSmall
    #expect(values.sizeCategory == .extraSmall)
    values.dynamicTypeSize = .accessibility1
    #expect(values.sizeCategory == .accessibilityMedium)
    #expect(values.sizeCategory.isAccessibilityCategory)
    values.dynamicTypeSize = .accessibility5
    #expect(values.sizeCategory == .accessibilityExtraExtraExtraLarge)
  }

  @Test("What is set of place and device is read further in") func setValues() {
    var values = EnvironmentValues()
    #expect(values.displayScale == 2 && values.pixelLength == 0.5)
    #expect(values.locale.identifier == "en_US" && values.calendar.identifier == .gregorian)
    values.displayScale = 3
    values.locale = Locale(identifier: "de_DE")
    values.calendar = Calendar(identifier: .iso8601)
    values.accessibilityReduceMotion = true
    values.scenePhase = .background
    #expect(values.displayScale == 3 && values.locale.identifier == "de_DE")
    #expect(values.calendar.identifier == .iso8601)
    #expect(values.accessibilityReduceMotion && values.scenePhase == .background)
  }

  @Test("The clip's one window is in front, and says what is not opened beside it") func windows() {
    let values = EnvironmentValues()
    #expect(values.appearsActive && !values.supportsMultipleWindows)
    #expect(values.controlActiveState == .key && ControlActiveState.allCases.count == 3)
    #expect(!values.isSceneCaptured && !values.isLuminanceReduced)
    #expect(!values.showsWidgetContainerBackground)
    struct Asking: View {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismissWindow) private var dismissWindow
      @Environment(\.openSettings) private var openSettings
      @Environment(\.requestReview) private var requestReview

      var body: some View {
        Button("Ask") {
          openWindow(value: 1)
          openWindow(id: "a", value: 1)
          dismissWindow()
          dismissWindow(value: 1)
          dismissWindow(id: "a", value: 1)
          openSettings()
          requestReview()
        }
      }
    }
    let played = PlayedView { Asking() }
    let before = played.text
    played.tap("Ask")
    played.advance(to: 2)
    #expect(played.text == before)
    let warnings = played.graph.warnings
    #expect(warnings.count == 3 && warnings[1].contains("'a'"))
    #expect(warnings[2].hasPrefix("openSettings"))
  }

  @Test("A change may say how it closes a window, which stays") func dismissBehavior() {
    #expect(Transaction().dismissBehavior == .interactive)
    let inside = withTransaction(\.dismissBehavior, .destructive) {
      Transaction.current.dismissBehavior
    }
    #expect(inside == .destructive && Transaction.current.dismissBehavior == .interactive)
  }

  @Test("An activity keeps what is told of it") func activity() {
    let activity = NSUserActivity(activityType: "read")
    activity.title = "Page"
    #expect(activity.activityType == "read" && activity.title == "Page")
    #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch)
  }

  private struct Failure: Error {}

  @Test("A picture that is loaded is there, has failed or is on its way") func imagePhases() {
    let phases = [
      AsyncImagePhase.empty, .success(Image(systemName: "star")), .failure(Failure()),
    ]
    #expect(phases.map { $0.image != nil } == [false, true, false])
    #expect(phases.map { $0.error is Failure } == [false, false, true])
  }

  @Test("The size of text may be said by its older name") func sizeCategory() {
    let text = PlayedView {
      Text("a").environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    }.text
    #expect(text == PlayedView { Text("a").dynamicTypeSize(.accessibility5) }.text)
    #expect(text != PlayedView { Text("a") }.text)
  }
}
