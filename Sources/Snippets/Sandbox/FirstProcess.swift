import Foundation

/// The first process behind bubblewrap's walls: when it has gone, everything inside has.
///
/// Bubblewrap itself ends as soon as the command has, and does not wait for it.
struct FirstProcess: Decodable {
  let number: Int32
  /// The inode of its PID namespace, which tells it from whoever gets its number next.
  let namespace: UInt64

  private enum CodingKeys: String, CodingKey {
    case number = "child-pid"
    case namespace = "pid-namespace"
  }

  /// Nil where bubblewrap did not get as far as to tell of it.
  init?(toldIn file: String) {
    guard let text = FileManager.default.contents(atPath: file),
      let told = try? JSONDecoder().decode(Self.self, from: text)
    else { return nil }
    self = told
  }

  /// Comes back then; not for ever where the kernel cannot end it, which waits for a disk, say.
  func waitUntilGone() async {
    await Patience.forWalls.wait { !isThere }
  }

  private var isThere: Bool {
    var status = stat()
    return stat("/proc/\(number)/ns/pid", &status) == 0 && status.st_ino == namespace
      && !ProcessTree(root: number).hasEnded
  }
}
