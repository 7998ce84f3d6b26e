import Foundation

/// The most memory that a preset's export holds at once.
enum MemoryPeaks {
  /// Exports every preset in a process of its own, and prints what the largest needed.
  static func printAll() throws {
    let program = try Child.showreel()
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "showreel-memory-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let presets = try FileManager.default.contentsOfDirectory(atPath: "Presets")
      .filter { $0.hasSuffix(".yaml") }.sorted()
    var most = 0
    for preset in presets {
      _ = try Child.run(
        program,
        ["export", "Presets/\(preset)", "-o", folder.appending(path: "clip.mp4").path, "--quiet"])
      // Of all that have ended, so it says which ones needed more than those before.
      let largest = largestOfEnded()
      if largest > most {
        most = largest
        print("\(largest / 1_000_000) MB  \(preset)")
      }
    }
    print("\(presets.count) presets, at most \(most / 1_000_000) MB each")
  }

  /// Bytes.
  private static func largestOfEnded() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return usage.ru_maxrss * 1024
  }
}
