import Foundation
import Movie
import Snippets
import TestSupport
import Testing

/// `plan`, `run` and `finish`: clips of several tasks are what one export makes.
struct PlanTests {
  private let program = Result { try Showreel() }

  private static let small = ["--size", "80x60", "--scale", "1"]
  private static let code = """
    import SwiftUI
    struct ContentView: View {
      @State private var isOn = false
      var body: some View {
        VStack { Circle().fill(isOn ? .red : .gray); Button("Toggle") { isOn.toggle() } }
      }
    }
    """
  private static let page =
    "# Page\n```swift\n" + code + "\n```\n![](video/page.mp4)\n"

  private struct Plan: Decodable {
    struct Task: Decodable { let count: Int }
    struct Clip: Decodable {
      struct Cost: Decodable {
        let frames: [Int]
        let moving: Int
        let seconds: Double
      }
      let segments: [[Int]]
      let cost: Cost
    }
    let tasks: [Task]
    let clips: [Clip]
  }

  private func plan(_ name: String) throws -> Plan {
    try JSONDecoder().decode(Plan.self, from: program.get().data(name))
  }

  private func succeed(_ arguments: [String]) async throws {
    let answer = try await program.get().run(arguments)
    #expect(answer.code == 0, "\(arguments): \(answer.errors)")
  }

  @Test func presetsFilesAndPagesHaveTheBytesOfAnExport() async throws {
    let program = try program.get()
    try program.write(Self.code, to: "Card.swift")
    try program.write(Self.page, to: "page.md")
    let inputs = ["TransitionMove", "Card.swift", "page.md"]
    let options = Self.small + ["--fps", "10", "--duration", "0.5"]
    try await succeed(
      ["plan", "-o", "plan.json", "--to", "out/", "--tasks", "3", "--poster"] + inputs + options)
    let tasks = try plan("plan.json").tasks
    #expect(tasks.map(\.count).reduce(0, +) == 3)
    #expect(tasks.count > 1)
    // In any order, and one of them twice.
    for task in tasks.indices.reversed() + [0] {
      try await succeed(["run", "plan.json", "--task", "\(task)"])
    }
    #expect(!program.exists("out"))
    try await succeed(["finish", "plan.json", "--clean"])
    #expect(!program.exists("plan.work"))
    try await succeed(["export", "-o", "one/"] + inputs + options + ["--poster"])
    for name in ["TransitionMove", "Card", "page"] {
      for ending in ["mp4", "png"] {
        let (made, wanted) = ("out/\(name).\(ending)", "one/\(name).\(ending)")
        #expect(try program.data(made) == program.data(wanted), "\(made)")
      }
    }
  }

  @Test(arguments: ["mp4", "webm"])
  func aLongClipHasTheSameBytesForAnyNumberOfTasks(_ format: String) async throws {
    let program = try program.get()
    try program.write(Self.code, to: "Card.swift")
    var made: [[Data]] = []
    for count in [1, 3] {
      let (file, folder) = ("\(count).json", "\(count)")
      try await succeed(
        ["plan", "PulseRing", "Card.swift", "-o", file, "--to", folder + "/", "--format", format]
          + ["--tasks", "\(count)", "--size", "32x32", "--scale", "1", "--fps", "60"]
          + ["--duration", "20.1"])
      let plan = try plan(file)
      #expect(
        plan.clips.map(\.segments) == [[[0, 599], [600, 1205]], [[0, 599], [600, 1205]]])
      #expect(plan.tasks.count == count)
      try await succeed(["run", file])
      try await succeed(["finish", file])
      made.append(
        try ["PulseRing", "Card"].map { try program.data("\(folder)/\($0).\(format)") })
    }
    #expect(made[0] == made[1])
    let facts = try MovieFacts.read(
      program.folder.appending(path: "3/PulseRing.\(format)").path, decode: true)
    #expect(facts.frameCount == 1206)
    #expect(facts.decodesToTheEnd == true)
    #expect(facts.hasConstantFrameRate)
    // A segment is what an export of its frames is.
    try await succeed(
      ["export", "PulseRing", "-o", "segment.\(format)", "--size", "32x32", "--scale", "1"]
        + ["--fps", "60", "--duration", "20.1", "--frames", "600-1205"])
    let segment = try program.data("segment.\(format)")
    let parts = program.files.filter { $0.hasPrefix("1.work/") && $0.hasSuffix("." + format) }
    #expect(try parts.contains { try program.data($0) == segment })
  }

  @Test func aClipCostsWhatMovesAndHowLargeItIs() async throws {
    let program = try program.get()
    try program.write(
      "view: Circle()\ntransition: .scale\nanimation: .linear(duration: 0.3)\ntimeline:\n"
        + "  - tap \"Toggle\" at 0.5\n  - wait 1\n", to: "a.yaml")
    var seconds: [Double] = []
    for size in ["40x40", "400x400"] {
      try await succeed(
        ["plan", "a.yaml", "-o", "plan.json", "--size", size, "--scale", "1", "--fps", "10"]
          + ["--duration", "2"])
      let cost = try #require(try plan("plan.json").clips.first).cost
      #expect(cost.frames == [0, 19])
      // More than the first, and it holds still at its begin and its end.
      #expect((3..<19).contains(cost.moving), "\(cost.moving)")
      seconds.append(cost.seconds)
    }
    #expect(seconds[1] > seconds[0])
    let preview = try await program.run(
      ["plan", "a.yaml", "-o", "plan.json", "--json"] + Showreel.brief)
    #expect(preview.output.hasPrefix("{\"area\":4800,\"frames\":5,"), "\(preview.output)")
  }

  @Test func whatIsMissingIsNamedAndTheRestIsPutInPlace() async throws {
    let program = try program.get()
    try program.write("struct A: View { var body: some View { Txet() } }", to: "Broken.swift")
    // What does not compile is known before a machine is asked.
    let planned = try await program.run(
      ["plan", "TransitionMove", "Broken.swift", "PulseRing", "-o", "plan.json", "--tasks", "2"]
        + Showreel.brief)
    #expect(planned.code == 1)
    #expect(planned.errors.contains("Broken.swift:1:40: error: "), "\(planned.errors)")
    try await succeed(["run", "plan.json", "--task", "1"])
    let answer = try await program.run(["finish", "plan.json"])
    #expect(answer.code == 1)
    #expect(
      answer.errors.contains(
        "error: Task 0 is not done: TransitionMove. Do it: showreel run plan.json --task 0\n"))
    #expect(program.exists("PulseRing.mp4"))
    #expect(!program.exists("TransitionMove.mp4"))
  }

  @Test func aDamagedPartIsMadeAgain() async throws {
    let program = try program.get()
    try await succeed(["plan", "PulseRing", "-o", "plan.json"] + Showreel.brief)
    try await succeed(["run", "plan.json"])
    let part = try #require(program.files.first { $0.hasSuffix("/0.mp4") })
    let whole = try program.data(part)
    try program.write("damaged", to: part)
    #expect(try await program.run(["finish", "plan.json"]).code == 1)
    try await succeed(["run", "plan.json"])
    #expect(try program.data(part) == whole)
    try await succeed(["finish", "plan.json"])
  }

  /// Whoever may write in the work's folder makes a part and the record of it.
  @Test(arguments: [true, false])
  func aPartThatIsNoClipIsPutNowhere(_ isCode: Bool) async throws {
    let program = try program.get()
    try program.write(Self.code, to: "Card.swift")
    let name = isCode ? "Card" : "PulseRing"
    try await succeed(
      ["plan", isCode ? "Card.swift" : name, "-o", "plan.json"] + Showreel.brief)
    try await succeed(["run", "plan.json"])
    let part = try #require(program.files.first { $0.hasSuffix("/0.mp4") })
    let record = part.dropLast("0.mp4".count) + "done.json"
    func fingerprint() throws -> String {
      var hash = ContentHash()
      try hash.add(contentsOfFileAt: program.folder.path + "/" + part)
      return "\(hash)"
    }
    let before = try fingerprint()
    try program.write("#!/bin/sh\nid", to: part)
    let text = String(decoding: try program.data(String(record)), as: UTF8.self)
    #expect(text.contains(before))
    try program.write(text.replacing(before, with: try fingerprint()), to: String(record))
    let answer = try await program.run(["finish", "plan.json"])
    #expect(answer.code != 0)
    let reason = isCode ? "is not the clip that was asked for" : "Cannot read"
    #expect(answer.errors.contains(reason), "\(answer.errors)")
    #expect(!program.exists(name + ".mp4"))
  }

  /// Where no file's ending says what it is.
  @Test(arguments: ["clip", "f/*.png"])
  func aFormatThatNoEndingSaysIsProven(_ output: String) async throws {
    let program = try program.get()
    try program.write(Self.code, to: "Card.swift")
    let format = output == "clip" ? ["--format", "gif"] : []
    for (input, name) in [("Card.swift", "a-"), ("PulseRing", "b-")] {
      let plan = name + "plan.json"
      try await succeed(
        ["plan", input, "-o", plan, "--to", name + output] + format + Showreel.brief)
      try await succeed(["run", plan])
      try await succeed(["finish", plan])
    }
    if output == "clip" { #expect(try program.data("a-clip").starts(with: Array("GIF8".utf8))) }
  }

  /// The plan says it, and each command tells and marks it.
  @Test func whatIsLeftOutIsLeftOutByEveryMachineAndTold() async throws {
    let program = try program.get()
    try program.write(
      "import SwiftUI\n#Preview { Text(\"a\").supportedVolumeViewpoints(0.4) }", to: "A.swift")
    let warning =
      "A.swift:2:22: warning: '.supportedVolumeViewpoints' is left out, because Showreel does not support it yet"
    let (mark, key) = (
      "  without .supportedVolumeViewpoints\n", #""leftOut":["supportedVolumeViewpoints"]"#
    )
    #expect(try await program.run(["plan", "A.swift"] + Showreel.brief).code == 65)
    let planned = try await program.run(
      ["plan", "A.swift", "--lenient", "--json"] + Showreel.brief)
    #expect(planned.code == 0, "\(planned.output)")
    #expect(planned.output.contains("is left out"))
    #expect(planned.lines.filter { $0.contains(key) }.count == 2, "\(planned.output)")
    let cache = ["--cache", "Cache"]
    for isThere in [false, true] {
      let run = try await program.run(["run", "plan.json"] + cache)
      #expect(run.code == 0, "\(run.errors)")
      #expect(
        run.errors.hasSuffix((isThere ? "A  is there already" : " s") + mark), "\(run.errors)")
      #expect(run.errors.contains(warning) == !isThere)
    }
    let there = try await program.run(["run", "plan.json", "--json"])
    #expect(there.output.contains(key) && there.output.contains(#""state":"there""#))
    let finished = try await program.run(["finish", "plan.json", "--clean"])
    #expect(finished.code == 0)
    #expect(
      finished.errors.contains(warning) && finished.errors.hasSuffix(mark), "\(finished.errors)")
    // What one machine made no other makes again, nor forgets what it is without.
    let kept = try await program.run(["run", "plan.json"] + cache)
    #expect(kept.errors == "A  from the cache" + mark, "\(kept.errors)")
    let exported = try await program.run(
      ["export", "A.swift", "--lenient", "--force", "-o", "one.mp4"] + Showreel.brief)
    #expect(exported.code == 0)
    #expect(try program.data("A.mp4") == program.data("one.mp4"))
    let again = try await program.run(
      ["export", "A.swift", "--lenient", "-o", "two.mp4"] + cache + Showreel.brief)
    #expect(
      again.errors.hasSuffix(mark) && !again.errors.contains("is left out"), "\(again.errors)")

    let verified = try await program.run(["verify", "A.swift", "--lenient"] + Showreel.brief)
    #expect(verified.code == 0)
    #expect(
      verified.errors.contains(warning) && verified.errors.hasSuffix(mark), "\(verified.errors)")
    let gallery = try await program.run(
      ["gallery", "A.swift", "--lenient", "-o", "site/"] + Showreel.brief)
    #expect(gallery.errors.contains(warning) && gallery.errors.contains(mark), "\(gallery.errors)")
  }

  @Test func twoRunsOfOneTaskAtOnceMakeOneResult() async throws {
    let program = try program.get()
    try await succeed(["plan", "PulseRing", "-o", "plan.json"] + Showreel.brief)
    async let one = program.run(["run", "plan.json"])
    async let other = program.run(["run", "plan.json"])
    let codes = try await [one.code, other.code]
    #expect(codes == [0, 0])
    try await succeed(["finish", "plan.json"])
    try await succeed(["export", "PulseRing", "-o", "one.mp4"] + Showreel.brief)
    #expect(try program.data("PulseRing.mp4") == program.data("one.mp4"))
    // Nothing unfinished stays.
    #expect(program.files.filter { $0.hasPrefix("plan.work/") && !$0.hasSuffix("/") }.count == 4)
  }

  @Test func aPlanGoesAlongWithItsFolder() async throws {
    let program = try program.get()
    try program.write(Self.code, to: "a/src/Card.swift")
    let made = try await program.run(
      shell: "cd a && \"$SHOWREEL\" plan src/Card.swift -o plan.json --size 32x32 --scale 1 "
        + "--fps 10 --duration 0.5 && cd .. && mv a b && \"$SHOWREEL\" run b/plan.json "
        + "&& \"$SHOWREEL\" finish b/plan.json")
    #expect(made.code == 0, "\(made.errors)")
    #expect(program.exists("b/Card.mp4"))
  }

  @Test func aSourceThatHasChangedIsRefused() async throws {
    let program = try program.get()
    try program.write(Self.code, to: "Card.swift")
    try await succeed(["plan", "Card.swift", "-o", "plan.json"] + Showreel.brief)
    try program.write(Self.code.replacing("red", with: "blue"), to: "Card.swift")
    let answer = try await program.run(["run", "plan.json"])
    #expect(answer.code == 65)
    #expect(
      answer.errors
        == "error: Card: Card.swift is not what it was when the plan was made. "
        + "Make the plan anew: showreel plan Card.swift\n")
    let finish = try await program.run(["finish", "plan.json"])
    #expect(finish.errors.contains("Card: Card.swift is not what it was"))
  }

  @Test func anotherToolsPlanIsRefused() async throws {
    let program = try program.get()
    try await succeed(["plan", "PulseRing", "-o", "plan.json"] + Showreel.brief)
    let text = String(decoding: try program.data("plan.json"), as: UTF8.self)
    try program.write(
      text.replacing(#/"tool" : "[0-9a-f]{32}"/#, with: "\"tool\" : \"other\""), to: "plan.json")
    let answer = try await program.run(["run", "plan.json"])
    #expect(answer.code == 65)
    #expect(
      answer.errors.hasPrefix("error: The plan was made by another showreel, or on a machine"))
  }

  struct Refusal: Sendable {
    let arguments: [String]
    let code: Int32
    let text: String
  }

  private static let refusals = [
    Refusal(
      arguments: ["plan", "PulseRing", "--to", "-"], code: 64,
      text: "Clips of several machines cannot go to standard output. Name a folder: --to Clips/"),
    Refusal(
      arguments: ["plan", "PulseRing", "--tasks", "0"], code: 64,
      text: "--tasks 0 is not between 1 and 1000000. Use --tasks 8."),
    Refusal(
      arguments: ["plan", "PulseRing", "--format", "avi"], code: 64,
      text: "There is no format 'avi'. Formats: mp4, "),
    Refusal(
      arguments: ["plan", "PulseRing", "--width", "8", "--scale", "1"], code: 64,
      text: "--scale and --width both say how large the picture is. Use one of them."),
    Refusal(
      arguments: ["plan", "Nowhere", "None.swift"], code: 66,
      text: "There is no file 'None.swift' here."),
    Refusal(
      arguments: ["plan", "x/a.yaml", "y/a.yaml"], code: 64,
      text:
        "Two clips would go to a.mp4, of x/a.yaml and of y/a.yaml. Plan them apart, each with a "
        + "folder of its own: --to Clips/"),
    Refusal(
      arguments: ["plan", "one.swift", "two.swift"], code: 65,
      text:
        "one.swift, two.swift use one another, and a plan names what its tasks read by one name."),
    Refusal(
      arguments: ["run", "none.json"], code: 66,
      text: "There is no plan 'none.json'. Make one: showreel plan Demo.swift -o plan.json"),
    Refusal(
      arguments: ["run", "other.json"], code: 65,
      text: "other.json is no plan that this version of showreel can read. Make it anew: "),
    Refusal(
      arguments: ["finish", "later.json"], code: 65,
      text:
        "later.json is a plan of version 3, and this showreel reads version 2. Make it anew with "),
    Refusal(
      arguments: ["run", "older.json"], code: 65,
      text:
        "older.json is a plan of version 1, and this showreel reads version 2. Make it anew with "),
    Refusal(
      arguments: ["finish", "away.json"], code: 66,
      text: "/away, and there is no such folder here. Mount it there, or take the plan along"),
    Refusal(
      arguments: ["run", "empty.json", "--task", "7"], code: 64,
      text: "There is no task 7. The plan has 0, and the first is 0."),
  ]

  @Test(arguments: refusals.indices)
  func whatMakesNoSenseIsSaid(_ index: Int) async throws {
    let (refusal, program) = (Self.refusals[index], try program.get())
    let preset = "view: Circle()\ntransition: .scale\n"
    try program.write(preset, to: "x/a.yaml")
    try program.write(preset, to: "y/a.yaml")
    try program.write("[]", to: "other.json")
    try program.write("struct One: View { var body: some View { Two() } }", to: "one.swift")
    try program.write("struct Two: View { var body: some View { Text(\"2\") } }", to: "two.swift")
    func plan(version: Int, folder: String) -> String {
      #"{"version":\#(version),"tool":"","folder":"\#(folder)","direction":{"steps":[]},"isLenient":false,"clips":[],"tasks":[]}"#
    }
    // An older one has less.
    try program.write(#"{"version":1}"#, to: "older.json")
    try program.write(plan(version: 3, folder: "."), to: "later.json")
    try program.write(plan(version: 2, folder: "away"), to: "away.json")
    try program.write(plan(version: 2, folder: "."), to: "empty.json")
    let before = program.files
    let answer = try await program.run(refusal.arguments)
    #expect(answer.code == refusal.code)
    #expect(answer.errors.contains(refusal.text), "\(answer.errors)")
    #expect(program.files == before)
  }
}
