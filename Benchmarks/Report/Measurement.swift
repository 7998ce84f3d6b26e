import Foundation
import Studio

/// Seconds of the processor, all threads together, and of the clock on the wall.
struct Cost: Codable {
  var cpu: Double
  var wall: Double

  /// So far, of this process.
  static var now: Cost { now(of: RUSAGE_SELF) }

  /// So far, of this process's children that have ended; of the clock as of this process.
  static var nowOfChildren: Cost { now(of: RUSAGE_CHILDREN) }

  private static func now(of whose: __rusage_who) -> Cost {
    var usage = rusage()
    getrusage(__rusage_who_t(whose.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return Cost(
      cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      wall: Double(DispatchTime.now().uptimeNanoseconds) / 1e9)
  }

  static func - (a: Cost, b: Cost) -> Cost { Cost(cpu: a.cpu - b.cpu, wall: a.wall - b.wall) }
}

/// One export and the encoder alone on its frames.
struct Measurement {
  let report: ExportReport
  let whole: Cost
  let floor: Cost

  /// The measurement in the middle by its ratio of processor time.
  static func median(of all: [Measurement]) -> Measurement {
    all.sorted { $0.whole.cpu / $0.floor.cpu < $1.whole.cpu / $1.floor.cpu }[all.count / 2]
  }

  func line(named name: String) -> String {
    let frames = Double(report.frameCount)
    return name.padding(toLength: 20, withPad: " ", startingAt: 0)
      + String(
        format: "%6d %5d  %12.2f %6.2f  %4.2f  %6.2f %6.2f  %4.2f  %6.0f", report.frameCount,
        report.framesDrawn, whole.cpu / frames * 1e3, floor.cpu / frames * 1e3,
        whole.cpu / floor.cpu, whole.wall, floor.wall, whole.wall / floor.wall,
        frames / whole.wall)
  }

  func result(named name: String, rounds: Int) -> Results.Workload {
    Results.Workload(
      name: name, rounds: rounds, frames: report.frameCount, framesDrawn: report.framesDrawn,
      cost: whole, encoderAlone: floor, stages: Dictionary(uniqueKeysWithValues: stages))
  }

  /// Wall-clock milliseconds a frame of what runs beside the encoder.
  var stageLine: String {
    let frames = Double(report.frameCount)
    return "  "
      + stages.map { "\($0) \(String(format: "%.2f", $1 / frames * 1e3)) ms" }
      .joined(separator: ", ")
  }

  private var stages: [(String, Double)] {
    [
      ("simulate", report.stages.simulate), ("paint", report.stages.paint),
      ("composite", report.stages.composite), ("read back", report.stages.readBack),
      ("wait for encoder", report.stages.waitForEncoder),
    ]
  }
}
