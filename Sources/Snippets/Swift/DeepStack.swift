import Foundation

/// Runs something that may go down very many calls, such as a parser on a text that somebody made to crash
/// it: on a thread with a stack of its own, of which only what is used takes memory.
enum DeepStack {
  private static let size = 512 << 20

  static func run<Result>(_ body: () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      let work = Work(body)
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, size)
      var thread = pthread_t()
      let argument = Unmanaged.passRetained(work)
      let failure = pthread_create(
        &thread, &attributes,
        { argument in
          guard let argument else { return nil }
          Unmanaged<AnyWork>.fromOpaque(argument).takeRetainedValue().run()
          return nil
        }, argument.toOpaque())
      if failure == 0 {
        pthread_join(thread, nil)
      } else {
        // No thread or no memory to be had: most texts do with the stack that is there.
        argument.release()
      }
      return work.result ?? body()
    }
  }

  /// What the thread is handed, whatever its result is.
  private class AnyWork {
    func run() {}
  }

  private final class Work<Result>: AnyWork {
    private var body: (() -> Result)?
    private(set) var result: Result?

    init(_ body: @escaping () -> Result) {
      self.body = body
    }

    override func run() {
      result = body?()
      body = nil
    }
  }
}
