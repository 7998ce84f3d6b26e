import Testing

@testable import Motion

/// On the main actor because completions are registered in a place of the main thread's.
@MainActor @Suite(.serialized) struct CompletionTests {
  /// A host with one number: makes changes, flushes, delivers.
  @MainActor final class Host {
    var run = Run()
    let queue = CompletionQueue()
    var log: [String] = []

    func animate(
      to new: Double?, _ animation: Animation?, _ name: String,
      _ criteria: AnimationCompletionCriteria = .logicallyComplete
    ) {
      _ = CompletionListener.takeUnsealed()
      var change = Transaction()
      withAnimation(animation, completionCriteria: criteria) {
        change = Transaction.current
      } completion: {
        self.log.append(name)
      }
      if let new {
        run.value.set(
          new, transaction: change, at: run.now, environment: EnvironmentValues())
      }
      for listener in CompletionListener.takeUnsealed() { listener.seal(into: queue) }
      queue.drain()
    }

    func tick(to time: Double) {
      for frame in Int(run.now * 60)...Int(time * 60) { _ = run.at(Double(frame) / 60) }
      _ = run.at(time)
      queue.drain()
    }
  }

  /// Rule: `completion-once`.
  @Test func aChangeThatAnimatesNothingCompletesAtOnce() {
    let host = Host()
    host.animate(to: nil, .default, "done")
    #expect(host.log == ["done"])
    host.animate(to: 1, nil, "unanimated")
    #expect(host.log == ["done", "unanimated"])
  }

  /// Rule: `completion-once`.
  @Test func aCurveCompletesOnceAtItsEnd() {
    let host = Host()
    host.animate(to: 1, .linear(duration: 1), "done")
    host.tick(to: 1)
    #expect(host.log.isEmpty)
    host.tick(to: 1.02)
    #expect(host.log == ["done"])
    host.tick(to: 3)
    #expect(host.log == ["done"])
  }

  /// Rule: `logical-completion`.
  @Test func aSpringIsLogicallyCompleteAfterItsResponse() {
    let host = Host()
    host.animate(to: 1, .spring, "logical")
    host.tick(to: 0.49)
    #expect(host.log.isEmpty)
    host.tick(to: 0.5)
    #expect(host.log == ["logical"])
    #expect(host.run.value.isAnimating)
  }

  /// Rule: `removed-completion`.
  @Test func removalWaitsForTheSpringToSettle() {
    let host = Host()
    host.animate(to: 1, .spring, "removed", .removed)
    host.tick(to: 0.8)
    #expect(host.log.isEmpty)
    host.tick(to: 0.85)
    #expect(host.log == ["removed"])
  }

  /// Rule: `logical-completion`.
  @Test func aGivenTimeCompletesEarlier() {
    let host = Host()
    host.animate(to: 1, .linear(duration: 5).logicallyComplete(after: 1), "logical")
    host.tick(to: 0.9)
    #expect(host.log.isEmpty)
    host.tick(to: 1)
    #expect(host.log == ["logical"])
  }

  /// Rule: `logical-completion`.
  @Test func interpolatingSpringsCompleteByTheirFrequency() {
    let host = Host()
    host.animate(to: 1, .interpolatingSpring(stiffness: 100, damping: 10), "logical")
    host.tick(to: 0.6)
    #expect(host.log.isEmpty)
    host.tick(to: 0.63)
    #expect(host.log == ["logical"])
  }

  /// Rule: `completion-ignores-retarget`.
  @Test func aRetargetDoesNotPutOffTheFirstCompletion() {
    let host = Host()
    host.animate(to: 100, .spring, "first")
    host.tick(to: 0.3)
    host.animate(to: 0, .spring, "second")
    host.tick(to: 0.5)
    #expect(host.log == ["first"])
    host.tick(to: 0.79)
    #expect(host.log == ["first"])
    host.tick(to: 0.8)
    #expect(host.log == ["first", "second"])
  }

  /// Rule: `removed-completion`.
  @Test func removalWaitsForWhatTookTheChangeOver() {
    let host = Host()
    host.animate(to: 100, .spring, "first", .removed)
    host.tick(to: 0.3)
    host.animate(to: 0, .linear(duration: 3), "second", .removed)
    host.tick(to: 3.2)
    #expect(host.log.isEmpty)
    host.tick(to: 3.4)
    #expect(host.log == ["first", "second"])
  }

  @Test func repeatingForeverNeverCompletes() {
    let host = Host()
    host.animate(to: 1, .spring.repeatForever(), "never")
    host.tick(to: 20)
    #expect(host.log.isEmpty)
  }

  @Test func repeatedSpringsCompleteWithTheirLastLeg() {
    let host = Host()
    host.animate(to: 1, .spring.repeatCount(3), "done")
    host.tick(to: 1.6)
    #expect(host.log.isEmpty)
    host.tick(to: 2.7)
    #expect(host.log == ["done"])
  }

  @Test func cancellingTellsEveryoneOnce() {
    let recorder = Recorder()
    let watcher = RemovalWatcher()
    var run = Run()
    run.set(1, .spring, listeners: [recorder, watcher])
    #expect(watcher.isRunning)
    run.value.cancel()
    run.value.cancel()
    #expect(recorder.events == ["started", "logical", "removed"])
    #expect(!watcher.isRunning)
    #expect(run.value.presentation == 1)
  }

  @Test func aWatcherCountsEveryAnimator() {
    let watcher = RemovalWatcher()
    var (short, long) = (Run(), Run())
    short.set(1, .linear(duration: 1), listeners: [watcher])
    long.set(1, .linear(duration: 2), listeners: [watcher])
    #expect(watcher.running == 2)
    _ = (short.at(1.5), long.at(1.5))
    #expect(watcher.running == 1)
    _ = long.at(2.5)
    #expect(!watcher.isRunning)
  }

  @Test func completionsThatBecomeDueWhileDrainingWaitForTheNextTime() {
    let queue = CompletionQueue()
    var log: [Int] = []
    CompletionListener(criteria: .removed) {
      log.append(1)
      CompletionListener(criteria: .removed) { log.append(2) }.seal(into: queue)
    }.seal(into: queue)
    queue.drain()
    #expect(log == [1])
    #expect(!queue.isEmpty)
    queue.drain()
    #expect(log == [1, 2])
  }
}
