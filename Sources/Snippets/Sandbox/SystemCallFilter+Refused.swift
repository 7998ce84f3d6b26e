extension SystemCallFilter {
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
    // with a few bytes of each the 2 MB around them, also those of a file that has been cut off since.
    "memfd_create", "memfd_secret", "shmget", "msgget", "semget", "mq_open", "vmsplice", "tee",
    "splice", "sendfile",
    // The same in small: no descriptor stands for a timer of these or for a watched file.
    "timer_create", "inotify_init", "inotify_init1",
    // Which memory pages of a file come from, which stays with the file for every page that was ever said of, there
    // or not: not even a group of the kernel's counts it.
    "mbind", "set_mempolicy_home_node", "migrate_pages", "move_pages",
    // Requests to a disk that the whole machine has so many of, and no process in particular.
    "io_setup", "io_submit",
    // Has the machine write down all that anybody has not written yet.
    "sync", "syncfs",
    // Rules and filters that the kernel keeps for a process, as many as it likes.
    "landlock_create_ruleset", "landlock_add_rule", "seccomp",
    // Whose a file is and who may read it: what is handed over is a file of the machine's.
    "chmod", "fchmod", "fchmodat", "fchmodat2", "setxattr", "lsetxattr", "fsetxattr", "setxattrat",
    "removexattr", "lremovexattr", "fremovexattr", "removexattrat", "file_setattr",
    // Other processes, and the kernel itself.
    "ptrace", "process_vm_readv", "process_vm_writev", "process_madvise", "pidfd_getfd", "kcmp",
    "keyctl", "add_key", "request_key", "bpf", "userfaultfd", "perf_event_open", "kexec_load",
    "kexec_file_load", "init_module", "finit_module", "delete_module", "reboot", "syslog",
    "iopl", "ioperm", "modify_ldt", "lookup_dcookie", "vhangup", "sethostname", "setdomainname",
    "settimeofday", "clock_settime", "clock_adjtime", "adjtimex", "nfsservctl", "uselib",
  ]

  /// Numbers of what is refused and younger than a library may be. A library that does not know a name says
  /// so with a negative number, as of a call that a machine has not, and the kernel may know it all the same.
  ///
  /// From 424 on, every kind of machine has the same.
  static let numbers: [String: Int32] = [
    "io_uring_setup": 425, "io_uring_enter": 426, "io_uring_register": 427, "open_tree": 428,
    "move_mount": 429, "fsopen": 430, "fsconfig": 431, "fsmount": 432, "fspick": 433,
    "pidfd_getfd": 438, "process_madvise": 440, "mount_setattr": 442, "quotactl_fd": 443,
    "landlock_create_ruleset": 444, "landlock_add_rule": 445, "memfd_secret": 447,
    "set_mempolicy_home_node": 450,
    "fchmodat2": 452, "setxattrat": 463, "removexattrat": 466, "open_tree_attr": 467,
    "file_setattr": 469,
  ]

  /// The youngest call that somebody has read the manual of, `file_setattr`; whoever raises it says of each
  /// between whether it is refused.
  static let lastReviewed: Int32 = 469
}
