import Foundation

/// Eight presets in one call of the program, so many of them at a time.
enum ClipsAtOnce {
  static func export(jobs: Int) throws -> Results.Point {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "showreel-clips-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let presets = try FileManager.default.contentsOfDirectory(atPath: "Presets")
      .filter { $0.hasSuffix(".yaml") }.sorted().prefix(8).map { "Presets/\($0)" }
    let start = Cost.nowOfChildren
    let answer = try Child.run(
      try Child.showreel(),
      ["export"] + presets + ["-o", folder.path + "/", "--jobs", String(jobs), "--json"])
    let cost = Cost.nowOfChildren - start
    let clips = answer.split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(Clip.self, from: $0)
    }
    return Results.Point(
      series: "clips", value: jobs, frames: clips.reduce(0) { $0 + $1.frames },
      framesDrawn: clips.reduce(0) { $0 + $1.framesDrawn }, cost: cost)
  }

  private struct Clip: Decodable {
    var frames: Int
    var framesDrawn: Int
  }
}
