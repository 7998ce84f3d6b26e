import Testing

/// An attack of `attack.c`, and what holds it.
struct Attack: Sendable, CustomTestStringConvertible {
  /// When it gets through without its measures.
  enum Proof: Sendable {
    case always
    /// Where the user outside is root; another one is held by the kernel besides.
    case asRoot
    /// Where it gets through with no walls at all: kernels are configured to refuse it themselves.
    case whereTheKernelAllows
    /// Where both are so.
    case asRootWhereTheKernelAllows
    /// No word of the command line can be left out to see it: the kernel or bubblewrap always holds it, and what
    /// is seen is that they do.
    case none
  }

  /// What it is about.
  enum Aim: Sendable {
    case text(String)
    /// A new file in a folder that the command may read.
    case newFileInReadable
    /// A file that is nobody else's, in a folder of those where machines keep what is theirs alone.
    case localSecret(String)
    /// What `/proc` has by this name of a process that is the test's.
    case factOfProcess(String)
    /// Shared memory that everybody may use.
    case segment
    case machineName
    /// The longest path of the groups that the tests are in; what no path is where that is the root of all.
    case groupName
    case secret, newFile, oldFile, pipe, socket, abstractSocket, port, process
  }

  var name: String
  var aim = Aim.text("")
  /// Each of them holds it; it gets through when all are out.
  var measures: [Measure] = []
  var proof = Proof.always
  /// Whoever it makes sense for.
  var users: Set<AttackUser> = [.root, .ordinary]

  init(_ name: String, _ aim: Aim = .text(""), by measures: Measure..., proof: Proof = .always) {
    self.name = name
    self.aim = aim
    self.measures = measures
    self.proof = measures.isEmpty ? .none : proof
  }

  var testDescription: String {
    switch aim {
    case .text(let text) where !text.isEmpty: "\(name) \(text)"
    case .localSecret(let folder): "\(name) of \(folder)"
    case .factOfProcess(let fact): "\(name) \(fact) of a process"
    default: name
    }
  }
}

extension Attack {
  static let all = views + files + localSecrets + facts + talks + others + memory

  /// The view of the file system.
  private static let views = [
    Attack("mount", by: .filter, .noCapabilities, .noUsersInside, proof: .asRoot),
    Attack("remount", by: .filter, .noCapabilities, .noUsersInside, proof: .asRoot),
    Attack("umount", by: .filter, .noCapabilities, .noUsersInside, proof: .asRoot),
    Attack("pivot_root", by: .filter, .noCapabilities, .noUsersInside, proof: .asRoot),
    Attack("fsopen", by: .filter, .noCapabilities, .noUsersInside, proof: .asRoot),
    Attack("chroot", by: .filter, .noCapabilities),
    Attack("open_tree", by: .filter),
    Attack("setns", by: .filter),
    Attack("unshare-user", by: .filter, .noUsersInside),
    Attack("unshare-mount", by: .filter, .noCapabilities),
    Attack("clone-user", by: .filter, .noUsersInside),
    Attack("clone3-user", by: .filter, .noUsersInside),
    Attack("by-handle", by: .filter),
    Attack("capabilities", by: .noCapabilities),
    // bubblewrap sets the flag itself, whatever it is told.
    Attack("new-privileges"),
    becomeRoot,
  ]

  /// Root is it already. For anybody else it takes a program that is root's, and nothing makes one here.
  private static let becomeRoot: Attack = {
    var attack = Attack("become-root")
    attack.users = [.ordinary]
    return attack
  }()

  private static let files = [
    Attack("read", .secret, by: .emptyRoot),
    Attack("read", .text("/etc/shadow"), by: .emptyRoot, proof: .asRoot),
    Attack("read", .text("/etc/passwd"), by: .emptyRoot),
    Attack("write", .newFile, by: .emptyRoot),
    Attack("delete", .oldFile, by: .emptyRoot),
    Attack("chmod", .oldFile, by: .emptyRoot, .filter),
    Attack("write", .newFileInReadable, by: .readOnlyFiles),
    // Held as the row above; a proof would write to the machine's own.
    Attack("write", .text("/usr/showreel-attack")),
    Attack("write", .text("/etc/showreel-attack"), by: .readOnlyRoot),
    Attack("write", .text("/showreel-attack"), by: .readOnlyRoot),
    Attack("write", .text("/dev/showreel-attack"), by: .readOnlyDevices),
    Attack(
      "write-setting", .text("/proc/sys/kernel/domainname"), by: .readOnlySettings, proof: .asRoot),
    Attack(
      "write-setting", .text("/proc/sys/kernel/core_pattern"), by: .readOnlySettings,
      proof: .whereTheKernelAllows),
    Attack("root-of-others", .secret, by: .emptyRoot, .ownProcesses),
    Attack("mkfifo", by: .filter),
    Attack("mknod", by: .filter, .noCapabilities, .ownUsers, proof: .asRoot),
    // Showreel opens its files so that no program gets them, and bubblewrap closes what it was given.
    Attack("descriptors"),
    Attack("beside-delivery", by: .emptyRoot, proof: .asRoot),
    Attack("delivery-for-all", by: .filter),
    Attack("delivery-attribute", by: .filter, proof: .whereTheKernelAllows),
    Attack("fchmodat2", by: .filter, proof: .whereTheKernelAllows),
    Attack("setxattrat", by: .filter, proof: .whereTheKernelAllows),
    Attack("open_tree_attr", by: .filter, proof: .whereTheKernelAllows),
    Attack("file_setattr", by: .filter, proof: .whereTheKernelAllows),
    Attack("hidden-room", by: .filter, proof: .whereTheKernelAllows),
    Attack("hidden-room-by-request", by: .filter, proof: .whereTheKernelAllows),
    Attack("zeroed-room-by-request", by: .filter, proof: .whereTheKernelAllows),
    Attack("inserted-room", by: .filter, proof: .whereTheKernelAllows),
    Attack("file-flags-by-request", by: .filter, proof: .whereTheKernelAllows),
  ]

  /// Somebody to talk to.
  private static let talks = [
    Attack("tcp", .port, by: .filter, .ownNetwork),
    Attack("abstract-socket", .abstractSocket, by: .filter, .ownNetwork),
    Attack("unix-socket", .socket, by: .filter, .emptyRoot),
    Attack("open-pipe", .pipe, by: .emptyRoot),
    Attack("segment-of-others", .segment, by: .filter, .ownSegments),
    Attack("machine-name", .machineName, by: .ownName),
    Attack("group-name", .groupName, by: .ownGroups, proof: .whereTheKernelAllows),
    Attack("udp", by: .filter),
    Attack("netlink", by: .filter),
    Attack("vsock", by: .filter),
    Attack("socketpair", by: .filter),
    Attack("io_uring", by: .filter, proof: .whereTheKernelAllows),
  ]

  /// Other processes, and the kernel.
  private static let others =
    [
      Attack("kill", .process, by: .ownProcesses, proof: .asRoot),
      Attack("kill-all", by: .ownProcesses),
      Attack(
        "environ", .process, by: .ownProcesses, .ownUsers, .noCapabilities, .filter, proof: .asRoot),
      Attack("write-init", by: .filter, .readOnlySettings),
      Attack("ptrace", by: .filter),
      Attack("process_vm_readv", by: .filter),
      Attack("keyctl", by: .filter, proof: .whereTheKernelAllows),
      Attack("add_key", by: .filter, proof: .whereTheKernelAllows),
      Attack("bpf", by: .filter, proof: .whereTheKernelAllows),
      Attack("userfaultfd", by: .filter, proof: .whereTheKernelAllows),
      Attack("perf_event_open", by: .filter, proof: .whereTheKernelAllows),
      Attack(
        "finit_module", by: .filter, .noCapabilities, .ownUsers, proof: .whereTheKernelAllows),
      Attack("tiocsti", by: .filter, .noTerminals),
      Attack("tiocsti-long", by: .filter, .noTerminals),
      Attack("terminal", by: .noTerminals),
      Attack("write-all", by: .filter),
      Attack("crash-handler", by: .filter),
    ] + otherNumbers

  /// Other machines have one set of numbers.
  private static let otherNumbers: [Attack] = {
    #if arch(x86_64)
      [Attack("other-numbers", by: .filter, proof: .whereTheKernelAllows)]
    #else
      []
    #endif
  }()

  /// Memory that no limit counts.
  private static let memory = [
    Attack("memfd_create", by: .filter),
    Attack("landlock", by: .filter, proof: .whereTheKernelAllows),
    Attack("seccomp", by: .filter),
    Attack("prctl-seccomp", by: .filter),
    Attack("memfd_secret", by: .filter, proof: .whereTheKernelAllows),
    Attack("shmget", by: .filter),
    Attack("shared-memory", by: .filter),
    Attack("shared-zeros", by: .zerosAreNothing),
    Attack("vmsplice", by: .filter),
    Attack("splice", by: .filter),
    Attack("sendfile", by: .filter),
    Attack("huge-pages", by: .filter),
    Attack("large-pipe", by: .filter),
    Attack("timer_create", by: .filter),
    Attack("inotify", by: .filter),
    Attack("lock", by: .filter),
    Attack("lock-waiting", by: .filter),
    Attack("lock-of-file", by: .filter),
    Attack("lock-of-file-waiting", by: .filter),
    Attack("lock-of-whole-file", by: .filter),
    Attack("lease", by: .filter),
    Attack("watched-folder", by: .filter, proof: .whereTheKernelAllows),
    Attack("disk-requests", by: .filter, proof: .whereTheKernelAllows),
    Attack("thread-with-files", by: .filter),
    Attack("hide", by: .filter),
    Attack("own-descriptors", by: .filter, proof: .whereTheKernelAllows),
    Attack("memory-policy", by: .filter, proof: .whereTheKernelAllows),
  ]
}
