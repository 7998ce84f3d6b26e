import Testing

@testable import Snippets

/// One of the things that hold a command, and what the walls are without it.
///
/// The machine must stay safe where one is out: every row keeps its own mounts, and aims at what is
/// the test's.
enum Measure: Hashable, Sendable, CaseIterable {
  /// Nothing is there but what was put there; and that is read-only.
  case emptyRoot
  /// What is made in memory to hold the rest.
  case readOnlyRoot
  /// What was put there for the command to read.
  case readOnlyFiles
  /// Nothing is below `/usr/local` but programs.
  case emptyLocalFolders
  case filter
  case noCapabilities
  /// A user namespace around, for root as well.
  case ownUsers
  case noUsersInside
  case ownProcesses
  case ownNetwork
  case ownSegments
  case ownName
  case ownGroups
  case readOnlySettings
  /// What the kernel tells of the whole machine.
  case coveredFacts
  case readOnlyDevices
  case zerosAreNothing
  case noTerminals

  /// - Parameter words: Of a whole command line.
  func removed(from words: [String]) -> [String] {
    var words = words
    switch self {
    case .emptyRoot:
      guard let start = words.firstRange(of: ["--ro-bind", "/usr"])?.lowerBound,
        let end = words.firstRange(of: ["--chdir"])?.lowerBound, start < end
      else { return Self.missing(self, words) }
      words.replaceSubrange(
        start..<end, with: ["--bind", "/", "/", "--dev-bind", "/dev", "/dev", "--proc", "/proc"])
    case .readOnlyRoot: words = exchange(["--remount-ro", "/"], for: [], in: words)
    case .readOnlyFiles:
      // The tests' own.
      let folder = (try? AttackTargets.shared.get().readable) ?? ""
      words = exchange(["--ro-bind-try", folder], for: ["--bind", folder], in: words)
    case .emptyLocalFolders:
      // Of what the machine has.
      let covered = SandboxWalls.local.filter { words.firstRange(of: ["--tmpfs", $0]) != nil }
      if covered.isEmpty { return Self.missing(self, words) }
      for folder in covered {
        words = exchange(["--tmpfs", folder], for: [], in: words)
        words = exchange(["--remount-ro", folder], for: [], in: words)
      }
    case .filter: words = exchange(["--seccomp", "3"], for: [], in: words)
    case .noCapabilities:
      words = exchange(["--cap-drop", "ALL"], for: ["--cap-add", "ALL"], in: words)
    case .ownUsers: words = exchange(["--unshare-user", "--disable-userns"], for: [], in: words)
    case .noUsersInside: words = exchange(["--disable-userns"], for: [], in: words)
    case .ownProcesses:
      words = exchange(["--unshare-pid"], for: [], in: words)
      words = exchange(["--proc", "/proc"], for: ["--dev-bind", "/proc", "/proc"], in: words)
    case .ownNetwork: words = exchange(["--unshare-net"], for: [], in: words)
    case .ownSegments: words = exchange(["--unshare-ipc"], for: [], in: words)
    case .ownName:
      words = exchange(["--unshare-uts"], for: [], in: words)
      words = exchange(["--hostname", "showreel-demo"], for: [], in: words)
    case .ownGroups: words = exchange(["--unshare-cgroup-try"], for: [], in: words)
    case .readOnlySettings: words = exchange(["--remount-ro", "/proc"], for: [], in: words)
    case .coveredFacts: words = exchange(KernelFacts.covering, for: [], in: words)
    case .readOnlyDevices: words = exchange(["--remount-ro", "/dev"], for: [], in: words)
    case .zerosAreNothing:
      words = exchange(["--dev-bind", "/dev/null", "/dev/zero"], for: [], in: words)
    case .noTerminals:
      words = exchange(["--dev-bind", "/dev/null", "/dev/pts/ptmx"], for: [], in: words)
    }
    return words
  }

  private func exchange(_ these: [String], for others: [String], in words: [String]) -> [String] {
    guard let range = words.firstRange(of: these) else { return Self.missing(self, words) }
    var words = words
    words.replaceSubrange(range, with: others)
    return words
  }

  private static func missing(_ measure: Measure, _ words: [String]) -> [String] {
    Issue.record("\(measure) is not among the walls: \(words)")
    return words
  }
}
