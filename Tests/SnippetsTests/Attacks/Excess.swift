import Testing

@testable import Snippets

/// Too much of something, and the limit that ends it.
struct Excess: Sendable, CustomTestStringConvertible {
  /// Of `attack.c`; `FOLDER` is the command's own.
  var words: [String]
  var limits: SandboxLimits
  /// How it may end.
  var endings: Set<RunEnding>
  /// The same asked for less, or held less, is let through.
  var fine: (words: [String], limits: SandboxLimits)?
  /// A limit of an ordinary user's own may refuse it before the watch looks; root has none.
  var isRefusedToUsers = false

  func endings(for user: AttackUser) -> Set<RunEnding> {
    isRefusedToUsers && user == .ordinary ? endings.union([.exited(code: 1)]) : endings
  }

  var testDescription: String { words.joined(separator: " ") }

  /// Long enough for a watch that has to wait for its turn.
  private static let patience = "30"

  static let all =
    [
      // Refused to each process by its own limit.
      Excess(
        words: ["memory", "300", patience], limits: SandboxLimits.patient(memory: 200 << 20),
        endings: [.exited(code: 1), .outOfMemory(limit: 200 << 20)],
        fine: (["memory", "50", "0"], SandboxLimits.patient(memory: 200 << 20))),
      Excess(
        words: ["memory-of-children", "320", patience],
        limits: SandboxLimits.patient(memory: 200 << 20),
        endings: [.outOfMemory(limit: 200 << 20)],
        fine: (["memory-of-children", "320", "0"], SandboxLimits.patient(memory: 1 << 30))),
      Excess(
        words: ["memory-behind-dead-threads", "320", patience],
        limits: SandboxLimits.patient(memory: 200 << 20), endings: [.outOfMemory(limit: 200 << 20)],
        fine: (["memory-behind-dead-threads", "320", "0"], SandboxLimits.patient(memory: 1 << 30))),
      Excess(
        words: ["memory-of-tables", "150", patience],
        limits: SandboxLimits.patient(memory: 100 << 20),
        endings: [.outOfMemory(limit: 100 << 20)],
        fine: (["memory-of-tables", "150", "0"], SandboxLimits.patient(memory: 1 << 30))),
      Excess(
        words: ["pipes", "40", patience], limits: SandboxLimits.patient(memory: 64 << 20),
        endings: [.outOfMemory(limit: 64 << 20)],
        fine: (["pipes", "40", "0"], SandboxLimits.patient(memory: 1 << 30))),
      Excess(
        words: ["long-paths", "100", patience], limits: SandboxLimits.patient(memory: 100 << 20),
        endings: [.outOfMemory(limit: 100 << 20)],
        fine: (["long-paths", "100", "0"], SandboxLimits.patient(memory: 1 << 30))),
      Excess(
        words: ["waiting-lists", "3", patience], limits: SandboxLimits.patient(memory: 500 << 20),
        endings: [.outOfMemory(limit: 500 << 20)],
        fine: (["waiting-lists", "3", "0"], SandboxLimits.patient(memory: 1 << 30))),
      Excess(
        words: ["processes", "100", patience], limits: SandboxLimits.patient(tasks: 50),
        endings: [.tooManyTasks(limit: 50)],
        fine: (["processes", "100", "0"], SandboxLimits.patient(tasks: 200)), isRefusedToUsers: true
      ),
      Excess(
        words: ["processes", "60", patience], limits: SandboxLimits.patient(processes: 40),
        endings: [.tooManyProcesses(limit: 40)],
        fine: (["processes", "60", "0"], SandboxLimits.patient(processes: 200))),
      // Of those that are there each makes another: twice as many with every look that is missed.
      Excess(
        words: ["storm", "9", patience], limits: SandboxLimits.patient(tasks: 50),
        endings: [.tooManyTasks(limit: 50)],
        fine: (["storm", "5", "0"], SandboxLimits.patient(tasks: 200)), isRefusedToUsers: true),
      Excess(
        words: ["threads", "100", patience], limits: SandboxLimits.patient(tasks: 50),
        endings: [.tooManyTasks(limit: 50)],
        fine: (["threads", "100", "0"], SandboxLimits.patient(tasks: 200)), isRefusedToUsers: true),
      Excess(
        words: ["runners"], limits: SandboxLimits(seconds: 1, tasks: 50),
        endings: [
          .timedOut(seconds: 1), .tooManyTasks(limit: 50), .tooManyProcesses(limit: 32),
        ]),
      Excess(
        words: ["print-forever"], limits: SandboxLimits.patient(output: 4 << 20),
        endings: [.tooMuchOutput(limit: 4 << 20)],
        fine: (["print", "3"], SandboxLimits.patient(output: 4 << 20))),
      Excess(
        words: ["loop"], limits: SandboxLimits(seconds: 0.5), endings: [.timedOut(seconds: 0.5)]),
      Excess(
        words: ["deaf-loop"], limits: SandboxLimits(seconds: 0.5),
        endings: [.timedOut(seconds: 0.5)]),
    ] + disk + files

  /// What can be written is of fixed size.
  private static let disk = [
    file("FOLDER/file"), file("/tmp/file"), file("/dev/shm/file"), file("/proc/self/fd/4"),
    Excess(
      words: ["fill-folder", "FOLDER", "40"], limits: SandboxLimits.patient(fileSize: 32 << 20),
      endings: [.exited(code: 1)],
      fine: (["fill-folder", "FOLDER", "40"], SandboxLimits.patient(fileSize: 64 << 20))),
    Excess(
      words: ["fill-folder", "/tmp", "300"], limits: .patient, endings: [.exited(code: 1)],
      fine: (["fill-folder", "/tmp", "100"], .patient)),
  ]

  /// Files take memory, whoever has them open, and those without contents do.
  private static let files =
    ["FOLDER", "/tmp", "/dev/shm"].map { folder in
      Excess(
        words: ["empty-files", folder, "3000000"], limits: SandboxLimits.patient(memory: 40 << 20),
        endings: [.outOfMemory(limit: 40 << 20)],
        fine: (["empty-files", folder, "20000"], SandboxLimits.patient(memory: 100 << 20)))
    } + [
      Excess(
        words: ["fill-folder", "/tmp", "200", patience],
        limits: SandboxLimits.patient(memory: 100 << 20),
        endings: [.outOfMemory(limit: 100 << 20)])
    ]

  private static func file(_ path: String) -> Excess {
    Excess(
      words: ["fill-file", path, "40"], limits: SandboxLimits.patient(fileSize: 32 << 20),
      endings: [.exited(code: 1)],
      fine: (["fill-file", path, "40"], SandboxLimits.patient(fileSize: 64 << 20)))
  }
}
