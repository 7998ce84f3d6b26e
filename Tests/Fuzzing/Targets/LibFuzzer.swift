#if LIBFUZZER
  import Foundation

  /// The door of libFuzzer, which the toolchain brings: runs its loop with a function of ours, and comes
  /// back with the program's exit code.
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32

  extension FuzzTarget {
    @MainActor private static var chosen = FuzzTarget.preset

    /// Throws texts at the target, guided by the code that they reach.
    ///
    /// - Parameter arguments: libFuzzer's own, the program's name first.
    @MainActor
    package func explore(_ arguments: [String]) -> Int32 {
      Self.chosen = self
      var count = Int32(arguments.count)
      var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
      return words.withUnsafeMutableBufferPointer { words in
        guard var start = words.baseAddress else { return 1 }
        return runDriver(&count, &start) { bytes, length in
          // libFuzzer calls from the thread that started it, which is the main one.
          MainActor.assumeIsolated {
            let text = String(
              decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
            let seconds = FuzzTarget.chosen.cost(of: text)
            // A crash is what libFuzzer keeps the text of.
            precondition(seconds <= FuzzTarget.patience, "\(seconds) s")
          }
          return 0
        }
      }
    }
  }
#endif
