import Foundation
import FuzzTargets
import Movie
import TestSupport

/// Makes command lines that somebody could type, and many that nobody would.
struct CommandLines {
  private var random: SeededNumbers

  init(seed: Int) {
    random = SeededNumbers(seed: UInt64(seed))
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
    "look.yaml": "look:\n  padding: 8\n",
    "bytes.yaml": "\u{0}\u{1}", "empty.md": "",
  ]

  /// Keeps a clip small and short.
  private static let short = ["--size", "16x16", "--fps", "10", "--duration", "0.2"]
  /// The same of one that is drawn at the size that its screen says.
  private static let tiny = short + ["--scale", "1"]

  static let commands = [
    "check", "check", "check", "list", "new", "help", "doctor", "filmstrip", "plot", "snippet",
    "gallery", "plan", "run", "finish", "submit", "cache", "verify", "compare", "report", "schema",
    "reference",
  ]
  private static let presets = ["TransitionMove", "PulseRing", "a.yaml"]
  private static let inputs =
    presets + ["Nowhere", "", ".", "/", "a.md#a", "a.md#", "#", "-", "--"] + files.keys.sorted()

  /// Values by what they are for, right ones and those that are nearly right.
  private static let stage = [
    "--size": ["16x16", "800x600", "0x0", "1e308x1e308", "infxinf", "nanx1", "16384x16384"],
    "--fps": ["60", "8", "29.97", "30000/1001", "1/0", "240"],
    "--duration": ["0.2", "2", "36", "1e-320", "0", "-1"],
    "--color-scheme": ["light", "dark", "blue"], "--device": ["square", "hd", "iPhone"],
    "--locale": ["de", "pt-BR", "", "../x"], "--os": ["17", "26", "16", "26.0", "-1"],
    "--look": ["plain", "documentation", "social", "look.yaml", "bytes.yaml", "none", "a/"],
  ]
  /// What is said of pictures, not by every command.
  private static let shown = [
    "--scale": ["1", "2", "0.5", "0", "1e-320"], "--motion-blur": ["180", "0", "361", "nan"],
    "--look": ["plain", "social", "documentation", "nothing", ""],
  ]
  private static let script = [
    "--tap": ["Toggle@0.1", "Toggle@1e18", "8,8@0.1", "#a@0", "@", ",", "@inf", "Toggle@0.1,0.2"],
    "--view": ["A", "B", "Nobody"], "--time-limit": ["2", "1e18", "0"],
    "--memory-limit": ["2048", "1"], "-j": ["2", "0"], "--jobs": ["8", "-1"],
  ]
  private static let movie = [
    "--renderer": ["auto", "software"], "--codec": ["h264", "gif", "hevc", "prores"],
    "--crf": ["8", "60"],
    "--preset": ["medium"], "--still-pictures": ["encoder", "skipped", "written", "x"],
    "--frames": ["0-0", "5-2", "0-1", "0-9223372036854775807", "9223372036854775807", "-1", "0-"],
    "--width": ["2", "64", "63", "0", "-2", "99999999999999999999"],
    "--max-bytes": ["2k", "1.5M", "1", "k", "1e308", "nan"],
    "--format": ["png", "gif", "Y4M", "x"], "--poster": ["x.png", "", "a/"],
  ]
  private static let picture = [
    "-o": ["x.png", "x/", "a/", "x", "/dev/null", "/proc/x.png"], "--output": ["p/"],
    "--count": ["1", "8", "0"], "--height": ["16", "99999"],
    "--for": ["html", "docc", "word", "github", "markdown", "man"], "--alt": ["Moves", "", "\"<>"],
    "--poster": ["x.png", "none"],
    "--out": ["x/", "", "/proc/x"], "--to": ["x/", "-"],
    "--tasks": ["1", "0", "99999999999999999999"], "--task": ["0", "-1"],
    "--cache": ["x/", "", "http://", "ftp://a/b"], "--cache-size": ["1G", "-1"],
    "--mount": ["/nowhere", "work"], "--image": ["a"], "--claim": ["b"],
    "--directive": ["--partition=a", "x"],
    "--title": ["A", "</title>"], "--tolerance": ["0.1", "1", "nan"],
    "--port": ["0", "65536", "-1"], "--address": ["127.0.0.1", "::", "nowhere"],
    "--differences": ["d/", "none", ""], "--pictures": ["https://a/", ""],
  ]
  private static let clip = [
    "-o": OutputFormat.all.map { "x" + $0.ending }
      + ["*.png", "-", "x/", "a/", "x", "/dev/null", "/proc/x.mp4"]
  ]
  private static let printing = ["--json", "--quiet", "-q"]
  private static let flags =
    printing + [
      "--help", "-h", "--version", "--api", "--devices", "--presets-vocabulary", "--no-sandbox",
      "--formats", "--kubernetes", "--slurm", "--loop", "--interactive", "--paused", "--fullscreen",
      "--write-only", "--clear", "--clean",
      "--force", "--overwrite", "--accept", "--lenient", "--strict", "--github",
      "--no-compile",
      "--experimental-dump-help", "--generate-completion-script",
    ]

  /// All that lines are made of, for who asks whether it is all there is.
  static var options: Set<String> { Set(allOptions.keys).union(flags) }

  private static let allOptions = stage.merging(script) { $1 }.merging(movie) { $1 }
    .merging(shown) { $1 }
    .merging(picture) { $1 }.merging(clip) { $1 }
  private static let values =
    allOptions.values.flatMap { $0 }.sorted()
    + Mutator.stumblingBlocks.filter { !$0.contains("\u{0}") }

  mutating func next() -> [String] {
    if random.happens(oneIn: 60) { return export() }
    if random.happens(oneIn: 3) { return likely() }
    var line = [random.happens(oneIn: 30) ? random.pick(Self.values) : random.pick(Self.commands)]
    for _ in 0..<random.below(7) {
      switch random.below(10) {
      case 0...3: line += option(of: Self.allOptions)
      case 4: line.append(random.pick(Self.flags))
      case 5: line.append(option(of: Self.allOptions).joined(separator: "="))
      case 6: line.append(random.pick(Self.values))
      default: line.append(random.pick(Self.inputs))
      }
    }
    if random.happens(oneIn: 200) { line.append(String(repeating: "a", count: 100_000)) }
    // Of what plays clips, too, some are enough, small ones and none of code, which takes time to compile.
    if ["plot", "snippet", "gallery", "plan", "verify"].contains(line[0]) {
      if random.happens(oneIn: 20) {
        line = line.filter { !$0.contains(".swift") && !$0.contains(".md") }
        line += line[0] == "plot" ? Self.short : Self.tiny
      } else {
        line[0] = "check"
      }
    }
    // 'doctor' asks FFmpeg, fonts and the sandbox: a dozen of them is enough.
    if line[0] == "doctor" || line[0] == "filmstrip", !random.happens(oneIn: 20) {
      line[0] = "check"
    }
    return Self.withShortClips(Self.uncompiled(line))
  }

  /// Code takes time to compile, and is for other tests.
  private static func uncompiled(_ line: [String]) -> [String] {
    guard line[0] == "check", line.contains(where: { $0.contains(".swift") || $0.contains(".md") })
    else { return line }
    return ["check", "--no-compile"] + line.dropFirst()
  }

  /// What the command takes, with a value that may be right for it.
  private mutating func likely() -> [String] {
    let isStrip = random.happens(oneIn: 60)
    let options = Self.stage.merging(
      isStrip ? Self.picture : Self.script.merging(Self.shown) { $1 }
    ) {
      $1
    }
    var line = [isStrip ? "filmstrip" : "check"]
    for _ in 0...random.below(2) {
      line.append(random.pick(random.happens(oneIn: 3) ? Self.inputs : Self.presets))
    }
    for _ in 0..<random.below(4) { line += option(of: options) }
    if random.happens(oneIn: 4) { line.append(random.pick(Self.printing)) }
    return Self.withShortClips(Self.uncompiled(line))
  }

  private mutating func option(of options: [String: [String]]) -> [String] {
    let name = random.pick(options.keys.sorted())
    let isFitting = !random.happens(oneIn: 5)
    return [name, random.pick(isFitting ? options[name] ?? [] : Self.values)]
  }

  /// What is written for real: a clip of two frames.
  private mutating func export() -> [String] {
    var line = ["export", random.pick(["TransitionMove", "a.yaml", "broken.yaml", "Nowhere"])]
    line += Self.tiny
    let options = Self.movie.merging(Self.clip) { $1 }
    for _ in 0..<random.below(3) { line += option(of: options) }
    return line
  }

  /// An hour of a clip may take more than two seconds, and is no hang.
  private static func withShortClips(_ line: [String]) -> [String] {
    line.map { $0 == "3600" ? "36" : $0.replacing("=3600", with: "=36") }
  }
}
