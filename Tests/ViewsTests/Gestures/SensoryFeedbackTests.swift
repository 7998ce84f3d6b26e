import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Sensory feedback")
struct SensoryFeedbackTests {
  @Test("What can be felt is asked for at every change and shows nowhere") func asked() {
    let count = Handle(0)
    let log = Log()
    let played = PlayedView {
      count.shows { count in
        Square()
          .sensoryFeedback(trigger: count) { old, new in
            log.add("\(old) \(new)")
            return new > 1 ? .impact(weight: .heavy, intensity: 0.5) : nil
          }
          .sensoryFeedback(.success, trigger: count) { _, new in new == 2 }
          .sensoryFeedback(.selection, trigger: count)
      }
    }
    let before = played.text
    played.change { count.value = 1 }
    played.change { count.value = 2 }
    #expect(log.entries == ["0 1", "1 2"])
    #expect(played.text == before)
    #expect(SensoryFeedback.impact(weight: .heavy) != .impact(flexibility: .soft))
  }
}
