import Compositor
import ExactFrames
import Foundation
import Presets
import Raster
import Studio

// Compares frames drawn in every way there is, of random clips, presets and demos, until it has seen as
// many as asked for.
//
//     swift run -c release showreel-frames [frames] [first seed]       1,000,000 frames from seed 1
//     swift run -c release showreel-frames presets [n] [scale]         every preset, each n-th frame
//     swift run -c release showreel-frames demo FILE [n] [scale]       a Swift file's or a page's clips
//     swift run -c release showreel-frames devices [n] [scale] [seeds] the same pictures by every renderer and vector width
//     swift run -c release showreel-frames seed N [frame …]            one clip, and what frames show
//
// Pictures of what differs go to frames-that-differ/.

var tally = Tally()
let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "presets":
  let part = PartOfClip(words.dropFirst())
  for path in try FileManager.default.contentsOfDirectory(atPath: "Presets").sorted()
  where path.hasSuffix(".yaml") {
    try tally.check(Preset(contentsOf: "Presets/" + path).clip(), path, seed: 1, part)
  }
case "demo":
  let path = words.dropFirst().first ?? ""
  let part = PartOfClip(words.dropFirst(2))
  for clip in try await DemoClips.of(path) {
    try tally.check(clip, "\(path): \(clip.name)", seed: 1, part)
  }
case "devices":
  var table = DeviceTable(words.dropFirst())
  try table.print()
  exit(table.isClean ? 0 : 1)
case "pictures":
  // A process of `devices`.
  try PictureFolder.fill(
    words[1], on: RendererChoice(rawValue: words[2]) ?? .auto, PartOfClip(words.dropFirst(3)),
    seeds: words.dropFirst(5).first.flatMap { Int($0) } ?? 20)
  exit(0)
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
  }
}
print(tally)
exit(tally.isClean ? 0 : 1)
