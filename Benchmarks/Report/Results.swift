import Foundation

/// What was measured, as it is kept in a file: `Documentation/performance.json` is one.
struct Results: Codable {
  /// A workload's export, and the encoder alone on its frames.
  struct Workload: Codable {
    var name: String
    var rounds: Int
    var frames: Int
    var framesDrawn: Int
    var cost: Cost
    var encoderAlone: Cost
    /// Seconds of the clock of what runs beside the encoder, by stage.
    var stages: [String: Double]
  }

  /// One clip of a series, exported by a process of its own.
  struct Point: Codable {
    var series: String
    /// Of what the series counts: views, rows of pixels, seconds, clips.
    var value: Int
    var frames: Int
    var framesDrawn: Int
    var cost: Cost
    /// Bytes that the process held at once; nil where there was more than one to ask.
    var peakMemory: Int?
  }

  var workloads: [Workload] = []
  var scaling: [Point] = []

  init() {}

  /// Those of a file; none where there is no such file yet.
  init(reading path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    self = try JSONDecoder().decode(Results.self, from: Data(contentsOf: URL(filePath: path)))
  }

  /// Takes the place of an older one of that name.
  mutating func take(_ workload: Workload) {
    if let index = workloads.firstIndex(where: { $0.name == workload.name }) {
      workloads[index] = workload
    } else {
      workloads.append(workload)
    }
  }

  /// Takes the place of an older one of that series and value.
  mutating func take(_ point: Point) {
    let index = scaling.firstIndex { $0.series == point.series && $0.value == point.value }
    if let index { scaling[index] = point } else { scaling.append(point) }
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(filePath: path), options: .atomic)
  }
}
