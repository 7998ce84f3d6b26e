import Foundation
import Motion
import OpenCombine
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What is seen to change")
struct SeenChangeTests {
  private final class Count {
    var value = 0
  }

  /// A canvas that a timer changes every quarter of a second, from the bottom up where `isSeen`.
  private struct Ticking: View {
    let drawn: Count
    let isSeen: Bool
    let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
    @State private var ticks = 0.0

    var body: some View {
      Canvas { context, size in
        drawn.value += 1
        let height = isSeen ? ticks : min(ticks, 0)
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: height)), with: .color(.red))
      }
      .onReceive(timer) { _ in ticks += 1 }
    }
  }

  private func played(_ drawn: Count, isSeen: Bool) -> PlayedView {
    let played = PlayedView { Ticking(drawn: drawn, isSeen: isSeen) }
    played.graph.seenChange = SeenChange()
    drawn.value = 0
    return played
  }

  @Test("A timer's change is compared with what the one before it has left, drawn once each")
  func drawnOnce() {
    let drawn = Count()
    let played = played(drawn, isSeen: true)
    played.advance(to: 2.1)
    #expect(played.graph.seenChange?.time == 2)
    // Before the first change, and after each of the eight.
    #expect(drawn.value == 9)
  }

  @Test("What looks as it did has not changed") func unseen() {
    let played = played(Count(), isSeen: false)
    played.advance(to: 2.1)
    #expect(played.graph.seenChange?.time == nil)
  }

  @Test("What has moved meanwhile is no change of the timer's") func moved() {
    struct Moving: View {
      let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
      @State private var isAside = false
      @State private var ticks = 0

      var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: isAside ? 100 : 0)
          .onAppear { withAnimation(.linear(duration: 1.1)) { isAside = true } }
          .onReceive(timer) { _ in ticks += 1 }
          .onChange(of: ticks) {}
      }
    }
    let played = PlayedView { Moving() }
    played.graph.seenChange = SeenChange()
    played.advance(to: 3.1)
    #expect(played.graph.seenChange?.time == nil)
  }
}
