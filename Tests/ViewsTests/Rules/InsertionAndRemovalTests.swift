import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a view does while it comes and goes.
@MainActor
@Suite("Insertion and removal")
struct InsertionAndRemovalTests {
  private let isOn = Handle(true)

  /// Rule: `reinserted-view-is-the-same`.
  @Test("A view re-inserted during its removal comes back from where it is") func comesBack() {
    let played = PlayedView {
      isOn.shows { isOn in ZStack { if isOn { Square().transition(.offset(x: 40)) } } }
    }
    played.animate { isOn.value = false }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.minX == 60)
    played.animate { isOn.value = true }
    #expect(played.frame(of: .red)?.minX == 60)
    played.advance(to: 1.5)
    #expect(played.text == "shape rect 20x20 #FF3B30FF at 40,40")
    played.advance(to: 1.6)
    #expect(played.graph.isSettled)
  }

  /// Rule: `reinserted-view-is-the-same`.
  @Test("A view re-inserted during its removal is the same instance and keeps its state")
  func keepsState() {
    let inner = Handle(1)
    let log = Log()
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          if isOn {
            inner.shows { Text("\($0)") }
              .onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
          }
        }
      }
    }
    played.change { inner.value = 7 }
    played.animate { isOn.value = false }
    played.advance(to: 0.5)
    played.animate { isOn.value = true }
    played.advance(to: 2)
    #expect(played.text.hasPrefix("text \"7\""))
    #expect(log.text == "appear")
  }

  @Test("A view inserted after its removal is over starts anew") func startsAnew() {
    let inner = Handle(1)
    let played = PlayedView {
      isOn.shows { isOn in ZStack { if isOn { inner.shows { Text("\($0)") } } } }
    }
    played.change { inner.value = 7 }
    played.animate { isOn.value = false }
    played.advance(to: 1.1)
    played.animate { isOn.value = true }
    played.advance(to: 3)
    #expect(played.text.hasPrefix("text \"1\""))
  }

  /// Rule: `removal-turns-insertion-round`.
  @Test("A view removed during its insertion turns round where it is") func turnsRound() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in ZStack { if isOn { Square().transition(.offset(x: 40)) } } }
    }
    played.animate { isOn.value = true }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.minX == 60)
    played.animate { isOn.value = false }
    #expect(played.frame(of: .red)?.minX == 60)
    played.advance(to: 1.4)
    #expect(played.frame(of: .red)?.minX ?? 0 > 70)
    played.advance(to: 1.6)
    #expect(played.text == "")
  }

  /// Rules: `leaving-gives-up-space`, `leaving-keeps-its-place`.
  @Test("A leaving view gives its space up at once and keeps its place") func givesUpSpace() {
    let played = PlayedView {
      isOn.shows { isOn in
        VStack(spacing: 0) {
          if isOn { Square() }
          Square(color: .blue)
        }
      }
    }
    #expect(played.frame(of: .red)?.minY == 30)
    #expect(played.frame(of: .blue)?.minY == 50)
    played.animate { isOn.value = false }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.minY == 30)
    #expect(played.frame(of: .blue)?.minY == 45)
    played.advance(to: 1.1)
    #expect(played.frame(of: .blue)?.minY == 40)
  }

  /// Rule: `leaving-keeps-its-place`.
  @Test("A leaving view does not follow its container") func doesNotFollow() {
    let played = PlayedView {
      isOn.shows { isOn in
        HStack(spacing: 0) {
          ZStack { if isOn { Square() } }.frame(width: 20, height: 20)
          Color.blue.frame(width: isOn ? 20 : 60, height: 20)
        }
      }
    }
    #expect(played.frame(of: .red)?.minX == 30)
    played.animate { isOn.value = false }
    played.advance(to: 0.9)
    #expect(played.frame(of: .red)?.minX == 30)
  }

  /// Rule: `inserted-is-at-its-final-place`.
  @Test("An inserted view takes its space and its final place at once") func takesItsPlace() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        VStack(spacing: 0) {
          if isOn { Square() }
          Square(color: .blue)
        }
      }
    }
    played.animate { isOn.value = true }
    #expect(played.frame(of: .red)?.minY == 30)
    #expect(played.frame(of: .blue)?.minY == 40)
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.minY == 30)
    #expect(played.frame(of: .blue)?.minY == 45)
  }

  /// Rule: `leaving-gives-up-space`.
  @Test("Siblings travel to their new places, with the transaction") func siblingsTravel() {
    let played = PlayedView {
      isOn.shows { isOn in
        VStack(spacing: 0) {
          if isOn { Square().transition(.identity) }
          Square(color: .blue)
        }
      }
    }
    played.animate { isOn.value = false }
    let places = [0, 0.25, 0.5, 1].map { time in
      played.advance(to: time)
      return played.frame(of: .blue)?.minY
    }
    #expect(places == [50, 47.5, 45, 40])
  }

  /// Rule: `leaving-draws-behind`.
  @Test("A leaving view draws behind its siblings") func drawsBehind() {
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          Square(color: .blue)
          if isOn { Square() }
        }
      }
    }
    #expect(played.text.hasSuffix("#FF3B30FF at 40,40"))
    played.animate { isOn.value = false }
    #expect(played.text.hasSuffix("#007AFFFF at 40,40"))
  }

  /// Rule: `z-index-orders-leaving-too`.
  @Test("A zIndex keeps a leaving view in front") func zIndexKeepsInFront() {
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          Square(color: .blue)
          if isOn { Square().zIndex(1) }
        }
      }
    }
    played.animate { isOn.value = false }
    #expect(
      played.text(at: 0.5) == """
        shape rect 20x20 #007AFFFF at 40,40
        opacity 0.50
          shape rect 20x20 #FF3B30FF at 40,40
        """)
  }

  /// Rules: `innermost-transition-wins`, `z-index-orders-leaving-too`.
  @Test("With equal zIndex a leaving view is behind, and the innermost zIndex counts")
  func equalZIndex() {
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          Square(color: .blue).zIndex(1)
          if isOn { Square().zIndex(1).zIndex(5) }
        }
      }
    }
    played.animate { isOn.value = false }
    #expect(played.text.hasSuffix("#007AFFFF at 40,40"))
  }

  /// Rule: `leaving-draws-behind`.
  @Test("Several leaving views draw in the order they were removed") func orderOfLeaving() {
    let second = Handle(true)
    let played = PlayedView {
      isOn.shows { isOn in
        second.shows { second in
          ZStack {
            if isOn { Square() }
            if second { Square(color: .green) }
          }
        }
      }
    }
    played.animate { second.value = false }
    played.advance(to: 0.2)
    played.animate { isOn.value = false }
    #expect(
      played.text == """
        opacity 0.80
          shape rect 20x20 #34C759FF at 40,40
        shape rect 20x20 #FF3B30FF at 40,40
        """)
  }

  /// Rule: `removal-waits-for-animations`.
  @Test("A leaving view lives until its animations are over") func livesUntilOver() {
    let log = Log()
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack { if isOn { Square().onDisappear { log.add("gone") } } }
      }
    }
    played.animate { isOn.value = false }
    played.advance(to: 1)
    #expect(log.text == "" && played.text != "")
    played.advance(to: 1 + 1 / 60)
    #expect(log.text == "gone" && played.text == "")
  }

  /// Rule: `spring-settles-by-distance`.
  @Test("With the default spring a move by 200 points is over after 79 frames") func springTail() {
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      isOn.shows { isOn in
        ZStack { if isOn { Color.red.transition(.move(edge: .leading)) } }
      }
    }
    played.animate(.default) { isOn.value = false }
    let visible = (1...200).prefix { frame in
      played.advance(to: Double(frame) / 60)
      return played.text != ""
    }
    #expect(visible.count == 79)
  }

  /// Rule: `removal-waits-for-animations`.
  @Test("With nothing that animates a leaving view goes at once") func goesAtOnce() {
    let played = PlayedView {
      isOn.shows { isOn in ZStack { if isOn { Square().transition(.identity) } } }
    }
    played.animate { isOn.value = false }
    #expect(played.text == "")
  }

  /// Rule: `removal-waits-for-animations`.
  @Test("Another animation that the removal started inside the view keeps it alive")
  func innerAnimationKeepsAlive() {
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          if isOn {
            Square().transition(
              .opacity.animation(.linear(duration: 0.2))
                .combined(with: .offset(x: 40).animation(.linear(duration: 1))))
          }
        }
      }
    }
    played.animate { isOn.value = false }
    #expect(
      played.text(at: 0.5) == """
        transform 1 0 0 1 20 0
          opacity 0.00
            shape rect 20x20 #FF3B30FF at 40,40
        """)
    #expect(played.text(at: 1.1) == "")
  }
}
