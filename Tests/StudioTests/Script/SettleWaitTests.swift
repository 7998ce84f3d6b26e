import Foundation
import Motion
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// How long a clip that plays by itself shows what never ends, and what comes beside it.
@MainActor
@Suite("Waiting for what never settles")
struct SettleWaitTests {
  /// Grows in two seconds, or a tenth, each time that it is told to.
  private struct Growing: View {
    enum Cause {
      /// A timer that goes on for ever.
      case publisher(every: Double)
      /// One that ends by itself.
      case timer(every: Double, times: Int)
      /// Beside a movement without end.
      case delays([Double])
    }

    let cause: Cause
    var seconds = 0.1
    var startsByTap = false
    @State private var count = 0
    @State private var isTurned = false

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 10 + CGFloat(count), height: 10)
        switch cause {
        case .publisher(let interval):
          Color.blue.onReceive(Timer.publish(every: interval, on: .main, in: .common).autoconnect())
          {
            _ in grow()
          }
        case .timer:
          Color.blue.onAppear { if !startsByTap { start() } }
            .onTapGesture { if startsByTap { start() } }
        case .delays:
          Color.blue.opacity(isTurned ? 0.5 : 1).onAppear {
            withAnimation(.linear(duration: 1).repeatForever()) { isTurned = true }
            start()
          }
        }
      }
    }

    private func start() {
      switch cause {
      case .publisher: break
      case .timer(let interval, let times):
        var left = times
        let tick: (Timer) -> Void = { timer in
          grow()
          left -= 1
          if left == 0 { timer.invalidate() }
        }
        let handed = UncheckedTransfer(tick)
        _ = _ClipTime.scheduledTimer(interval, true) { handed.value($0) }
      case .delays(let delays):
        for delay in delays {
          DispatchQueue.main.asyncAfter(deadline: .now() + delay) { grow() }
        }
      }
    }

    private func grow() { withAnimation(.linear(duration: seconds)) { count += 1 } }
  }

  private func plan(_ view: Growing) throws -> ClipPlan {
    try Clip.tiny(.automatic) { view }.plan()
  }

  @Test(
    "A timer's first turn is shown, and what comes of it, though nothing comes of it for four seconds"
  )
  func firstTurn() throws {
    let duration = try plan(Growing(cause: .publisher(every: 6), seconds: 1)).duration
    #expect((7.4...7.7).contains(duration))
  }

  @Test(
    "A timer that turns sooner, or whose turn is far off, is shown for four seconds",
    arguments: [
      0.3, 1, 2, 20,
    ])
  func otherTurns(_ interval: Double) throws {
    #expect(try plan(Growing(cause: .publisher(every: interval))).duration == 5)
  }

  @Test("A timer that ends by itself is shown to its end", arguments: [true, false])
  func endingTimer(isTapped: Bool) throws {
    let view = Growing(cause: .timer(every: 1, times: 9), startsByTap: isTapped)
    let plan = try plan(view)
    let end = isTapped ? 10.0 : 9.5
    #expect((end...end + 1.5).contains(plan.duration))
    // It is long enough for once.
    #expect(plan.events.count <= 1)
  }

  @Test("One that has not ended after twenty seconds is shown for four")
  func longTimer() throws {
    #expect(try plan(Growing(cause: .timer(every: 1, times: 40))).duration == 5)
    let tapped = try plan(Growing(cause: .timer(every: 1, times: 40), startsByTap: true))
    #expect(tapped.events.map(\.time).first == 0.5)
    #expect(tapped.duration < 20)
  }

  @Test("What a delay leads to is shown beside what never ends, unless it is far off")
  func delays() throws {
    #expect((6.4...6.7).contains(try plan(Growing(cause: .delays([4]), seconds: 2)).duration))
    #expect((7.4...7.7).contains(try plan(Growing(cause: .delays([1, 6]), seconds: 1)).duration))
    #expect(try plan(Growing(cause: .delays([12]))).duration == 5)
    #expect(try plan(Growing(cause: .delays([1]))).duration == 5)
  }
}
