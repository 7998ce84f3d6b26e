import ExactFrames
import Foundation
import Presets
import Raster
import Studio

// Compares frames drawn in every way there is, of random clips and of presets, until it has seen as
// many as asked for.
//
//     swift run -c release showreel-frames [frames] [first seed]     1,000,000 frames from seed 1
//     swift run -c release showreel-frames presets [n] [scale]       every preset, each n-th frame
//     swift run -c release showreel-frames seed N [frame …]          one clip, and what frames show
//
// Pictures of what differs go to frames-that-differ/.

var tally = Tally()
let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "presets":
  let every = words.dropFirst().first.flatMap { Int($0) } ?? 1
  let scale = words.dropFirst(2).first.flatMap { Double($0) }
  for path in try FileManager.default.contentsOfDirectory(atPath: "Presets").sorted()
  where path.hasSuffix(".yaml") {
    var clip = try Preset(contentsOf: "Presets/" + path).clip()
    if let scale { clip.stage.scale = scale }
    try tally.check(clip, path, seed: 1, every: every)
  }
case "seed":
  let clip = RandomClip(seed: words.dropFirst().first.flatMap { UInt64($0) } ?? 1)
  print(clip)
  let frames = words.dropFirst(2).compactMap { Int($0) }
  try tally.check(clip.clip(), clip.description, seed: clip.seed, telling: frames)
default:
  let wanted = words.first.flatMap { Int($0) } ?? 1_000_000
  var seed = words.dropFirst().first.flatMap { UInt64($0) } ?? 1
  while tally.frameCount < wanted {
    let clip = RandomClip(seed: seed)
    try tally.check(clip.clip(), clip.description, seed: seed)
    seed += 1
    if seed % 200 == 0 { print("\(tally) to seed \(seed)") }
    // A file gets what is printed no sooner than that, and a run takes hours.
    fflush(nil)
  }
}
print(tally)
exit(tally.isClean ? 0 : 1)
