import Drawing
import Foundation
import Motion
import Movie
import Raster
import Studio
import Views

// Prints what a clip costs by stage, next to the encoder alone on the same frames in the same run.
//
//     swift run -c release showreel-benchmark [rounds] [word …]   all workloads, or those whose names have one of the words
//     swift run -c release showreel-benchmark preview     what the preview of each preset waits for
//     swift run -c release showreel-benchmark memory      what the largest preset holds at once
//
// Quote ratios, not seconds: these are taken in pairs, so that a busy machine slows both.

if CommandLine.arguments.dropFirst().first == "preview" {
  try PreviewTimes.printAll()
  exit(0)
}

if CommandLine.arguments.dropFirst().first == "memory" {
  try MemoryPeaks.printAll()
  exit(0)
}

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 3

print("workload            frames drawn  CPU ms/frame  floor  ×     wall s  floor  ×  frames/s")
let words = CommandLine.arguments.dropFirst(2)
for workload in Workload.all
where words.isEmpty || words.contains(where: workload.name.contains) {
  var measured: [Measurement] = []
  for _ in 0..<rounds { measured.append(try await workload.measure()) }
  print(Measurement.median(of: measured).line(named: workload.name))
  print(Measurement.median(of: measured).stageLine)
}
