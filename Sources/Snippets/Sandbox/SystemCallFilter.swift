import CSeccomp
import Foundation
import Movie

/// Which of the kernel's calls a demo may not make, as a program for the kernel (seccomp).
///
/// A list of what is refused, not of what is allowed, but for ``requests``: a compiler, LLVM's JIT and a renderer need too
/// many calls, and others with each release. What is refused is what walls have been broken by
/// before, and every way to speak to somebody outside.
enum SystemCallFilter {
  /// The program in the form that bubblewrap and the kernel take.
  ///
  /// - Throws: ``SandboxError/noFilter(reason:)``.
  static func program() throws(SandboxError) -> [UInt8] {
    guard let filter = seccomp_init(allow) else {
      throw .noFilter(reason: "seccomp_init gave nothing")
    }
    defer { seccomp_release(filter) }
    for name in refused {
      guard let call = try number(of: name) else { continue }
      try check(seccomp_rule_add_array(filter, error(EPERM), call, 0, nil), name)
    }
    try refuseParts(filter)
    return refusingUnreviewed + (try refusingRequests) + (try exported(filter))
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
    // Nor does it part from them later.
    try refuse(
      "close_range", with: EINVAL, where: 2, masked: 2, is: 2 /* CLOSE_RANGE_UNSHARE */, in: filter)
    // Its flags are in memory, where no filter looks; who is told that it is not there uses clone.
    try check(
      seccomp_rule_add_array(
        filter, error(ENOSYS), seccomp_syscall_resolve_name("clone3"), 0, nil), "clone3")
    // Pipes stay as small as they are, and whoever opens a file of the machine's does not wait for a demo that
    // has a lease of it; and nothing counts locks of parts of a file.
    for (command, code) in [
      (1031 /* F_SETPIPE_SZ */, EPERM), (1024 /* F_SETLEASE */, EPERM),
      (1040 /* F_SETDELEG */, EPERM),
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
    // Who hides its memory has its descriptors hidden, too, and nobody but root could look at them.
    try refuse("prctl", where: 0, masked: 0xFFFF_FFFF, is: 4 /* PR_SET_DUMPABLE */, in: filter)
    // A crash's handler would be started outside again: see CrashHandlers.
    let cores = UInt64(RLIMIT_CORE.rawValue)
    try refuse("setrlimit", where: 0, masked: 0xFFFF_FFFF, is: cores, in: filter)
    var settingCores = [
      scmp_arg_cmp(arg: 1, op: SCMP_CMP_MASKED_EQ, datum_a: 0xFFFF_FFFF, datum_b: cores),
      scmp_arg_cmp(arg: 2, op: SCMP_CMP_NE, datum_a: 0, datum_b: 0),
    ]
    try check(
      seccomp_rule_add_array(
        filter, error(EPERM), seccomp_syscall_resolve_name("prlimit64"), 2, &settingCores),
      "prlimit64")
    // What seccomp does, by an older name.
    try refuse("prctl", where: 0, masked: 0xFFFF_FFFF, is: 22 /* PR_SET_SECCOMP */, in: filter)
    // Room on a disk beyond a file's end is in no size, and no limit of sizes holds it; nor what is moved there by
    // room put in before it. (The same can be asked by requests: see ``requests``.)
    for mode: UInt64 in [1 /* FALLOC_FL_KEEP_SIZE */, 0x20 /* FALLOC_FL_INSERT_RANGE */] {
      try refuse("fallocate", with: EOPNOTSUPP, where: 1, masked: mode, is: mode, in: filter)
    }
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
  static func error(_ code: Int32) -> UInt32 { 0x0005_0000 | UInt32(code) }

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

extension SystemCallFilter {
  /// - Returns: nil for a call that this kind of machine has not.
  /// - Throws: ``SandboxError/noFilter(reason:)`` for a name that nobody knows.
  static func number(of name: String) throws(SandboxError) -> Int32? {
    if let number = numbers[name] { return number }
    let number = seccomp_syscall_resolve_name(name)
    // -1 is a name that the library does not know; below it are those of other machines.
    if number == -1 { throw .noFilter(reason: "\(name): the library does not know it") }
    return number < 0 ? nil : number
  }
}
