import Foundation
import TestSupport

/// A `bwrap` that comes first on the PATH, and is none, or holds less than it should.
enum BrokenWalls: CaseIterable {
  case absent, failing, network, filter, capabilities, readOnlyRoot, emptyRoot, processes

  /// The real one.
  static let real = folders.map { $0 + "/bwrap" }
    .first(where: FileManager.default.isExecutableFile)

  private static let folders =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)

  /// What the program says of it.
  var words: String {
    switch self {
    case .absent: "bwrap is not installed"
    case .failing: "bwrap does not work here"
    case .network: "a demo could reach the network"
    case .filter: "a demo could make any system call"
    case .capabilities: "gain privileges"
    case .readOnlyRoot: "a demo could write to /"
    case .emptyRoot: "a demo could see your files"
    case .processes: "see your processes"
    }
  }

  /// Whether something is seen of it here: a machine may have no network to reach.
  var isSeen: Bool {
    guard self == .network else { return true }
    let interfaces = try? String(contentsOfFile: "/proc/net/dev", encoding: .utf8)
    return (interfaces ?? "").split(separator: "\n").count > 3
  }

  /// - Parameter folder: What becomes of it goes there.
  /// - Returns: The PATH to start the program with.
  func path(in folder: TemporaryFolder) throws -> String {
    let others = Self.folders.filter {
      !FileManager.default.isExecutableFile(atPath: $0 + "/bwrap")
    }
    if self == .absent { return others.joined(separator: ":") }
    let file = try folder.write(script, to: "bwrap")
    chmod(file, 0o755)
    return ([folder.path] + Self.folders).joined(separator: ":")
  }

  private var script: String {
    guard let exchange else { return "#!/bin/sh\nexit 1\n" }
    return """
      #!/bin/bash
      words=()
      while [ $# -gt 0 ]; do
        case "$* " in
          \(exchange)
          *) words+=("$1"); shift ;;
        esac
      done
      exec \(Self.real ?? "") "${words[@]}"
      """
  }

  /// What of its options is left out, or becomes another. Nothing that can be written outside ever is.
  private var exchange: String? {
    switch self {
    case .absent, .failing: nil
    case .network: "'--unshare-net '*) shift ;;"
    case .filter: "'--seccomp 3 '*) shift 2 ;;"
    case .capabilities: "'--cap-drop ALL '*) words+=(--cap-add ALL); shift 2 ;;"
    case .readOnlyRoot: "'--remount-ro / '*) shift 2 ;;"
    case .emptyRoot:
      "'--ro-bind /usr /usr '*) words+=(--ro-bind / / --dev-bind /dev /dev --proc /proc); "
        + "while [ \"$1\" != --chdir ]; do shift; done ;;"
    case .processes:
      "'--unshare-pid '*) shift ;; '--proc /proc '*) words+=(--dev-bind /proc /proc); shift 2 ;;"
    }
  }
}
