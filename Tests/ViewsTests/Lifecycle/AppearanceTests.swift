import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// `onAppear`, `onDisappear`, `onChange`.
@MainActor
@Suite("Life of a view")
struct AppearanceTests {
  private let isOn = Handle(false)
  private let log = Log()

  /// A appears, D disappears, T or F is the flag by then.
  private var logged: some View {
    Square()
      .onAppear { log.add(isOn.value ? "AT" : "AF") }
      .onDisappear { log.add(isOn.value ? "DT" : "DF") }
  }

  /// Rule: `order-of-changed-id`.
  @Test("A changed id appears before the old view disappears: AFATDT") func changedIDOrder() {
    let played = PlayedView { isOn.shows { isOn in ZStack { logged.id(isOn) } } }
    played.change { isOn.value = true }
    #expect(log.text == "AF AT DT")
  }

  /// Rule: `order-of-changed-id`.
  @Test("With the identity transition the old view disappears first") func identityOrder() {
    let played = PlayedView {
      isOn.shows { isOn in ZStack { logged.id(isOn).transition(.identity) } }
    }
    played.change { isOn.value = true }
    #expect(log.text == "AF DT AT")
  }

  /// Rule: `appears-before-its-transition`.
  @Test("onAppear runs before the first frame of the transition") func appearBeforeTransition() {
    let played = PlayedView { isOn.shows { isOn in ZStack { if isOn { logged } } } }
    played.animate { isOn.value = true }
    #expect(log.text == "AT")
    #expect(played.text.hasPrefix("opacity 0.00"))
  }

  /// Rule: `disappears-after-its-transition`.
  @Test("onDisappear runs after the removal transition") func disappearAfterTransition() {
    let played = PlayedView { isOn.shows { isOn in ZStack { if !isOn { logged } } } }
    played.animate { isOn.value = true }
    played.advance(to: 0.9)
    #expect(log.text == "AF")
    played.advance(to: 1.1)
    #expect(log.text == "AF DT")
  }

  /// Rule: `appears-before-its-transition`.
  @Test("A nested view appears together with the inserted one around it") func nestedAppears() {
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack { if isOn { VStack { ZStack { if isOn { logged } } } } }
      }
    }
    played.animate { isOn.value = true }
    #expect(log.text == "AT")
  }

  @Test("onAppear starts an animation") func appearStartsAnimation() {
    let x = Handle(0.0)
    let played = PlayedView {
      x.shows { x in Square().offset(x: x) }
        .onAppear { withAnimation(.linear(duration: 1)) { x.value = 20 } }
    }
    #expect(played.frame(of: .red)?.minX == 40)
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.minX == 50)
  }

  @Test("onAppear starts a repeatForever through an animation modifier") func appearStartsPulse() {
    let played = PlayedView {
      isOn.shows { flag in
        Square().opacity(flag ? 0 : 1)
          .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: flag)
          .onAppear { isOn.value = true }
      }
    }
    #expect(played.text(at: 0.25).hasPrefix("opacity 0.75"))
    #expect(played.text(at: 7.25).hasPrefix("opacity"))
    #expect(played.graph.runsForever)
    #expect(played.graph.isSettled)
  }

  /// Rule: `on-change-tells-each-value`.
  @Test("onChange is told each value once, also one that onAppear sets") func onChangeValues() {
    let number = Handle(0)
    let played = PlayedView {
      number.shows { n in
        Square()
          .onAppear { number.value = 1 }
          .onChange(of: n) { old, new in log.add("\(old)-\(new)") }
      }
    }
    #expect(log.text == "0-1")
    played.change { number.value = 2 }
    played.change { number.value = 2 }
    #expect(log.text == "0-1 1-2")
  }

  @Test("onChange with initial runs at the start too") func onChangeInitially() {
    let number = Handle(0)
    let played = PlayedView {
      number.shows { n in Square().onChange(of: n, initial: true) { log.add("\(n)") } }
    }
    #expect(log.text == "0")
    played.change { number.value = 2 }
    #expect(log.text == "0 2")
  }

  @Test("A change that onChange makes is seen in the same frame") func onChangeChanges() {
    let copy = Handle(0)
    let number = Handle(0)
    let played = PlayedView {
      copy.shows { c in
        number.shows { n in Text("\(n * 10 + c)").onChange(of: n) { _, new in copy.value = new } }
      }
    }
    played.change { number.value = 3 }
    #expect(played.text.contains("\"33\""))
  }

  @Test("A view that changes itself for ever is stopped with a warning") func endlessChange() {
    let number = Handle(0)
    let played = PlayedView {
      number.shows { n in Text("\(n)").onChange(of: n) { _, new in number.value = new + 1 } }
    }
    played.change { number.value = 1 }
    #expect(
      played.graph.warnings == [
        "A view changes its own state on every update; the changes after 100 were dropped."
      ])
  }
}
