import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// `withAnimation(_:completionCriteria:_:completion:)`.
@MainActor
@Suite("Completion of a change")
struct ChangeCompletionTests {
  private let log = Log()
  private let x = Handle(0.0)

  private func played() -> PlayedView { PlayedView { x.shows { x in Square().offset(x: x) } } }

  @Test("A curve's completion runs when it is over, once") func curve() {
    let played = played()
    played.change {
      withAnimation(.linear(duration: 1)) {
        x.value = 40
      } completion: {
        log.add("done")
      }
    }
    played.advance(to: 0.99)
    #expect(log.text == "")
    played.advance(to: 5)
    #expect(log.text == "done")
  }

  /// Rule: `logical-completion`.
  @Test("A spring is logically complete after its response and removed when it has settled")
  func criteria() {
    let played = played()
    played.change {
      withAnimation(.spring(duration: 0.5), completionCriteria: .logicallyComplete) {
        x.value = 40
      } completion: {
        log.add("logical")
      }
      withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
        x.value = 60
      } completion: {
        log.add("removed")
      }
    }
    played.advance(to: 0.48)
    #expect(log.text == "")
    played.advance(to: 0.55)
    #expect(log.text == "logical")
    played.advance(to: 3)
    #expect(log.text == "logical removed")
  }

  /// Rule: `completion-once`.
  @Test("A change that animates nothing completes at once") func nothingAnimated() {
    let played = played()
    played.change {
      withAnimation(.linear(duration: 1)) {
      } completion: {
        log.add("done")
      }
    }
    #expect(log.text == "done")
  }

  @Test("A change that is made while views are updated completes when it has run")
  func madeInUpdate() {
    let isOn = Handle(false)
    let played = PlayedView {
      VStack {
        isOn.shows { isOn in
          let _ = isOn ? begin() : ()
          Color.clear
        }
        x.shows { x in Square().offset(x: x) }
      }
    }
    played.change { isOn.value = true }
    played.advance(to: 0.9)
    #expect(log.text == "")
    played.advance(to: 1.1)
    #expect(log.text == "done")
  }

  private func begin() {
    withAnimation(.linear(duration: 1)) {
      x.value = 40
    } completion: {
      log.add("done")
    }
  }

  @Test("What a completion begins is its own graph's to complete") func completionOfCompletion() {
    let played = played()
    played.change {
      withAnimation(.linear(duration: 1)) {
      } completion: {
        withAnimation(.linear(duration: 1)) {
        } completion: {
          log.add("done")
        }
      }
    }
    #expect(CompletionListener.takeUnsealed().isEmpty)
    played.advance(to: 0.1)
    #expect(log.text == "done")
  }

  /// Rule: `removed-completion`.
  @Test("A removed view's completion waits for its transition") func removal() {
    let isOn = Handle(true)
    let played = PlayedView { isOn.shows { isOn in ZStack { if isOn { Square() } } } }
    played.change {
      withAnimation(.linear(duration: 1), completionCriteria: .removed) {
        isOn.value = false
      } completion: {
        log.add("done")
      }
    }
    played.advance(to: 0.9)
    #expect(log.text == "")
    played.advance(to: 1.1)
    #expect(log.text == "done")
  }

  @Test("A completion can start the next change") func chain() {
    let played = played()
    played.change {
      withAnimation(.linear(duration: 0.5)) {
        x.value = 20
      } completion: {
        withAnimation(.linear(duration: 0.5)) { x.value = 0 }
      }
    }
    played.advance(to: 0.75)
    let place = played.frame(of: .red)?.minX ?? 0
    #expect(place > 48 && place < 52)
    played.advance(to: 2)
    #expect(played.frame(of: .red)?.minX == 40)
  }
}
