import Foundation

@testable import Snippets

/// Who starts the sandbox. Root's namespaces and files are other ones than a user's.
enum AttackUser: Hashable, Sendable {
  case root, ordinary

  /// Root can be both.
  static let present: [AttackUser] =
    geteuid() != 0
    ? [.ordinary] : Executables.find("setpriv") == nil ? [.root] : [.root, .ordinary]

  var id: UInt32 {
    switch self {
    case .root: 0
    case .ordinary: geteuid() == 0 ? 65534 : geteuid()
    }
  }

  /// What becomes that user and runs the rest.
  var words: [String] {
    guard self == .ordinary, geteuid() == 0, let setpriv = Executables.find("setpriv") else {
      return []
    }
    return [setpriv, "--reuid=\(id)", "--regid=\(id)", "--clear-groups"]
  }

  /// Gives the user what its sandbox reads and writes.
  func open(_ files: SandboxFiles) {
    guard !words.isEmpty else { return }
    chmod((files.delivery as NSString).deletingLastPathComponent, 0o755)
    chmod(files.filter, 0o644)
    chown(files.delivery, id, id)
    chown(files.told, id, id)
  }

  /// Has this user start a command's sandbox, watched as ever.
  func run(_ command: SandboxedCommand, in sandbox: Sandbox) async throws -> RunReport {
    let files = try sandbox.files()
    open(files)
    return await sandbox.run(command, with: files, starting: { words + reachable($0) })
  }

  /// Without places that this user cannot get to, such as a build in somebody's home.
  func reachable(_ line: [String]) -> [String] {
    guard !words.isEmpty else { return line }
    var kept: [String] = []
    var rest = line[...]
    while let word = rest.popFirst() {
      if word == "--ro-bind-try", let path = rest.first, !Self.isOpen(path) {
        rest = rest.dropFirst(2)
      } else {
        kept.append(word)
      }
    }
    return kept
  }

  private static func isOpen(_ path: String) -> Bool {
    var folder = (path as NSString).deletingLastPathComponent
    while folder.count > 1 {
      var status = stat()
      if stat(folder, &status) != 0 { return true }
      if status.st_mode & S_IXOTH == 0 { return false }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return true
  }
}
