import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a device does beside showing views: copying, speaking, knocking.
@MainActor
@Suite("Services of a device", .serialized)
struct DeviceServiceTests {
  @Test("What was copied last is there, as what it is") func pasteboard() {
    let board = UIPasteboard.general
    board.string = "text"
    #expect(board.string == "text" && board.hasStrings && !board.hasURLs)
    board.url = URL(filePath: "/a")
    #expect(board.hasURLs && board.string == nil)
    board.image = UIImage()
    #expect(board.hasImages && board.url == nil)
    board.string = nil
    #expect(!board.hasStrings && !board.hasImages && board.image == nil)
  }

  @Test("Nothing is set up on a clip's device, and nobody listens") func accessibility() {
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
    UIAccessibility.post(notification: .announcement, argument: "Done")
    AccessibilityNotification.Announcement("Done").post()
    AccessibilityNotification.LayoutChanged().post()
    AccessibilityNotification.ScreenChanged().post()
    AccessibilityNotification.PageScrolled("Page 2 of 3").post()
    #expect(UIAccessibility.Notification.layoutChanged != .screenChanged)
  }

  @Test("A pattern that cannot be felt is made and played all the same") func haptics() async throws
  {
    #expect(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    let engine = try CHHapticEngine()
    engine.resetHandler = {}
    engine.stoppedHandler = { _ in }
    try await engine.start()
    let sharp = CHHapticEventParameter(parameterID: .hapticSharpness, value: 1)
    let event = CHHapticEvent(
      eventType: .hapticTransient, parameters: [sharp], relativeTime: 0.5)
    #expect(event.relativeTime == 0.5 && event.duration == 0 && sharp.value == 1)
    let curve = CHHapticParameterCurve(
      parameterID: .hapticIntensityControl,
      controlPoints: [.init(relativeTime: 0, value: 1)], relativeTime: 0)
    let control = CHHapticDynamicParameter(
      parameterID: .hapticSharpnessControl, value: 1, relativeTime: 0)
    let pattern = try CHHapticPattern(events: [event], parameters: [control])
    let player = try engine.makePlayer(with: pattern)
    try player.start(atTime: CHHapticTimeImmediate)
    try player.stop(atTime: 1)
    let curved = try CHHapticPattern(events: [event], parameterCurves: [curve])
    let advanced = try engine.makeAdvancedPlayer(with: curved)
    advanced.loopEnabled = true
    try advanced.start(atTime: 0)
    try advanced.sendParameters([control], atTime: 0)
    try advanced.scheduleParameterCurve(curve, atTime: 0)
    try advanced.pause(atTime: 1)
    try advanced.seek(toOffset: 0)
    try advanced.resume(atTime: 1)
    try engine.playPattern(from: URL(filePath: "/a.ahap"))
    try engine.playPattern(from: Data())
    engine.notifyWhenPlayersFinished { _ in .stopEngine }
    #expect(advanced.loopEnabled && pattern.duration == 0)
    var ended = 0
    engine.start { error in if error == nil { ended += 1 } }
    engine.stop { error in if error == nil { ended += 1 } }
    #expect(ended == 2)
  }
}
