import CSeccomp
import Foundation
import Movie

/// Which of the kernel's calls a demo may not make, as a program for the kernel (seccomp).
///
/// A list of what is refused, not of what is allowed: a compiler, LLVM's JIT and a renderer need too
/// many calls, and others with each release. What is refused is what walls have been broken by
/// before, and every way to speak to somebody outside.
enum SystemCallFilter {
  /// Calls that are refused with EPERM. Those a machine does not have are passed over.
  static let refused = [
    // The view of the file system is as it was made.
    "mount", "umount2", "pivot_root", "move_mount", "open_tree", "fsopen", "fsconfig", "fsmount",
    "fspick", "mount_setattr", "chroot", "unshare", "setns", "name_to_handle_at",
    "open_by_handle_at", "open_tree_attr", "quotactl", "quotactl_fd", "swapon", "swapoff", "acct",
    "fanotify_init",
    // Named pipes and devices lead to somebody else.
    "mknod", "mknodat",
    // Nobody to talk to: not even a socket that a folder holds.
    "socket", "socketpair", "connect", "bind", "listen", "accept", "accept4",
    "io_uring_setup", "io_uring_enter", "io_uring_register",
    // Memory that no limit counts once it is not mapped; a pipe keeps the pages that it was given, and
    // with a few bytes of each the 2 MB around them.
    "memfd_create", "memfd_secret", "shmget", "msgget", "semget", "mq_open", "vmsplice", "tee",
    // The same in small: no descriptor stands for a timer of these or for a watched file.
    "timer_create", "inotify_init", "inotify_init1",
    // Requests to a disk that the whole machine has so many of, and no process in particular.
    "io_setup", "io_submit",
    // Has the machine write down all that anybody has not written yet.
    "sync", "syncfs",
    // Rules and filters that the kernel keeps for a process, as many as it likes.
    "landlock_create_ruleset", "landlock_add_rule", "seccomp",
    // Whose a file is and who may read it: what is handed over is a file of the machine's.
    "chmod", "fchmod", "fchmodat", "fchmodat2", "setxattr", "lsetxattr", "fsetxattr", "setxattrat",
    // Other processes, and the kernel itself.
    "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "pidfd_getfd", "kcmp",
    "keyctl", "add_key", "request_key", "bpf", "userfaultfd", "perf_event_open", "kexec_load",
    "kexec_file_load", "init_module", "finit_module", "delete_module", "reboot", "syslog",
    "iopl", "ioperm", "modify_ldt", "lookup_dcookie", "vhangup", "sethostname", "setdomainname",
    "settimeofday", "clock_settime", "clock_adjtime", "adjtimex", "nfsservctl", "uselib",
  ]

  /// The program in the form that bubblewrap and the kernel take.
  ///
  /// - Throws: ``SandboxError/noFilter(reason:)``.
  static func program() throws(SandboxError) -> [UInt8] {
    guard let filter = seccomp_init(allow) else {
      throw .noFilter(reason: "seccomp_init gave nothing")
    }
    defer { seccomp_release(filter) }
    for name in refused {
      let call = seccomp_syscall_resolve_name(name)
      // Negative numbers are calls that this kind of machine has not.
      guard call >= 0 else { continue }
      try check(seccomp_rule_add_array(filter, error(EPERM), call, 0, nil), name)
    }
    try refuseParts(filter)
    return try exported(filter)
  }

  /// Calls that are wanted, but not in every form.
  private static func refuseParts(_ filter: scmp_filter_ctx) throws(SandboxError) {
    // clone makes threads, too; with one of these flags it makes a namespace.
    for flag in [
      CLONE_NEWNS, CLONE_NEWCGROUP, CLONE_NEWUTS, CLONE_NEWIPC, CLONE_NEWUSER, CLONE_NEWPID,
      CLONE_NEWNET,
    ] {
      let bits = UInt64(UInt32(bitPattern: flag))
      try refuse("clone", where: 0, masked: bits, is: bits, in: filter)
    }
    // A thread shares its process's descriptors, so that they are counted.
    try refuse(
      "clone", where: 0, masked: UInt64(CLONE_THREAD | CLONE_FILES), is: UInt64(CLONE_THREAD),
      in: filter)
    // Its flags are in memory, where no filter looks; who is told that it is not there uses clone.
    try check(
      seccomp_rule_add_array(
        filter, error(ENOSYS), seccomp_syscall_resolve_name("clone3"), 0, nil), "clone3")
    // Would type into the terminal that Showreel was started from.
    for request in [UInt64(TIOCSTI), 0x541C /* TIOCLINUX */] {
      try refuse("ioctl", where: 1, masked: 0xFFFF_FFFF, is: request, in: filter)
    }
    // Pipes stay as small as they are, and whoever opens a file of the machine's does not wait for a demo that
    // has a lease of it; and nothing counts locks of parts of a file.
    for (command, code) in [
      (1031 /* F_SETPIPE_SZ */, EPERM), (1024 /* F_SETLEASE */, EPERM),
      (1026 /* F_NOTIFY */, EPERM), (F_SETLK, ENOLCK), (F_SETLKW, ENOLCK),
      (37 /* F_OFD_SETLK */, ENOLCK), (38 /* F_OFD_SETLKW */, ENOLCK),
    ] {
      try refuse(
        "fcntl", with: code, where: 1, masked: 0xFFFF_FFFF, is: UInt64(command), in: filter)
    }
    // Locks of whole files hold up whoever outside wants one of the same file. The compiler and the linker ask
    // for none: so it is for them, too.
    try check(
      seccomp_rule_add_array(
        filter, error(ENOLCK), seccomp_syscall_resolve_name("flock"), 0, nil), "flock")
    // Shared memory of no file stays when nobody has its pages mapped, and so is nobody's.
    let shared = UInt64(MAP_SHARED | MAP_ANONYMOUS)
    try refuse("mmap", where: 3, masked: shared, is: shared, in: filter)
    // Pages that somebody has put aside for a program of theirs; no limit counts them.
    try refuse("mmap", where: 3, masked: 0x40000, is: 0x40000 /* MAP_HUGETLB */, in: filter)
    // What seccomp does, by an older name.
    try refuse("prctl", where: 0, masked: 0xFFFF_FFFF, is: 22 /* PR_SET_SECCOMP */, in: filter)
    // Room on a disk beyond a file's end is in no size, and no limit of sizes holds it.
    try refuse("fallocate", with: EOPNOTSUPP, where: 1, masked: 1, is: 1, in: filter)
  }

  /// Refuses a call by the bits of one of its arguments.
  private static func refuse(
    _ call: String, with code: Int32 = EPERM, where argument: UInt32, masked mask: UInt64,
    is bits: UInt64, in filter: scmp_filter_ctx
  ) throws(SandboxError) {
    var comparison = scmp_arg_cmp(
      arg: argument, op: SCMP_CMP_MASKED_EQ, datum_a: mask, datum_b: bits)
    try check(
      seccomp_rule_add_array(
        filter, error(code), seccomp_syscall_resolve_name(call), 1, &comparison), call)
  }

  // SCMP_ACT_ALLOW and SCMP_ACT_ERRNO, which are macros.
  private static let allow: UInt32 = 0x7FFF_0000
  private static func error(_ code: Int32) -> UInt32 { 0x0005_0000 | UInt32(code) }

  private static func check(_ status: Int32, _ call: String) throws(SandboxError) {
    if status < 0 { throw .noFilter(reason: "\(call): \(String(cString: strerror(-status)))") }
  }

  private static func exported(_ filter: scmp_filter_ctx) throws(SandboxError) -> [UInt8] {
    // The library writes to a descriptor; the program is a few kilobytes, which a pipe holds.
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw .noFilter(reason: String(cString: strerror(errno)))
    }
    guard let reading = OwnedDescriptor(ends[0]), let writing = OwnedDescriptor(ends[1]) else {
      throw .noFilter(reason: "pipe")
    }
    try check(seccomp_export_bpf(filter, writing.number), "seccomp_export_bpf")
    // Who reads to the end waits for the other end to be closed.
    _ = writing.close()
    return Array(FileHandle(fileDescriptor: reading.number).readDataToEndOfFile())
  }
}
