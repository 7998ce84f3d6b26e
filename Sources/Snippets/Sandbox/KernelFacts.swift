import Foundation

/// What of `/proc` is about the whole machine and whoever works on it, and reads as empty behind walls.
///
/// A namespace of processes hides who they are in the folders that have their numbers, and not here; and what is for
/// root alone to read a demo of root's could read. What programs look up of the machine (processors, memory, modules)
/// stays.
enum KernelFacts {
  private static let files = [
    // Somebody's keys and locks by name.
    "keys", "key-users", "locks",
    // Of older kernels, each process of the machine with its name.
    "sched_debug", "timer_stats", "latency_stats",
    // When keys are typed.
    "interrupts",
    // For root alone.
    "kcore", "kmsg", "kpagecgroup", "kpagecount", "kpageflags", "pagetypeinfo", "slabinfo",
    "timer_list", "vmallocinfo", "vmcore",
  ].map { "/proc/" + $0 }
  /// Devices, file systems with the servers that they are on, and how much is typed on serial lines, which is for root
  /// alone, too.
  private static let folders = ["acpi", "asound", "fs", "scsi", "tty/driver"].map { "/proc/" + $0 }

  /// Bubblewrap's options, for behind those that make `/proc`; of what there is: nothing can be made there.
  static var covering: [String] {
    let there = FileManager.default.fileExists(atPath:)
    return files.filter(there).flatMap { ["--dev-bind", "/dev/null", $0] }
      + folders.filter(there).flatMap { ["--tmpfs", $0, "--remount-ro", $0] }
  }
}
