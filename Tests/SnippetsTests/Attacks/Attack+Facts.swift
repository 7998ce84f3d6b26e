/// What `/proc` tells of the whole machine, and what lets others be told there.
extension Attack {
  static let facts = readable + forRoot + folders + settings + processes

  /// What whoever runs a demo may read.
  private static let readable = [
    Attack("read-some", .text("/proc/keys"), by: .coveredFacts, proof: .asRoot),
    Attack(
      "read-some", .text("/proc/key-users"), by: .coveredFacts, proof: .asRootWhereTheKernelAllows),
    // Each is told to whoever has the number of its process, which nobody has inside.
    Attack(
      "read-some", .text("/proc/locks"), by: .coveredFacts, .ownProcesses,
      proof: .whereTheKernelAllows),
    Attack(
      "read-some", .text("/proc/interrupts"), by: .coveredFacts, proof: .whereTheKernelAllows),
    // Whoever opens these is asked for a capability of the machine's own besides.
    Attack(
      "open-some", .text("/proc/kcore"), by: .coveredFacts, .noCapabilities, .ownUsers,
      proof: .whereTheKernelAllows),
    Attack(
      "open-some", .text("/proc/kmsg"), by: .coveredFacts, .noCapabilities, .ownUsers,
      proof: .whereTheKernelAllows),
  ]

  /// What is root's alone, or was told by older kernels.
  private static let forRoot = [
    "kpagecgroup", "kpagecount", "kpageflags", "pagetypeinfo", "slabinfo", "timer_list",
    "vmallocinfo", "vmcore",
    "sched_debug", "timer_stats", "latency_stats",
  ].map {
    Attack("read-some", .text("/proc/\($0)"), by: .coveredFacts, proof: .whereTheKernelAllows)
  }

  private static let folders = ["acpi", "asound", "fs", "scsi", "tty/driver"].map {
    Attack("list", .text("/proc/\($0)"), by: .coveredFacts, proof: .whereTheKernelAllows)
  }

  /// They are opened and left as they are: one of them ends the machine, the other takes what it keeps of files.
  private static let settings = [
    Attack(
      "write", .text("/proc/sysrq-trigger"), by: .readOnlySettings, proof: .whereTheKernelAllows),
    Attack(
      "write", .text("/proc/sys/vm/drop_caches"), by: .readOnlySettings,
      proof: .whereTheKernelAllows),
    Attack(
      "write-setting", .text("/proc/sys/vm/overcommit_memory"), by: .readOnlySettings,
      proof: .whereTheKernelAllows),
    Attack(
      "write-setting", .text("/proc/sys/kernel/randomize_va_space"), by: .readOnlySettings,
      proof: .whereTheKernelAllows),
  ]

  /// What they were started with, and what they are called, which everybody may read. What is their user's alone is
  /// tried by `environ`.
  private static let processes = ["cmdline", "comm", "status"].map {
    Attack("read", .factOfProcess($0), by: .ownProcesses, proof: .whereTheKernelAllows)
  }

  /// Where the machine has the folder, and root put something there.
  static let localSecrets = ["etc", "share", "src", "var"].map {
    Attack(
      "read", .localSecret("/usr/local/\($0)"), by: .emptyLocalFolders, proof: .whereTheKernelAllows
    )
  }
}
