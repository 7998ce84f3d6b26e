import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Which changes animate, and with what.
@MainActor
@Suite("Whether a transition runs")
struct AnimatedChangeTests {
  private let isOn = Handle(false)

  private let shown = "shape rect 20x20 #FF3B30FF at 40,40"
  private let halfFaded = """
    opacity 0.50
      shape rect 20x20 #FF3B30FF at 40,40
    """

  /// Rule: `no-animation-no-transition`.
  @Test("No animation in the transaction, no transition") func noAnimation() {
    let played = PlayedView { isOn.shows { isOn in ZStack { if isOn { Square() } } } }
    #expect(played.text == "")
    played.change { isOn.value = true }
    #expect(played.text == shown)
    played.change { isOn.value = false }
    #expect(played.text == "")
  }

  /// Rule: `with-animation`.
  @Test("withAnimation around the change runs the transition") func explicitAnimation() {
    let played = PlayedView { isOn.shows { isOn in ZStack { if isOn { Square() } } } }
    played.animate { isOn.value = true }
    #expect(played.text(at: 0.5) == halfFaded)
    #expect(played.text(at: 1) == shown)
    played.animate { isOn.value = false }
    #expect(played.text(at: 1.5) == halfFaded)
    #expect(played.text(at: 2.1) == "")
  }

  /// Rule: `default-transition-is-opacity`.
  @Test("The default transition is opacity") func defaultTransition() {
    let plain = PlayedView { isOn.shows { isOn in ZStack { if isOn { Square() } } } }
    plain.animate { isOn.value = true }
    let faded = PlayedView {
      isOn.shows { isOn in ZStack { if isOn { Square().transition(.opacity) } } }
    }
    faded.animate { isOn.value = true }
    for time in [0, 0.25, 0.5, 0.75] { #expect(plain.text(at: time) == faded.text(at: time)) }
  }

  /// Rule: `transition-outside-its-item`.
  @Test("An animation on the view inside the if animates neither insertion nor removal")
  func animationInside() {
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          if isOn { Square().animation(.linear(duration: 1), value: isOn).transition(.opacity) }
        }
      }
    }
    played.change { isOn.value = true }
    #expect(played.text == shown)
    played.change { isOn.value = false }
    #expect(played.text == "")
  }

  /// Rule: `transition-outside-its-item`.
  @Test("An animation on the parent animates insertion and removal") func animationOnParent() {
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack { if isOn { Square() } }.animation(.linear(duration: 1), value: isOn)
      }
    }
    played.change { isOn.value = true }
    #expect(played.text(at: 0.5) == halfFaded)
    played.advance(to: 1)
    played.change { isOn.value = false }
    #expect(played.text(at: 1.5) == halfFaded)
  }

  @ViewBuilder private func conditional(_ isOn: Bool) -> some View {
    if isOn { Square() }
  }

  /// Rule: `animation-around-a-condition`.
  @Test("An animation on a ViewBuilder property around the if animates insertion and removal")
  func animationOnViewBuilderProperty() {
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack { self.conditional(isOn).animation(.linear(duration: 1), value: isOn) }
      }
    }
    played.change { isOn.value = true }
    #expect(played.text(at: 0.5) == halfFaded)
    played.advance(to: 1)
    played.change { isOn.value = false }
    #expect(played.text(at: 1.5) == halfFaded)
  }

  /// Rule: `animation-around-a-condition`.
  @Test("An animation on a Group around the if animates insertion and removal")
  func animationOnGroup() {
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          Color.white
          Group { if isOn { Square() } }.animation(.linear(duration: 1), value: isOn)
        }
      }
    }
    played.change { isOn.value = true }
    #expect(played.text(at: 0.5).hasSuffix(halfFaded))
    played.advance(to: 1)
    played.change { isOn.value = false }
    #expect(played.text(at: 1.5).contains("opacity 0.50"))
  }

  /// Rule: `transition-has-own-animation`.
  @Test("A transition with an animation of its own runs without a transaction's")
  func transitionWithItsOwnAnimation() {
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          if isOn { Square().transition(.opacity.animation(.linear(duration: 1))) }
        }
      }
    }
    played.change { isOn.value = true }
    #expect(played.text(at: 0.5) == halfFaded)
    played.advance(to: 1)
    played.change { isOn.value = false }
    #expect(played.text(at: 1.5) == halfFaded)
    #expect(played.text(at: 2.1) == "")
  }

  /// Rule: `transition-has-own-animation`.
  @Test("A transition's own animation wins over the transaction's, and nil switches it off")
  func transitionAnimationWins() {
    let slow = PlayedView {
      isOn.shows { isOn in
        ZStack {
          if isOn {
            Square().transition(AnyTransition.opacity.animation(.linear(duration: 1)))
          }
        }
      }
    }
    slow.animate(.linear(duration: 9)) { isOn.value = true }
    #expect(slow.text(at: 0.5) == halfFaded)

    let still = Handle(false)
    let off = PlayedView {
      still.shows { isOn in
        ZStack { if isOn { Square().transition(AnyTransition.opacity.animation(nil)) } }
      }
    }
    off.animate { still.value = true }
    #expect(off.text == shown)
  }

  /// Rule: `innermost-animation-wins`.
  @Test("The innermost animation whose value changed wins") func innermostAnimationWins() {
    let played = PlayedView {
      isOn.shows { isOn in
        Square().opacity(isOn ? 1 : 0)
          .animation(.linear(duration: 1), value: isOn)
          .animation(.linear(duration: 9), value: isOn)
      }
    }
    played.animate(.linear(duration: 5)) { isOn.value = true }
    #expect(played.text(at: 0.5) == halfFaded)
  }

  /// Rule: `transaction-at-its-place`.
  @Test("An animation whose value did not change lets the outer one through")
  func unchangedValuePassesThrough() {
    let played = PlayedView {
      isOn.shows { isOn in
        Square().opacity(isOn ? 1 : 0).animation(.linear(duration: 9), value: 0)
      }
    }
    played.animate { isOn.value = true }
    #expect(played.text(at: 0.5) == halfFaded)
  }

  /// Rule: `first-evaluation-is-no-change`.
  @Test("The first evaluation of an animation modifier is no change") func firstEvaluation() {
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          if isOn {
            Square().opacity(isOn ? 1 : 0).animation(.linear(duration: 1), value: isOn)
              .transition(.identity)
          }
        }
      }
    }
    played.change { isOn.value = true }
    #expect(played.text == shown)
  }

  /// Rule: `nil-animation-switches-off`.
  @Test("animation(nil, value:) switches animation off below it") func nilAnimation() {
    let played = PlayedView {
      isOn.shows { isOn in
        HStack(spacing: 0) {
          Square().opacity(isOn ? 1 : 0).animation(nil, value: isOn)
          Square(color: .blue).opacity(isOn ? 1 : 0)
        }
      }
    }
    played.animate { isOn.value = true }
    #expect(
      played.text(at: 0.5) == """
        shape rect 20x20 #FF3B30FF at 30,40
        opacity 0.50
          shape rect 20x20 #007AFFFF at 50,40
        """)
  }

  /// Rule: `disables-animations`.
  @Test("disablesAnimations stops the modifiers, but not the transaction's own animation")
  func disablesAnimations() {
    let view = isOn.shows { isOn in
      Square().opacity(isOn ? 1 : 0).animation(.linear(duration: 1), value: isOn)
    }
    let still = PlayedView { view }
    still.change {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { isOn.value = true }
    }
    #expect(still.text == shown)

    let moving = PlayedView { view }
    moving.change {
      var transaction = Transaction(animation: .linear(duration: 1))
      transaction.disablesAnimations = true
      withTransaction(transaction) { isOn.value = true }
    }
    #expect(moving.text(at: 0.5) == halfFaded)
  }

  /// Rule: `nil-animation-switches-off`.
  @Test("withAnimation(nil) does not stop an inner animation modifier") func withNilAnimation() {
    let played = PlayedView {
      isOn.shows { isOn in
        Square().opacity(isOn ? 1 : 0).animation(.linear(duration: 1), value: isOn)
      }
    }
    played.animate(nil) { isOn.value = true }
    #expect(played.text(at: 0.5) == halfFaded)
  }

  /// Rule: `nested-transaction-inherits`.
  @Test("A nested withAnimation wins inside and leaves the outer one its own changes")
  func nestedWithAnimation() {
    let other = Handle(false)
    let played = PlayedView {
      HStack(spacing: 0) {
        isOn.shows { isOn in Square().opacity(isOn ? 1 : 0) }
        other.shows { isOn in Square(color: .blue).opacity(isOn ? 1 : 0) }
      }
    }
    played.animate(.linear(duration: 1)) {
      isOn.value = true
      withAnimation(.linear(duration: 2)) { other.value = true }
    }
    #expect(
      played.text(at: 0.5) == """
        opacity 0.50
          shape rect 20x20 #FF3B30FF at 30,40
        opacity 0.25
          shape rect 20x20 #007AFFFF at 50,40
        """)
  }

  @Test("Two changes under two transactions in one action animate apart") func twoTransactions() {
    let place = Handle(0.0)
    let played = PlayedView {
      isOn.shows { isOn in
        place.shows { x in Square().opacity(isOn ? 1 : 0).offset(x: x) }
      }
    }
    played.change {
      withAnimation(.linear(duration: 1)) { isOn.value = true }
      withAnimation(.linear(duration: 2)) { place.value = 40 }
    }
    #expect(
      played.text(at: 0.5) == """
        transform 1 0 0 1 10 0
          opacity 0.50
            shape rect 20x20 #FF3B30FF at 40,40
        """)
  }

  @Test("Two changes of one view's state under two transactions animate apart")
  func twoTransactionsOfOneView() {
    let state = Handle((fade: 0.0, shift: 0.0))
    let played = PlayedView {
      state.shows { state in Square().opacity(state.fade).offset(x: state.shift) }
    }
    played.change {
      withAnimation(.linear(duration: 1)) { state.value.fade = 1 }
      state.value.shift = 40
    }
    #expect(
      played.text(at: 0.5) == """
        transform 1 0 0 1 40 0
          opacity 0.50
            shape rect 20x20 #FF3B30FF at 40,40
        """)
  }

  /// Rule: `binding-animation`.
  @Test("A write through an animated binding animates") func bindingAnimation() {
    let played = PlayedView {
      isOn.shows { isOn in Square().opacity(isOn ? 1 : 0) }
    }
    played.change { isOn.bound.animation(.linear(duration: 1)).wrappedValue = true }
    #expect(played.text(at: 0.5) == halfFaded)
  }

  /// Rule: `transaction-modifier`.
  @Test("transaction(_:) sees every update, transaction(value:) those of its value")
  func transactionModifiers() {
    let every = PlayedView {
      isOn.shows { isOn in
        Square().opacity(isOn ? 1 : 0).transaction { $0.animation = .linear(duration: 1) }
      }
    }
    every.change { isOn.value = true }
    #expect(every.text(at: 0.5) == halfFaded)

    let other = Handle(false)
    let unrelated = PlayedView {
      other.shows { isOn in
        Square().opacity(isOn ? 1 : 0).transaction(value: 1) {
          $0.animation = .linear(duration: 1)
        }
      }
    }
    unrelated.change { other.value = true }
    #expect(unrelated.text == shown)
  }

  /// Rule: `scoped-animation`.
  @Test("A scoped animation reaches only the modifiers in its closure") func scopedAnimation() {
    let played = PlayedView {
      isOn.shows { isOn in
        Square().offset(x: isOn ? 10 : 0)
          .animation(.linear(duration: 1)) { $0.opacity(isOn ? 1 : 0) }
      }
    }
    played.change { isOn.value = true }
    #expect(
      played.text(at: 0.5) == """
        opacity 0.50
          transform 1 0 0 1 10 0
            shape rect 20x20 #FF3B30FF at 40,40
        """)
  }

  /// Rule: `plain-change-keeps-running`.
  @Test("A change without animation keeps what is left of the one that runs")
  func unanimatedChangeDuringAnimation() {
    let x = Handle(0.0)
    let played = PlayedView { x.shows { x in Square().offset(x: x) } }
    played.animate { x.value = 20 }
    played.advance(to: 0.5)
    played.change { x.value = 40 }
    #expect(played.frame(of: .red)?.minX == 70)
    played.advance(to: 1.1)
    #expect(played.frame(of: .red)?.minX == 80)
  }
}
