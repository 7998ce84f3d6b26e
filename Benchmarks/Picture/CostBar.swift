import Views

/// What one program needs of the processor for a clip.
struct CostBar {
  let name: String
  /// A multiple of what the encoder alone needs for the frames.
  let cost: Double
  let color: Color

  /// What others need for the first workload, each against the encoder alone in the same run, on two cores
  /// without a GPU: medians of pairs, measured when this project began, with the versions of that day.
  private static let others = [
    ("ready frames through a pipe to ffmpeg", 1.53), ("Manim Community, Cairo", 2.10),
    ("headless Chromium, screenshots", 3.9), ("MoviePy", 7.1),
  ]

  /// - Throws: ``Missing`` where the results lack a workload.
  static func all(_ results: Results) throws -> [CostBar] {
    func ours(_ name: String) throws -> Double {
      guard let found = results.workloads.first(where: { $0.name == name }) else {
        throw Missing(workload: name)
      }
      return found.cost.cpu / found.encoderAlone.cpu
    }
    return try [
      CostBar(
        name: "Showreel, 1920×1080", cost: ours(Workload.slide1080), color: .blue),
      CostBar(name: "Showreel, 1280×720", cost: ours(Workload.slide720), color: .blue),
      CostBar(name: "libx264 alone: nothing drawn", cost: 1, color: .gray),
    ] + others.map { CostBar(name: $0.0, cost: $0.1, color: .orange) }
  }

  struct Missing: Error, CustomStringConvertible {
    let workload: String

    var description: String {
      "The results have no workload '\(workload)'. Measure it: showreel-benchmark workloads --json FILE"
    }
  }
}
