import Foundation

/// Limits of the shell under which the program could only crash or hang: libraries end the process
/// where they get no memory, no thread or no file, so that is found out before they are asked.
enum ProcessLimits {
  /// What an export at a phone's size fills at most, and half as much again.
  private static let addressSpace: UInt = 1536 << 20
  private static let data: UInt = 512 << 20
  private static let files: UInt = 64
  /// Those of the drawing, of the encoder and of the tasks; the first and the last go by the cores.
  private static let threads = 12 + 2 * sysconf(Int32(_SC_NPROCESSORS_ONLN))

  /// What is too low, with what to type; `nil` where all is well.
  static func problem() -> String? {
    if let most = raised(RLIMIT_NOFILE, to: files) {
      return "Only \(most) files may be open at once here, and Showreel needs \(files). "
        + "Allow more with: ulimit -n \(files)"
    }
    if let most = raised(RLIMIT_AS, to: addressSpace) {
      return "Only \(most >> 20) MB of addresses may be used here, and Showreel needs "
        + "\(addressSpace >> 20) MB. Allow more with: ulimit -v \(addressSpace >> 10)"
    }
    if let most = raised(RLIMIT_DATA, to: data) {
      return "Only \(most >> 20) MB of memory may be used here, and Showreel needs "
        + "\(data >> 20) MB. Allow more with: ulimit -d \(data >> 10)"
    }
    guard canStart(threads: threads) else {
      return "Not even \(threads) threads can be started here, which Showreel needs. "
        + "Allow more with: ulimit -u 512, or end other programs"
    }
    return nil
  }

  /// - Returns: The limit, where it is lower and may not be raised.
  private static func raised(_ resource: __rlimit_resource, to wanted: UInt) -> UInt? {
    var limit = rlimit()
    let resource = __rlimit_resource_t(resource.rawValue)
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < wanted else { return nil }
    let most = limit.rlim_cur
    limit.rlim_cur = min(wanted, limit.rlim_max)
    guard limit.rlim_cur >= wanted, setrlimit(resource, &limit) == 0 else { return most }
    return nil
  }

  /// The limit counts all that the user runs, so it has to be tried.
  private static func canStart(threads count: Int) -> Bool {
    var lock = pthread_mutex_t()
    pthread_mutex_init(&lock, nil)
    defer { pthread_mutex_destroy(&lock) }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 128 << 10)
    defer { pthread_attr_destroy(&attributes) }
    var started: [pthread_t] = []
    // They wait for each other, so that all of them are there at once.
    pthread_mutex_lock(&lock)
    withUnsafeMutablePointer(to: &lock) { lock in
      for _ in 0..<count {
        var thread = pthread_t()
        let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
          guard let lock = $0?.assumingMemoryBound(to: pthread_mutex_t.self) else { return nil }
          pthread_mutex_lock(lock)
          pthread_mutex_unlock(lock)
          return nil
        }
        guard pthread_create(&thread, &attributes, body, lock) == 0 else { break }
        started.append(thread)
      }
      pthread_mutex_unlock(lock)
      for thread in started { pthread_join(thread, nil) }
    }
    return started.count == count
  }
}
