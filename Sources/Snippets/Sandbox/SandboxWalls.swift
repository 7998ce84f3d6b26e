import Foundation

/// What of the machine a sandboxed command sees: bubblewrap's options.
///
/// The root is empty. What every command needs is bound into it, read-only; all that can be written is
/// in memory, of fixed size, and gone with the command.
enum SandboxWalls {
  /// Of the machine's own: programs, libraries, fonts, symbols. Nobody's files are there.
  private static let system = ["/usr"]
  /// What somebody keeps below it all the same, on many a machine: it reads as empty. The programs beside them are
  /// the machine's.
  static let local = ["etc", "share", "src", "var"].map { "/usr/local/" + $0 }
  /// What of that is wanted.
  private static let fonts = ["/usr/local/share/fonts", "/usr/local/etc/fonts"]
  /// Where `/bin` and its like are folders and not links into `/usr`, they are needed besides.
  private static let roots = ["bin", "sbin", "lib", "lib32", "lib64"]
  /// What programs and libraries look up.
  private static let settings = [
    "/etc/ld.so.cache", "/etc/alternatives", "/etc/fonts", "/etc/glvnd",
    "/etc/drirc", "/var/cache/fontconfig",
  ]
  /// Frames may be drawn by a graphics card.
  private static let graphics = ["nvidia0", "nvidiactl", "nvidia-modeset", "nvidia-uvm"]
  /// What the drivers of one read to find it.
  private static let graphicsFacts = ["/sys/dev/char", "/sys/devices", "/sys/class/drm"]
  /// Bytes of `/tmp` and `/dev/shm`.
  private static let scratchSize = 256 << 20

  /// - Parameter filter: Path of ``SystemCallFilter/program()``, which comes on descriptor 3.
  static func options(for command: SandboxedCommand) -> [String] {
    var words = [
      // For root, too: without one it would keep what root may do to the machine.
      "--unshare-user", "--disable-userns",
      "--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try",
      "--cap-drop", "ALL", "--die-with-parent", "--new-session", "--hostname", "showreel-demo",
      "--seccomp", "3",
    ]
    for place in system { words += ["--ro-bind", place, place] }
    for root in roots { words += Self.root(root) }
    for place in settings { words += ["--ro-bind-try", place, place] }
    words += [
      "--proc", "/proc",
      // Root outside is who owns /proc/sys, whatever it may do inside.
      "--remount-ro", "/proc",
    ]
    words += KernelFacts.covering
    words += [
      "--dev", "/dev", "--size", "\(scratchSize)", "--tmpfs", "/dev/shm",
      // What is mapped of it is shared memory of no file, which no limit counts. The other reads as empty.
      "--dev-bind", "/dev/null", "/dev/zero",
      // The machine has so many terminals, wherever they are made.
      "--dev-bind", "/dev/null", "/dev/pts/ptmx",
    ]
    let cards = cards(in: "/dev")
    for device in cards { words += ["--dev-bind", device, device] }
    if !cards.isEmpty {
      for place in graphicsFacts { words += ["--ro-bind-try", place, place] }
    }
    words += ["--remount-ro", "/dev", "--size", "\(scratchSize)", "--tmpfs", "/tmp"]
    let size = max(command.limits.fileSize, 1 << 20)
    var mounts = [(place: command.folder, words: ["--size", "\(size)", "--tmpfs", command.folder])]
    let covered = local.filter(isFolder)
    mounts += covered.map { ($0, ["--tmpfs", $0]) }
    for place in fonts + own + command.readable {
      mounts.append((place, ["--ro-bind-try", place, place]))
    }
    for place in command.writable { mounts.append((place, ["--bind", place, place])) }
    // What is mounted later covers what it contains, so folders come before what is in them.
    let depths = mounts.map { $0.place.split(separator: "/").count }
    for index in mounts.indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) {
      words += mounts[index].words
    }
    for place in covered { words += ["--remount-ro", place] }
    return words + ["--remount-ro", "/", "--chdir", command.folder]
  }

  /// Not a link to one: what that leads to is covered by its own name, or seen by it.
  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// Whether every command sees it.
  private static func isSystem(_ path: String) -> Bool {
    path.hasPrefix("/usr/") && !local.contains { path.hasPrefix($0 + "/") }
  }

  /// Of Mesa's, what only draws: `card0` beside it sets the modes of screens.
  static func cards(in devices: String) -> [String] {
    let files = FileManager.default
    let drawing = ((try? files.contentsOfDirectory(atPath: devices + "/dri")) ?? [])
      .filter { $0.hasPrefix("renderD") }.sorted().map { devices + "/dri/" + $0 }
    return drawing
      + graphics.map { devices + "/" + $0 }.filter { files.fileExists(atPath: $0) }
  }

  private static func root(_ name: String) -> [String] {
    let path = "/" + name
    if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      return ["--symlink", target, path]
    }
    return ["--ro-bind-try", path, path]
  }

  /// This program, and the libraries that it is made of where they are not the system's. A Swift runtime
  /// may lie anywhere, and a demo may need more of it than this program does.
  private static let own: [String] = {
    let files = SwiftRuntime.mapped.filter { path in
      let isElsewhere = ["/dev/", "/memfd:"].contains { path.hasPrefix($0) }
      return !isElsewhere && !isSystem(path) && !path.hasSuffix(" (deleted)")
    }
    let runtimes = SwiftRuntime.folder.map { isSystem($0) ? [] : [$0] } ?? []
    return Set(files + runtimes + [DemoToolchain.executable]).sorted()
  }()
}
