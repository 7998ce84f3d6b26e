import Foundation

/// The program, loaded once and held before its first line: what takes nine tenths of a short run is
/// done once for all. A copy of it answers each command line (`fork-server.c`).
final class ForkServer {
  private let process: pid_t
  /// One end of a socket: lines go out, answers come in. A pipe would end whoever writes to a server that has
  /// ended.
  private let socket: Int32

  /// Descriptors that the program finds its lines on, and answers to.
  private static let (linesInside, answersInside): (Int32, Int32) = (198, 199)

  /// - Parameter library: What `fork-server.c` was made into.
  init?(_ program: String, library: String, environment: [String]) {
    var ends: [Int32] = [0, 0]
    // Closed in every other program that this one starts: the server ends when nobody has this end any more.
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    socket = ends[0]
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    for inside in [Self.linesInside, Self.answersInside] {
      posix_spawn_file_actions_adddup2(&actions, ends[1], inside)
    }
    let words = [strdup(program), nil]
    let variables = (environment + ["LD_PRELOAD=\(library)"]).map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    guard posix_spawn(&process, program, &actions, nil, words, variables) == 0 else {
      close(socket)
      return nil
    }
    self.process = process
  }

  deinit {
    close(socket)
    waitpid(process, nil, 0)
  }

  /// - Returns: Nothing where the server itself has ended.
  func run(_ line: CommandRun) -> ProgramRun? {
    let texts = ["\(Int(line.patience))", line.folder, line.output.rawValue] + line.arguments
    var bytes: [UInt8] = texts.flatMap { $0.utf8 + [0] }
    withUnsafeBytes(of: UInt32(bytes.count)) { bytes.insert(contentsOf: $0, at: 0) }
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return nil }
      sent += count
    }
    var answer = LineAnswer()
    let size = MemoryLayout<LineAnswer>.size
    guard read(socket, &answer, size) == size else { return nil }
    return ProgramRun(
      status: answer.status, isLate: answer.late != 0, memory: Int(answer.kilobytes) << 10,
      work: Double(answer.microseconds) / 1e6)
  }
}

/// As `struct answer` in `fork-server.c` has it.
private struct LineAnswer {
  var status: Int32 = 0
  var late: Int32 = 0
  var kilobytes: Int64 = 0
  var microseconds: Int64 = 0
}
