import Foundation
import FuzzTargets

/// Makes command lines that somebody could type, and many that nobody would.
struct CommandLines {
  private var random: RandomNumbers

  init(seed: Int) {
    random = RandomNumbers(seed: UInt64(seed))
  }

  /// Files that the lines name, by what is in them.
  static let files: [String: String] = [
    "a.yaml": "view: Circle().fill(.blue)\ntransition: .scale\n",
    "broken.yaml": "view: Circle(.fill\nview: [\n",
    "a.swift": "struct A: View { var body: some View { Text(\"a\") } }\n#Preview(\"B\") { A() }\n",
    "broken.swift": "struct { ((((\n#if\n",
    "a.md":
      "# A\n```swift\nstruct A: View { var body: some View { Text(\"a\") } }\n```\n![](b.mp4)\n",
    "p/q.md": "```swift\nCircle()\n```\n<video src=\"/x.mp4\">\n",
    "bytes.yaml": "\u{0}\u{1}", "empty.md": "",
  ]

  /// Keeps a clip that is drawn small and short.
  private static let tiny = ["--size", "16x16", "--scale", "1", "--fps", "10", "--duration", "0.2"]

  private static let commands = [
    "check", "check", "check", "list", "new", "help", "doctor", "filmstrip",
  ]
  private static let inputs =
    ["TransitionMove", "PulseRing", "Nowhere", "", ".", "/", "a.md#a", "a.md#", "#", "-", "--"]
    + files.keys.sorted()
  private static let options = [
    "--size", "--scale", "--fps", "--duration", "--color-scheme", "--device", "--tap", "--view",
    "--time-limit", "--memory-limit", "--jobs", "-j", "--renderer", "--codec", "--crf", "--preset",
    "--frames", "--output", "-o", "--out", "--count", "--height",
  ]
  private static let flags = [
    "--json", "--quiet", "-q", "--help", "-h", "--version", "--api", "--devices",
    "--presets-vocabulary", "--no-sandbox", "--force", "--experimental-dump-help",
    "--generate-completion-script",
  ]
  private static let values =
    [
      "16x16", "0x0", "1e308x1e308", "infxinf", "nanx1", "16384x16384", "1", "2", "0.5", "1e-320",
      "8",
      "60", "29.97", "30000/1001", "1/0", "light", "dark", "square", "hd", "Toggle@0.1",
      "Toggle@1e18",
      "8,8@0.1", "#a@0", "@", ",", "@inf", "A", "B", "h264", "gif", "webp", "medium", "0-0", "5-2",
      "-1",
      "x.mp4", "x.gif", "x.webp", "x.webm", "x/", "a/", "x", "/dev/null", "/proc/x.mp4", "auto",
      "software",
    ] + Mutator.stumblingBlocks.filter { !$0.contains("\u{0}") }

  mutating func next() -> [String] {
    if random.happens(oneIn: 60) { return export() }
    var line = [random.happens(oneIn: 30) ? random.pick(Self.values) : random.pick(Self.commands)]
    for _ in 0..<random.below(7) {
      switch random.below(10) {
      case 0...3: line += [random.pick(Self.options), random.pick(Self.values)]
      case 4: line.append(random.pick(Self.flags))
      case 5: line.append(random.pick(Self.options) + "=" + random.pick(Self.values))
      case 6: line.append(random.pick(Self.values))
      default: line.append(random.pick(Self.inputs))
      }
    }
    if random.happens(oneIn: 200) { line.append(String(repeating: "a", count: 100_000)) }
    // 'doctor' asks FFmpeg, fonts and the sandbox: a dozen of them is enough.
    if line[0] == "doctor" || line[0] == "filmstrip", !random.happens(oneIn: 20) {
      line[0] = "check"
    }
    return Self.withShortClips(line)
  }

  /// What is written for real: a clip of two frames.
  private mutating func export() -> [String] {
    ["export", random.pick(["TransitionMove", "a.yaml", "broken.yaml", "Nowhere"])] + Self.tiny
      + (0..<random.below(3)).flatMap { _ in
        [
          random.pick(["-o", "--codec", "--crf", "--frames", "--preset", "--tap"]),
          random.pick(Self.values),
        ]
      }
  }

  /// An hour of a clip may take more than two seconds, and is no hang.
  private static func withShortClips(_ line: [String]) -> [String] {
    line.map { $0 == "3600" ? "36" : $0.replacing("=3600", with: "=36") }
  }
}
