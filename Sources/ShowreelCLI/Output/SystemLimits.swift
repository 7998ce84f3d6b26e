import Foundation

/// Says so where the system gives no more threads or memory: libraries that need them end the program
/// without a word, or wait for ever.
enum SystemLimits {
  /// Call first of all.
  static func listen() {
    guard hasMemory else { end(lackOfMemory) }
    guard hasThreads else {
      end("No more threads can be started here. Raise the limit of processes: ulimit -u.\n")
    }
    // A stack that is full is no place to say so from.
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    for (index, signal) in signals.enumerated() {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = endsForLackOfMemory
      action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, &before[index])
    }
  }

  /// What a program gets that was refused memory and went on.
  fileprivate static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT]
  /// What would have been done; read by the handler alone, once this is set up.
  nonisolated(unsafe) fileprivate static var before = signals.map { _ in sigaction() }
  private static let stackSize = 64 << 10
  /// Bytes. With less than this left, it was the memory.
  fileprivate static let leastMemory = 128 << 20
  fileprivate static let lackOfMemory: StaticString =
    "There is no memory left. Close something, raise the limit (ulimit -v), or use a smaller --size.\n"

  /// Fonts, a renderer and an encoder take this much of addresses, at the least: without it they fail in
  /// ways of their own, or wait for each other.
  private static let memoryToBegin = 256 << 20

  private static var hasMemory: Bool {
    let memory = mmap(
      nil, memoryToBegin, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard memory != UnsafeMutableRawPointer(bitPattern: -1) else { return false }
    munmap(memory, memoryToBegin)
    return true
  }

  fileprivate static func end(_ message: StaticString) -> Never {
    write(STDERR_FILENO, "error: ", 7)
    write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    _exit(ExitStatus.system)
  }

  /// Starts as many threads at once as drawing, encoding and the runtime may want.
  private static var hasThreads: Bool {
    let count = min(8 + 3 * ProcessInfo.processInfo.activeProcessorCount, 48)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    var gate = pthread_mutex_t()
    pthread_mutex_init(&gate, nil)
    pthread_mutex_lock(&gate)
    var threads: [pthread_t] = []
    for _ in 0..<count {
      var thread = pthread_t()
      let failure = pthread_create(
        &thread, &attributes,
        { gate in
          // All of them are there until the last is.
          let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self)
          if let gate {
            pthread_mutex_lock(gate)
            pthread_mutex_unlock(gate)
          }
          return nil
        }, &gate)
      if failure != 0 { break }
      threads.append(thread)
    }
    pthread_mutex_unlock(&gate)
    for thread in threads { pthread_join(thread, nil) }
    return threads.count == count
  }
}

/// A signal handler may call little: it tries for memory, and where there is none, says so and ends.
private func endsForLackOfMemory(_ signal: Int32) {
  let memory = mmap(
    nil, SystemLimits.leastMemory, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
  if memory == UnsafeMutableRawPointer(bitPattern: -1) {
    SystemLimits.end(SystemLimits.lackOfMemory)
  }
  // Something else is wrong: what is done then is done now, when the instruction is tried again.
  for index in SystemLimits.signals.indices where SystemLimits.signals[index] == signal {
    sigaction(signal, &SystemLimits.before[index], nil)
  }
  if signal == SIGABRT { raise(signal) }
}
