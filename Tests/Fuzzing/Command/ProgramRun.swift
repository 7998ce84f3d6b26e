import Foundation

/// One run of a program: how it ended, and what it took.
struct ProgramRun {
  enum Ending: Equatable {
    case code(Int32)
    case signal(Int32)
    case tooLong
  }

  let ending: Ending
  /// Bytes at once, of the process and what it had started.
  let memory: Int
  let seconds: Double
  /// Of the processor's.
  let work: Double

  /// Where standard output leads.
  enum Output: String, CaseIterable {
    case nowhere = "/dev/null"
    case full = "/dev/full"
    case closed = "-"
  }

  /// - Parameter patience: Seconds after which it is ended.
  init(
    _ program: String, _ arguments: [String], in folder: String, output: Output,
    environment: [String], patience: Double
  ) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if output == .closed {
      posix_spawn_file_actions_addclose(&actions, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, output.rawValue, O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Becomes the program itself, in the folder.
    let command = ["/usr/bin/env", "-C", folder, program] + arguments
    let words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    let variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    let start = ContinuousClock.now
    guard posix_spawn(&process, command[0], &actions, nil, words, variables) == 0 else {
      (ending, memory, seconds, work) = (.code(127), 0, 0, 0)
      return
    }
    var status: Int32 = 0
    var usage = rusage()
    var isLate = false
    while wait4(process, &status, isLate ? 0 : WNOHANG, &usage) == 0 {
      usleep(500)
      if (ContinuousClock.now - start) / .seconds(1) > patience {
        isLate = true
        kill(process, SIGKILL)
      }
    }
    seconds = (ContinuousClock.now - start) / .seconds(1)
    memory = Int(usage.ru_maxrss) << 10
    work = [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
    let signal = status & 0x7F
    ending = isLate ? .tooLong : signal != 0 ? .signal(signal) : .code((status >> 8) & 0xFF)
  }
}
