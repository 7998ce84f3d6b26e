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
    /// No word of the command line can be left out to see it.
    case none
  }

  /// What it is about.
  enum Aim: Sendable {
    case text(String)
    case secret, newFile, oldFile, pipe, socket, abstractSocket, port, process
  }

  var name: String
  var aim = Aim.text("")
  /// Each of them holds it; it gets through when all are out.
  var measures: [Measure] = []
  var proof = Proof.always

  init(_ name: String, _ aim: Aim = .text(""), by measures: Measure..., proof: Proof = .always) {
    self.name = name
    self.aim = aim
    self.measures = measures
    self.proof = measures.isEmpty ? .none : proof
  }

  var testDescription: String {
    if case .text(let text) = aim, !text.isEmpty { "\(name) \(text)" } else { name }
  }
}

extension Attack {
  static let all = views + files + talks + others + memory

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
    Attack("new-privileges"),
    Attack("become-root"),
  ]

  private static let files = [
    Attack("read", .secret, by: .emptyRoot),
    Attack("read", .text("/etc/shadow")),
    Attack("read", .text("/etc/passwd")),
    Attack("write", .newFile, by: .emptyRoot),
    Attack("delete", .oldFile, by: .emptyRoot),
    Attack("chmod", .oldFile, by: .emptyRoot, .filter),
    Attack("write", .text("/usr/showreel-attack")),
    Attack("write", .text("/etc/showreel-attack")),
    Attack("write", .text("/showreel-attack")),
    Attack("write", .text("/dev/showreel-attack"), by: .readOnlyDevices),
    Attack(
      "write-setting", .text("/proc/sys/kernel/domainname"), by: .readOnlySettings, proof: .asRoot),
    Attack("write-setting", .text("/proc/sys/kernel/core_pattern")),
    Attack("root-of-others", .secret, by: .emptyRoot, .ownProcesses),
    Attack("mkfifo", by: .filter),
    Attack("mknod"),
    Attack("descriptors"),
    Attack("beside-delivery"),
    Attack("delivery-for-all", by: .filter),
    Attack("delivery-attribute", by: .filter, proof: .whereTheKernelAllows),
    Attack("hidden-room", by: .filter, proof: .whereTheKernelAllows),
  ]

  /// Somebody to talk to.
  private static let talks = [
    Attack("tcp", .port, by: .filter, .ownNetwork),
    Attack("abstract-socket", .abstractSocket, by: .filter, .ownNetwork),
    Attack("unix-socket", .socket, by: .filter, .emptyRoot),
    Attack("open-pipe", .pipe, by: .emptyRoot),
    Attack("udp", by: .filter),
    Attack("netlink", by: .filter),
    Attack("vsock", by: .filter),
    Attack("socketpair", by: .filter),
    Attack("io_uring", by: .filter, proof: .whereTheKernelAllows),
  ]

  /// Other processes, and the kernel.
  private static let others = [
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
    Attack("finit_module"),
    Attack("other-numbers", by: .filter, proof: .whereTheKernelAllows),
    Attack("tiocsti", by: .filter),
    Attack("tiocsti-long", by: .filter),
  ]

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
    Attack("large-pipe", by: .filter),
    Attack("timer_create", by: .filter),
    Attack("inotify", by: .filter),
    Attack("lock", by: .filter),
    Attack("lock-waiting", by: .filter),
    Attack("lock-of-file", by: .filter),
    Attack("lock-of-file-waiting", by: .filter),
    Attack("thread-with-files", by: .filter),
  ]
}
