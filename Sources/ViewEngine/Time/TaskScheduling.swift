import Dispatch
import Foundation

/// Puts the tasks of a playing view onto the clip's clock: `Task { }`, `.task`, actors.
///
/// The concurrency runtime has hooks that are asked who runs a job. What is enqueued while a graph
/// is playing goes to its clock, as an event of its own; everything else goes on as usual. So tasks
/// run in the same order every time, between two frames; ``Task/sleep(nanoseconds:)`` and its kin
/// sleep on that clock.
enum TaskScheduling {
  private typealias EnqueueOriginal = @convention(thin) (UnownedJob) -> Void
  private typealias EnqueueHook = @convention(thin) (UnownedJob, EnqueueOriginal) -> Void
  private typealias MainOriginal = @convention(thin) () -> UnownedSerialExecutor
  private typealias MainHook = @convention(thin) (MainOriginal) -> UnownedSerialExecutor
  private typealias IsMainOriginal = @convention(thin) (UnownedSerialExecutor) -> Bool
  private typealias IsMainHook = @convention(thin) (UnownedSerialExecutor, IsMainOriginal) -> Bool

  /// Installs the hooks once for the process.
  static let install: Void = {
    set(
      "swift_task_enqueueGlobal_hook",
      to: { job, original in
        if !take(job, isMain: false) { original(job) }
      } as EnqueueHook)
    set(
      "swift_task_getMainExecutor_hook",
      to: { _ in
        ClipMainExecutor.shared.asUnownedSerialExecutor()
      } as MainHook)
    set(
      "swift_task_isMainExecutor_hook",
      to: { executor, original in
        ClipMainExecutor.shared.isSame(as: executor) || original(executor)
      } as IsMainHook)
  }()

  /// Gives a job to the graph that is playing on the main queue, if one is.
  ///
  /// - Parameter isMain: Whether it is the main actor's. What is nobody's may sleep, and has a thread of its own for that
  ///   in a demo that does.
  fileprivate static func take(_ job: UnownedJob, isMain: Bool) -> Bool {
    guard DispatchQueue.isOnMain else { return false }
    return MainActor.assumeIsolated {
      guard let clock = VirtualClock.playing else { return false }
      let run: () -> Void = {
        job.runSynchronously(on: ClipMainExecutor.shared.asUnownedSerialExecutor())
      }
      if isMain || !ClipTasks.areTaken(by: clock) {
        clock.schedule(after: 0, run)
      } else {
        clock.schedule(after: 0) { MainActor.assumeIsolated { ClipThread.run(run) } }
      }
      return true
    }
  }

  private static func set<Function>(_ name: String, to hook: Function) {
    // A runtime without the hook leaves tasks on the wall clock, as they are without this file.
    guard let address = dlsym(nil, name) else { return }
    address.assumingMemoryBound(to: Function?.self).pointee = hook
  }
}

/// The main actor's executor: the clip's clock while a view plays, the main queue otherwise.
private final class ClipMainExecutor: SerialExecutor {
  static let shared = ClipMainExecutor()

  func enqueue(_ job: UnownedJob) {
    guard !TaskScheduling.take(job, isMain: true) else { return }
    DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
      job.runSynchronously(on: self.asUnownedSerialExecutor())
    }
  }

  /// Asked of a thread that runs no task, before it uses what is the main actor's. SwiftUI lets any thread write state;
  /// here the clip's clock says when it would, as it does for what a demo begins itself (``ClipThread``).
  func checkIsolated() {
    if DispatchQueue.isOnMain { return }
    // Dispatch's own check ends the program and says nothing.
    fatalError(
      "State was used on a thread that the clip does not know of. Use it in a Task, or in "
        + "DispatchQueue.main.async.")
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// Its first word names an executor.
  func isSame(as executor: UnownedSerialExecutor) -> Bool {
    unsafeBitCast(executor, to: (UInt, UInt).self).0
      == unsafeBitCast(asUnownedSerialExecutor(), to: (UInt, UInt).self).0
  }
}
