import Foundation
import TestSupport
import Testing

@testable import Snippets

/// Each name of the list of what is refused, of which most are in no attack of their own.
struct RefusedCallTests {
  private static let allowed: UInt32 = 0x7FFF_0000
  private let filter: FilterProgram

  init() throws {
    filter = FilterProgram(try SystemCallFilter.program())
  }

  /// Word for word what the list has, so that one that goes is missed: the kernel itself refuses some besides.
  private static let names = """
    mount umount2 pivot_root move_mount open_tree fsopen fsconfig fsmount fspick mount_setattr chroot unshare
    setns name_to_handle_at open_by_handle_at open_tree_attr quotactl quotactl_fd swapon swapoff acct
    fanotify_init mknod mknodat socket socketpair connect bind listen accept accept4 io_uring_setup
    io_uring_enter io_uring_register memfd_create memfd_secret shmget msgget semget mq_open vmsplice tee
    splice sendfile timer_create inotify_init inotify_init1 mbind set_mempolicy_home_node migrate_pages move_pages io_setup io_submit sync syncfs landlock_create_ruleset
    landlock_add_rule seccomp chmod fchmod fchmodat fchmodat2 setxattr lsetxattr fsetxattr setxattrat
    removexattr lremovexattr fremovexattr removexattrat file_setattr ptrace process_vm_readv
    process_vm_writev process_madvise pidfd_getfd kcmp keyctl add_key request_key bpf userfaultfd
    perf_event_open kexec_load kexec_file_load init_module finit_module delete_module reboot syslog iopl
    ioperm modify_ldt lookup_dcookie vhangup sethostname setdomainname settimeofday clock_settime
    clock_adjtime adjtimex nfsservctl uselib
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test func theListIsKnown() {
    #expect(Set(SystemCallFilter.refused) == Set(Self.names))
  }

  @Test(arguments: names)
  func aNameOfTheListIsRefused(_ name: String) throws {
    // Only what this kind of machine has not is passed over: what x86_64 has not is what nobody has any more.
    guard let number = try SystemCallFilter.number(of: name) else {
      #if arch(x86_64)
        Issue.record("\(name) is passed over")
      #endif
      return
    }
    #expect(try filter.answer(to: UInt32(number)) == SystemCallFilter.error(EPERM))
  }

  /// A library that does not know it yet says of it what it says of a call that a machine has not.
  @Test func noNameIsPassedOverThatTheLibraryIsTooOldFor() throws {
    for (name, number) in SystemCallFilter.numbers {
      #expect(try SystemCallFilter.number(of: name) == number, "\(name)")
      #expect((424...SystemCallFilter.lastReviewed).contains(number), "\(name)")
    }
    #expect(Set(SystemCallFilter.numbers.keys).isSubset(of: SystemCallFilter.refused))
    #expect(throws: SandboxError.self) { try SystemCallFilter.number(of: "no_such_call") }
  }

  @Test func whatIsYoungerThanTheListIsNotThere() throws {
    let last = UInt32(SystemCallFilter.lastReviewed)
    for number in [last + 1, last + 2, 512, 1023, 4096, 0x3FFF_FFFF] {
      #expect(try filter.answer(to: number) == SystemCallFilter.error(ENOSYS), "\(number)")
    }
    // close_range, openat2, futex_waitv, statmount: of the same years, and harmless.
    for number: UInt32 in [436, 437, 449, 457] {
      #expect(try filter.answer(to: number) == Self.allowed, "\(number)")
    }
  }

  /// CLOSE_RANGE_UNSHARE, alone and with CLOSE_RANGE_CLOEXEC; the F_SETDELEG of `fcntl`.
  @Test func aThreadHasNoDescriptorsOfItsOwn() throws {
    for flags: UInt64 in [2, 6] {
      let answer = try filter.answer(to: 436, arguments: [9, 10, flags, 0, 0, 0])
      #expect(answer == SystemCallFilter.error(EINVAL))
    }
    #expect(try filter.answer(to: 436, arguments: [9, 10, 4, 0, 0, 0]) == Self.allowed)
    let call = UInt32(try #require(try SystemCallFilter.number(of: "fcntl")))
    #expect(
      try filter.answer(to: call, arguments: [4, 1040, 0, 0, 0, 0]) == SystemCallFilter.error(EPERM)
    )
  }

  /// RLIMIT_CORE may be looked at, and other limits be set.
  @Test func nobodySaysAnewWhatIsKeptOfACrash() throws {
    let call = UInt32(try #require(try SystemCallFilter.number(of: "prlimit64")))
    func answer(_ resource: UInt64, _ new: UInt64) throws -> UInt32 {
      try filter.answer(to: call, arguments: [0, resource, new, 0, 0, 0])
    }
    for new: UInt64 in [1, 1 << 40] {
      #expect(try answer(4, new) == SystemCallFilter.error(EPERM))
      #expect(try answer(4 | 1 << 32, new) == SystemCallFilter.error(EPERM))
      #expect(try answer(7, new) == Self.allowed)
    }
    #expect(try answer(4, 0) == Self.allowed)
  }

  @Test func requestsOfNoListAreRefused() throws {
    let call = UInt32(try #require(try SystemCallFilter.number(of: "ioctl")))
    func answer(_ request: UInt64) throws -> UInt32 {
      try filter.answer(to: call, arguments: [4, request, 0, 0, 0, 0])
    }
    // FS_IOC_RESVSP, its 64 bits, FS_IOC_ZERO_RANGE, FIFREEZE, FS_IOC_SETFLAGS, FS_IOC_FSSETXATTR, FICLONE; TIOCSTI,
    // TIOCLINUX, TIOCSETD, FIOASYNC; NS_GET_USERNS, RNDADDENTROPY.
    for request: UInt64 in [
      0x4030_5828, 0x4030_582A, 0x4030_5839, 0xC004_5877, 0x4008_6602, 0x401C_5820, 0x4004_9409,
      0x5412, 0x541C, 0x5423, 0x5452, 0xB701, 0x4008_5203,
    ] {
      // The kernel reads 32 bits of it.
      for number in [request, request | 1 << 32] {
        #expect(try answer(number) == SystemCallFilter.error(ENOTTY), "\(number)")
      }
    }
    // The same number in another place is nobody's request.
    #expect(try filter.answer(to: 0, arguments: [0, 0x5412, 0, 0, 0, 0]) == Self.allowed)
    // TCGETS, FIONREAD, FIOCLEX, DRM's version, NVIDIA's, one to its memory.
    for request: UInt64 in [0x5401, 0x541B, 0x5451, 0xC040_6400, 0xC020_462A, 0x3000_0001] {
      #expect(try answer(request) == Self.allowed, "\(request)")
    }
  }

  /// What the kernel refuses by itself whoever asks without a privilege, or is configured to.
  private static let heldBesides: Set = [
    "pivot_root", "move_mount", "fsopen", "fsmount", "fspick", "swapon", "swapoff", "acct",
    "fanotify_init",
    "reboot", "syslog", "vhangup", "sethostname", "setdomainname", "settimeofday", "quotactl",
    "bpf",
    "userfaultfd", "perf_event_open", "io_uring_setup", "io_uring_enter", "io_uring_register",
    "kexec_load",
    "kexec_file_load", "init_module", "finit_module", "delete_module", "iopl", "ioperm",
    "lookup_dcookie",
    "open_by_handle_at", "keyctl", "add_key", "request_key",
  ]

  @Test(
    .enabled(
      if: AttackProgram.compiler != nil && Executables.find("bwrap") != nil,
      "there is no C compiler, or no bwrap"), arguments: AttackUser.present)
  func theKernelNeverHearsOfThem(_ user: AttackUser) async throws {
    let walled = try await answers(as: user)
    let open = try await answers(as: user, without: [.filter])
    #expect(walled.count > 80)
    #expect(Set(walled.keys) == Set(open.keys))
    #expect(walled.filter { $0.value != EPERM }.isEmpty)
    // Else the line above would be glad of a kernel that refuses everything.
    let refused = open.filter { $0.value == EPERM }.keys
    #expect(Set(refused).subtracting(Self.heldBesides).isEmpty)
  }

  /// What each call is answered that is made with arguments that make no sense, by its name.
  private func answers(
    as user: AttackUser, without removed: [Measure] = []
  ) async throws -> [String: Int32] {
    var names: [Int32: String] = [:]
    for name in Self.names where name != "sync" {
      // It takes no arguments, and so would write down what the whole machine has not yet.
      if let number = try SystemCallFilter.number(of: name) { names[number] = name }
    }
    let numbers = names.keys.map(String.init).joined(separator: ",")
    let report = try await Attack("calls", .text(numbers)).report(as: user, without: removed)
    var answers: [String: Int32] = [:]
    for line in report.output.split(separator: "\n") {
      let words = line.split(separator: " ").compactMap { Int32($0) }
      if words.count == 2, let name = names[words[0]] { answers[name] = words[1] }
    }
    return answers
  }
}
