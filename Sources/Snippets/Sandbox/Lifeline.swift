import Foundation
import Movie

/// Ends a command's processes when this program ends, whatever ends it.
///
/// A program that is killed tells nobody, and bubblewrap that is killed with it at the wrong moment leaves
/// a process that waits for it for ever. So a shell beside the command reads from a line that this program
/// holds the other end of. When the line breaks, it kills the group of processes that it is one of: nobody
/// else can have the group's number while it lives.
final class Lifeline: Sendable {
  /// What the command's words go behind.
  static var words: [String] {
    [
      "/bin/sh", "-c",
      // The thread that starts a command may be a nicer one's than the user asked for: as root the threads of
      // dispatch queues have priorities of their own, and what they start has them too.
      "renice -n \(Self.niceness) -p $$ >/dev/null 2>&1; "
        + "exec 3<&0 </dev/null; "
        // Nobody's child, so that it is not taken for one of the command's.
        + "({ read -r _; kill -KILL 0; } <&3 3<&- >/dev/null 2>&1 &); "
        + "exec 3<&-; exec \"$@\"", "sh",
    ]
  }

  /// That of the whole program, as it was started.
  static var niceness: Int32 {
    getpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(getpid()))
  }

  /// The command's input, for whoever starts it to close.
  let reading: Int32
  private let holding: OwnedDescriptor

  init() throws {
    var ends: [Int32] = [0, 0]
    // Unlike a pipe it cannot be passed on to another command before it is told to stay here, and it tells
    // when the other end has gone.
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0, let holding = OwnedDescriptor(ends[1]) else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE)
    }
    reading = ends[0]
    self.holding = holding
  }

  /// Lets go of a command that has started, and comes back when the shell has done its work.
  func end() async {
    shutdown(holding.number, Int32(SHUT_WR))
    var nothing: UInt8 = 0
    await Patience.forLifeline.wait {
      recv(holding.number, &nothing, 1, Int32(MSG_DONTWAIT)) >= 0 || errno != EAGAIN
    }
  }
}
