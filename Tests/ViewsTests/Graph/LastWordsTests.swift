import Foundation
import Motion
import OpenCombine
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a view keeps may say something as it goes: to views that stay, to the view that goes with it, to nobody.
@MainActor
@Suite("Last words of what views keep")
struct LastWordsTests {
  private final class Speaker {
    let words: () -> Void

    init(_ words: @escaping () -> Void) { self.words = words }

    deinit { words() }
  }

  private final class Model: ObservableObject {
    @Published var count = 0
  }

  private struct Inner: View {
    let told: () -> Void
    @State private var kept: Speaker?
    @State private var own = 0
    @StateObject private var model = Model()

    var body: some View {
      Text("Inner \(own) \(model.count)").onAppear {
        kept = Speaker {
          own += 1
          model.count += 1
          kept = nil
          told()
        }
      }
    }
  }

  private struct Brief: View {
    let told: () -> Void
    @State private var kept: Speaker?

    var body: some View {
      Text("Brief").onAppear { kept = Speaker(told) }
    }
  }

  private struct Outer: View {
    @State private var isThere = true
    @State private var words = 0

    var body: some View {
      VStack {
        Text("Heard \(words)")
        if isThere {
          Brief { words += 1 }.transition(.opacity)
          Inner {}.transition(.opacity)
        }
        Button("Go") { withAnimation { isThere = false } }
      }
    }
  }

  /// Keeps nothing that knows of itself, so that what it keeps goes with its value.
  private struct Teller: View {
    let speaker: Speaker

    var body: some View { Text("Teller") }
  }

  private struct Keeper: View {
    @State private var words = 0

    var body: some View { Teller(speaker: Speaker { words += 1 }) }
  }

  /// The object that is kept is replaced, and asks for the state that it was in.
  private struct Replacing: View {
    let heard: (Bool) -> Void
    @State private var kept: Speaker?

    var body: some View {
      Button("Next") { kept = Speaker { heard(kept == nil) } }
    }
  }

  @Test("They are heard by who stays, and go nowhere else") func heard() {
    let played = PlayedView { Outer() }
    #expect(played.text.contains("Heard 0"))
    played.tap("Go")
    played.advance(to: 2)
    #expect(!played.text.contains("Inner") && !played.text.contains("Brief"))
    #expect(played.text.contains("Heard 1"), "\(played.text)")
  }

  @Test("Nobody hears them where all of the view goes", arguments: [0, 0.1])
  func unheard(leaving: Double) {
    var count = 0
    do {
      let played = PlayedView { Inner { count += 1 } }
      played.advance(to: 0.5)
    }
    #expect(count == 1)
    let outer = PlayedView { Outer() }
    outer.advance(to: 0.5)
    outer.tap("Go")
    outer.advance(to: outer.graph.time + leaving)
  }

  @Test("A view's value may say them too") func value() {
    let played = PlayedView { Keeper() }
    played.advance(to: 0.5)
    #expect(played.text.contains("Teller"))
  }

  @Test("They may be about the state that lets go of them") func replaced() {
    var heard: [Bool] = []
    do {
      let played = PlayedView { Replacing { heard.append($0) } }
      for _ in 0..<3 { played.tap("Next") }
      #expect(heard == [false, false])
    }
    #expect(heard == [false, false, true])
  }
}
