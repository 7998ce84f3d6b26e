import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("ScrollTransitionConfiguration.threshold")
struct ScrollThresholdTests {
  private typealias Threshold = ScrollTransitionConfiguration.Threshold

  /// Of a view of 20 points in a scroll view of 100.
  private func departure(_ threshold: Threshold, at place: CGFloat) -> Double {
    threshold.departure(at: place, length: 20, container: 100)
  }

  @Test("A view departs at its threshold and is gone once nothing of it is seen") func departure() {
    #expect(departure(.visible, at: 0) == 0)
    #expect(departure(.visible, at: -5) == 0.25)
    #expect(departure(.visible, at: -20) == 1)
    #expect(departure(.visible, at: -40) == 1)
    #expect(departure(.visible(0.5), at: -10) == 0)
    #expect(departure(.visible(0.5), at: -15) == 0.5)
    #expect(departure(.hidden, at: -20) == 0)
    #expect(departure(.hidden, at: -21) == 1)
    #expect(departure(.centered, at: 40) == 0)
    #expect(departure(.centered, at: 10) == 0.5)
  }

  @Test("Thresholds are moved and mixed") func changes() {
    #expect(departure(.visible.inset(by: 20), at: 20) == 0)
    #expect(departure(.visible.inset(by: 20), at: 0) == 0.5)
    let mixed = Threshold.visible.interpolated(towards: .centered, amount: 0.5)
    #expect(departure(mixed, at: 20) == 0)
    #expect(departure(mixed, at: 0) == 0.5)
  }

  @Test("A scroll transition begins at its threshold") func transition() {
    func text(_ threshold: Threshold) -> String {
      PlayedView {
        ScrollView {
          Square().padding(.top, 10)
            .scrollTransition(.interactive(timingCurve: .linear).threshold(threshold)) {
              $0.opacity($1.isIdentity ? 1 : 0)
            }
        }
      }.text
    }
    #expect(!text(.visible).contains("opacity"))
    // It is 35 of the 65 points from the middle to where nothing of it is seen.
    #expect(text(.centered).contains("opacity 0.46"))
  }

  /// Rule: `scroll-transition-phases`.
  ///
  /// Rule: `scroll-threshold`.
  @Test("An animated one changes at half of the view, or where it is told to") func animated() {
    #expect(ScrollTransitionConfiguration.animated.threshold == .visible(0.5))
    #expect(ScrollTransitionConfiguration.interactive.threshold == .visible)
    #expect(ScrollTransitionConfiguration.animated.threshold(.centered).threshold == .centered)
  }
}
