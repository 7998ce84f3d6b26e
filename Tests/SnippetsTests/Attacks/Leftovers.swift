import Foundation
import TestSupport

@testable import Snippets

/// Processes that a run should have taken with it.
///
/// They are known by a variable that they were started with, which the first of them hands on.
struct Leftovers {
  private let mark = UUID().uuidString

  /// For the command's environment.
  var variable: [String: String] { ["SHOWREEL_ATTACK": mark] }

  var processes: [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter {
      KernelFile.read("/proc/\($0)/environ")?.contains(mark) == true
    }
  }

  /// The end of a process is told before it has quite gone.
  func areGone() async throws -> Bool {
    try await waits { processes.isEmpty }
  }

  /// By their numbers: these are the test's own.
  func end() {
    for process in processes { kill(process, SIGKILL) }
  }
}
