import Foundation
import FuzzTargets

/// Mutated texts, one after the other, and what they cost. A text that crashes is in the file that is named
/// at the start; one that takes too long is told.
@MainActor
struct TextFuzzer {
  let target: FuzzTarget
  let seeds: [String]
  let seed: Int
  /// Seconds of the processor's that a text may take.
  var patience = FuzzTarget.patience

  /// Bytes that all may take at once.
  private static let memory = 500 << 20

  /// Mutated texts.
  ///
  /// - Returns: Whether all went well.
  func run(_ count: Int) -> Bool {
    var mutator = Mutator(seeds: seeds, seed: UInt64(seed))
    return run(count) { _ in mutator.next() }
  }

  /// Texts that are long.
  func runLong() -> Bool {
    let texts = LongTexts.all(within: seeds)
    return run(texts.count) { texts[$0] }
  }

  /// Texts that are there.
  func run(_ texts: [String]) -> Bool { run(texts.count) { texts[$0] } }

  private func run(_ count: Int, next: (Int) -> String) -> Bool {
    // Written before it is run: a crash leaves nothing else.
    let path = NSTemporaryDirectory() + "showreel-fuzz-\(target.rawValue)-\(getpid())"
    print("\(count) texts for '\(target.rawValue)', seed \(seed); the last one is in \(path)")
    fflush(nil)
    var slow = 0
    var slowest = 0.0
    let began = ContinuousClock.now
    guard let file = fopen(path, "w+") else { return false }
    for index in 0..<count {
      let text = next(index)
      keep(text, in: file)
      let seconds = target.cost(of: text)
      slowest = max(slowest, seconds)
      if seconds > patience {
        slow += 1
        print("text \(index) took \(seconds) s:\n\(text.prefix(2000))\n")
      }
    }
    fclose(file)
    unlink(path)
    let memory = Self.peakMemory
    let elapsed = (ContinuousClock.now - began) / .seconds(1)
    print(
      "\(target.rawValue): \(count) texts in \(Int(elapsed)) s, 0 crashes, \(slow) over "
        + "\(patience) s, the slowest \(String(format: "%.3f", slowest)) s, "
        + "\(memory >> 20) MB at most")
    return slow == 0 && memory < Self.memory
  }

  private func keep(_ text: String, in file: UnsafeMutablePointer<FILE>) {
    rewind(file)
    ftruncate(fileno(file), 0)
    let bytes = Array(text.utf8)
    fwrite(bytes, 1, bytes.count, file)
    fflush(file)
  }

  /// Not `getrusage`'s: that goes on with what the process had that started this one.
  private static var peakMemory: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split { !$0.isNumber }.last.flatMap { Int($0) } ?? 0) << 10
  }
}
