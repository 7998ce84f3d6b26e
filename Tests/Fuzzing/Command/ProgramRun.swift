import Foundation

/// How a run of a program ended, and what it took.
struct ProgramRun {
  enum Ending: Equatable {
    case code(Int32)
    case signal(Int32)
    case tooLong
  }

  let ending: Ending
  /// Bytes at once, of the process and what it had started.
  let memory: Int
  /// Seconds of the processor's.
  let work: Double

  /// - Parameter status: As `wait` has it.
  init(status: Int32, isLate: Bool, memory: Int, work: Double) {
    let signal = status & 0x7F
    ending = isLate ? .tooLong : signal != 0 ? .signal(signal) : .code((status >> 8) & 0xFF)
    (self.memory, self.work) = (memory, work)
  }

  /// Runs it as a process of its own.
  init(alone program: String, _ line: CommandRun, environment: [String]) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if line.output == .closed {
      posix_spawn_file_actions_addclose(&actions, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, line.output.rawValue, O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Becomes the program itself, in the folder.
    let command = ["/usr/bin/env", "-C", line.folder, program] + line.arguments
    let words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    let variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    let start = ContinuousClock.now
    guard posix_spawn(&process, command[0], &actions, nil, words, variables) == 0 else {
      self.init(status: 127 << 8, isLate: false, memory: 0, work: 0)
      return
    }
    var status: Int32 = 0
    var usage = rusage()
    var isLate = false
    while wait4(process, &status, isLate ? 0 : WNOHANG, &usage) == 0 {
      usleep(500)
      if (ContinuousClock.now - start) / .seconds(1) > line.patience {
        isLate = true
        kill(process, SIGKILL)
      }
    }
    let work = [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
    self.init(status: status, isLate: isLate, memory: Int(usage.ru_maxrss) << 10, work: work)
  }
}
