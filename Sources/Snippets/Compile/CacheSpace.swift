/// Whether a compiler failed because the disk of the cache is full.
enum CacheSpace {
  static func isGone(in folder: String, after report: RunReport) -> Bool {
    // A linker writes its result as memory, and memory of a full disk is a crash without a word.
    DiskSpace.isMissed(in: report.errors + report.output) || DiskSpace.isGone(in: folder)
  }
}
