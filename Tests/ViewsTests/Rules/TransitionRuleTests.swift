import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Which transition a view has, how its parts run, and what it reaches.
@MainActor
@Suite("Rules of transitions")
struct TransitionRuleTests {
  private let isOn = Handle(true)

  /// Rule: `combined-parts-run-apart`.
  @Test("Parts of a combined transition with animations of their own run apart")
  func combinedParts() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          if isOn {
            Square().transition(
              AnyTransition.opacity.animation(.linear(duration: 2))
                .combined(with: .offset(x: 40).animation(.linear(duration: 1))))
          }
        }
      }
    }
    played.change { isOn.value = true }
    #expect(
      played.text(at: 0.5) == """
        transform 1 0 0 1 20 0
          opacity 0.25
            shape rect 20x20 #FF3B30FF at 40,40
        """)
  }

  /// Rule: `outermost-item-transitions`.
  @Test("Only the outermost inserted view transitions") func outermostOnly() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          if isOn {
            ZStack {
              if isOn { Square().transition(.offset(x: 40)) }
            }
          }
        }
      }
    }
    played.animate { isOn.value = true }
    let half = """
      opacity 0.50
        shape rect 20x20 #FF3B30FF at 40,40
      """
    #expect(played.text(at: 0.5) == half)
    played.advance(to: 1.1)
    played.animate { isOn.value = false }
    #expect(played.text(at: 1.6) == half)
  }

  /// Rule: `first-build-has-no-transition`.
  @Test("Nothing transitions at the start, whatever the animation") func nothingAtStart() {
    let played = PlayedView {
      ZStack { if true { Square().transition(.opacity.animation(.linear(duration: 1))) } }
    }
    #expect(played.text == "shape rect 20x20 #FF3B30FF at 40,40")
  }

  /// Rule: `asymmetric-transition`.
  @Test("An asymmetric transition comes one way and goes the other") func asymmetric() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          if isOn {
            Square().transition(
              .asymmetric(insertion: .opacity, removal: .offset(x: 40)))
          }
        }
      }
    }
    played.animate { isOn.value = true }
    #expect(
      played.text(at: 0.5) == """
        opacity 0.50
          shape rect 20x20 #FF3B30FF at 40,40
        """)
    played.advance(to: 1.1)
    played.animate { isOn.value = false }
    #expect(
      played.text(at: 1.6) == """
        transform 1 0 0 1 20 0
          shape rect 20x20 #FF3B30FF at 40,40
        """)
  }

  /// Rule: `asymmetric-transition`.
  @Test("An interrupted asymmetric insertion finishes while the removal runs")
  func interruptedAsymmetric() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          if isOn {
            Square().transition(
              .asymmetric(insertion: .opacity, removal: .offset(x: 40)))
          }
        }
      }
    }
    played.animate { isOn.value = true }
    played.advance(to: 0.5)
    played.animate { isOn.value = false }
    #expect(
      played.text(at: 0.75) == """
        transform 1 0 0 1 10 0
          opacity 0.75
            shape rect 20x20 #FF3B30FF at 40,40
        """)
  }

  /// Rule: `transition-freezes-with-removal`.
  @Test("A transition that changes with the removal keeps its old parameters")
  func frozenTransition() {
    let x = Handle(40.0)
    let played = PlayedView {
      x.shows { x in
        ZStack { if x > 0 { Square().transition(.offset(x: x)) } }
      }
    }
    played.animate { x.value = -40 }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.minX == 60)
  }

  /// Rule: `transition-freezes-with-removal`.
  @Test("A transition that changed while the view was there is taken") func changedTransition() {
    let x = Handle(40.0)
    let played = PlayedView {
      isOn.shows { isOn in
        x.shows { x in ZStack { if isOn { Square().transition(.offset(x: x)) } } }
      }
    }
    played.change { x.value = 20 }
    played.animate { isOn.value = false }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.minX == 50)
  }

  /// Rule: `transition-outside-its-item`.
  @Test("The position of transition in the modifiers does not matter") func wholeItem() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          if isOn { Square().transition(.opacity).padding(5).background(.blue) }
        }
      }
    }
    played.animate { isOn.value = true }
    #expect(
      played.text(at: 0.5) == """
        opacity 0.50
          shape rect 30x30 #007AFFFF at 35,35
        opacity 0.50
          shape rect 20x20 #FF3B30FF at 40,40
        """)
  }

  /// Rule: `innermost-transition-wins`.
  @Test("The innermost of several transitions wins") func innermostTransition() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          if isOn { Square().transition(.offset(x: 40)).transition(.opacity) }
        }
      }
    }
    played.animate { isOn.value = true }
    #expect(played.frame(of: .red)?.minX == 80)
  }

  /// Rule: `group-transition-is-each-elements`.
  @Test("A transition on a group is each element's own") func groupTransition() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        HStack(spacing: 0) {
          if isOn {
            Group {
              Square()
              Square(color: .blue)
            }.transition(.opacity)
          }
        }
      }
    }
    played.animate { isOn.value = true }
    #expect(
      played.text(at: 0.5) == """
        opacity 0.50
          shape rect 20x20 #FF3B30FF at 30,40
        opacity 0.50
          shape rect 20x20 #007AFFFF at 50,40
        """)
  }

  private struct WithTransition: View {
    var body: some View { Square().transition(.offset(x: 40)) }
  }

  /// Rule: `transition-escapes-body`.
  @Test("A transition escapes a custom view's body, but not a stack") func transitionEscapes() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in ZStack { if isOn { WithTransition() } } }
    }
    played.animate { isOn.value = true }
    #expect(played.frame(of: .red)?.minX == 80)

    let other = Handle(false)
    let stacked = PlayedView {
      other.shows { isOn in ZStack { if isOn { VStack { WithTransition() } } } }
    }
    stacked.animate { other.value = true }
    #expect(stacked.text == "opacity 0.00\n  shape rect 20x20 #FF3B30FF at 40,40")
  }

  /// Rule: `leaving-view-lives-on`.
  @Test("A leaving view is still touched") func leavingViewIsTouched() {
    let log = Log()
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack { if isOn { Square().onTapGesture { log.add("tap") } } }
      }
    }
    played.animate { isOn.value = false }
    played.advance(to: 0.5)
    played.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.text == "tap")
  }

  /// Rule: `leaving-view-lives-on`.
  @Test("A removed view's timers and state go on until it is erased") func leavingStateGoesOn() {
    let inner = Handle(1)
    let played = PlayedView {
      isOn.shows { isOn in ZStack { if isOn { inner.shows { Text("\($0)") } } } }
    }
    played.animate { isOn.value = false }
    played.advance(to: 0.5)
    played.change { inner.value = 2 }
    #expect(played.text.contains("\"2\""))
  }

  @Test("An inserted view's own animation is not started by its insertion") func insertedStill() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack { if isOn { Square().offset(x: isOn ? 20 : 0).transition(.identity) } }
      }
    }
    played.animate { isOn.value = true }
    #expect(played.frame(of: .red)?.minX == 60)
  }
}
