import Foundation

/// A thread of which is known whether it has started. `Thread` says nothing where the system has none to give, as where
/// a demo that runs beside has all that the user may have, and what was to run in it never does.
package enum StartedThread {
  /// - Parameter stackSize: Bytes; without it, what the system gives.
  /// - Returns: 0, or an `errno`.
  package static func run(stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) -> Int32 {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    let failure = pthread_create(
      &thread, &attributes,
      { work in
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    if failure != 0 { work.release() }
    return failure
  }

  private final class Work {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
