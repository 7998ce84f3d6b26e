import Dispatch
import Foundation

/// Puts the tasks of a playing view onto the clip's clock: `Task { }`, `.task`, `Task.sleep`.
///
/// The concurrency runtime has hooks that are asked before a job is handed to an executor. What is
/// enqueued while a graph is playing goes to its clock, as an event of its own; everything else
/// goes on as usual. So a task that sleeps two seconds sleeps two seconds of the clip and no others,
/// and tasks run in the same order every time.
enum TaskScheduling {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void
  private typealias DelayOriginal = @convention(thin) (UInt64, UnownedJob) -> Void
  private typealias DelayHook = @convention(thin) (UInt64, UnownedJob, DelayOriginal) -> Void
  private typealias DeadlineOriginal = @convention(thin) (
    Int64, Int64, Int64, Int64, Int32, UnownedJob
  ) -> Void
  private typealias DeadlineHook = @convention(thin) (
    Int64, Int64, Int64, Int64, Int32, UnownedJob, DeadlineOriginal
  ) -> Void

  /// Installs the hooks once for the process.
  static let install: Void = {
    set("swift_task_enqueueGlobal_hook", to: { job, original in
      if !take(job, after: 0) { original(job) }
    } as Hook)
    set("swift_task_enqueueMainExecutor_hook", to: { job, original in
      if !take(job, after: 0) { original(job) }
    } as Hook)
    set("swift_task_enqueueGlobalWithDelay_hook", to: { delay, job, original in
      if !take(job, after: Double(delay) / 1e9) { original(delay, job) }
    } as DelayHook)
    set("swift_task_enqueueGlobalWithDeadline_hook", to: {
      seconds, nanoseconds, leewaySeconds, leewayNanoseconds, clock, job, original in
      let delay = Double(seconds) + Double(nanoseconds) / 1e9 - wallTime(of: clock)
      // The deadline was made from the wall clock a moment ago: whole milliseconds hide that.
      if !take(job, after: max(0, (delay * 1e3).rounded(.up) / 1e3)) {
        original(seconds, nanoseconds, leewaySeconds, leewayNanoseconds, clock, job)
      }
    } as DeadlineHook)
  }()

  /// Gives a job to the graph that is playing on this thread, if one is.
  private static func take(_ job: UnownedJob, after delay: Double) -> Bool {
    guard DispatchQueue.isOnMain else { return false }
    return MainActor.assumeIsolated {
      guard let graph = ViewGraph.current, graph.isPlaying else { return false }
      graph.clock.schedule(after: delay) {
        job.runSynchronously(on: MainActor.sharedUnownedExecutor)
      }
      return true
    }
  }

  /// The runtime's clocks by number: 1 counts while the machine sleeps, 2 does not.
  private static func wallTime(of clock: Int32) -> Double {
    var time = timespec()
    clock_gettime(clock == 1 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func set<Function>(_ name: String, to hook: Function) {
    // A runtime without the hook leaves tasks on the wall clock, as they are without this file.
    guard let address = dlsym(nil, name) else { return }
    address.assumingMemoryBound(to: Function?.self).pointee = hook
  }
}
