import Foundation
import TestSupport
import Testing

@testable import Presets

/// Every message about a preset's file.
@MainActor
struct PresetProblemTests {
  private let view = "view: Circle()\n"

  @Test func unknownKeys() {
    #expect(
      problems(view + "framerate: 60")
        == ["P.yaml:2:1: unknown key 'framerate'. Did you mean 'frameRate'?"])
    #expect(
      problems(view + "canvas: { devize: hd }")
        == ["P.yaml:2:11: unknown key 'devize' in 'canvas'. Did you mean 'device'?"])
    #expect(
      problems(view + "canvas: { wxyz: hd }") == [
        "P.yaml:2:11: unknown key 'wxyz' in 'canvas'. "
          + "Use one of 'device', 'size', 'scale', 'colorScheme', 'os'."
      ])
  }

  @Test func aMissingView() {
    #expect(
      problems("title: A")
        == ["P.yaml:1:1: 'view' is missing. Add for example 'view: Circle().fill(.blue)'."])
  }

  @Test func aFileThatIsNoMapping() {
    let expected =
      "P.yaml:1:1: a preset is made of keys and values. "
      + "Start with 'view: Circle().fill(.blue)'."
    #expect(problems("- a\n- b") == [expected])
    #expect(problems("") == [expected])
  }

  @Test func aFileThatIsNotYAML() {
    let problems = problems("view: \"Circle()\ntitle: A")
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("P.yaml:") == true)
    #expect(
      problems.first?.hasSuffix(
        "Put quotes around a value with a colon in it, and indent with spaces.") == true)
  }

  @Test func aRepeatedKey() {
    #expect(
      problems(view + "title: A\ntitle: B") == ["P.yaml:3:1: 'title' is there twice. Keep one."])
  }

  @Test func aFileThatIsNotThere() {
    #expect(throws: PresetError.self) { try Preset(contentsOf: "/nowhere/A.yaml") }
    do {
      _ = try Preset(contentsOf: "/nowhere/A.yaml")
    } catch {
      #expect(error.description == "/nowhere/A.yaml: cannot be read: there is no such file.")
    }
  }

  @Test func aFileThatCannotBeReadSaysWhy() throws {
    let folder = try TemporaryFolder()
    // Nobody reads a folder as a file, root neither.
    try folder.write("", to: "A.yaml/file")
    try Data([0xFF, 0xFE]).write(to: folder.url.appending(path: "B.yaml"))
    let whys = [
      ("A.yaml", "is a directory. Make it readable, or take it away."),
      ("B.yaml", "it is not a text file in UTF-8."),
    ]
    for (name, why) in whys {
      let path = folder.file(name)
      let preset = #expect(throws: PresetError.self) { try Preset(contentsOf: path) }
      #expect(preset?.description == "\(path): cannot be read: \(why)")
      let look = #expect(throws: PresetError.self) { try LookFile(contentsOf: path) }
      #expect(look?.description == "\(path): cannot be read: \(why)")
    }
  }

  @Test func aValueOfTheWrongForm() {
    #expect(
      problems(view + "title: [A]") == [
        "P.yaml:2:8: 'title' is text. Write for example 'title: Hello'."
      ])
    #expect(
      problems("view: [Circle]") == [
        "P.yaml:1:7: 'view' is a view, written as in SwiftUI. Write for example 'view: Circle()'."
      ])
    #expect(
      problems(view + "canvas: big") == [
        "P.yaml:2:9: 'canvas' is a set of keys. "
          + "Write for example 'canvas: { device: iphone15pro, scale: 2 }'."
      ])
    #expect(
      problems(view + "layout: view") == [
        "P.yaml:2:9: 'layout' is a list of views, or a container with one. "
          + "Write for example 'layout: [view, Spacer, Button]'."
      ])
    #expect(
      problems(view + "timeline: tap") == [
        "P.yaml:2:11: 'timeline' is a list of lines. "
          + "Write for example 'timeline: [tap \"Toggle\" at 0.5, wait until settled]'."
      ])
    #expect(
      problems(view + "timeline:\n  - [tap]") == [
        "P.yaml:3:5: 'timeline' is a list of lines. Write for example '- tap \"Toggle\" at 0.5'."
      ])
  }

  @Test func aWordThatIsNotOneOfThose() {
    #expect(
      problems(view + "transition: .scale\nanimate: on the contianer")
        == ["P.yaml:3:10: 'animate' cannot be 'on the contianer'. Did you mean 'on the container'?"]
    )
    #expect(
      problems(view + "canvas: { device: nokia3310 }").first?.hasPrefix(
        "P.yaml:2:19: 'device' cannot be 'nokia3310'. Use one of 'iphonese', ") == true)
    #expect(
      problems(view + "canvas: { colorScheme: drak }")
        == ["P.yaml:2:24: 'colorScheme' cannot be 'drak'. Did you mean 'dark'?"])
    #expect(
      problems(view + "button: A\nshow: perhaps")
        == ["P.yaml:3:7: 'show' cannot be 'perhaps'. Use one of 'true', 'false'."])
  }

  @Test func numbersThatCannotBe() {
    #expect(
      problems(view + "duration: -1") == [
        "P.yaml:2:11: 'duration' cannot be '-1'. "
          + "Use a number above 0, at most 3600, for example 'duration: 4'."
      ])
    #expect(
      problems(view + "frameRate: fast") == [
        "P.yaml:2:12: 'frameRate' cannot be 'fast'. "
          + "Use 1 to 1000 frames a second, or a fraction, for example 'frameRate: 30000/1001'."
      ])
    #expect(
      problems(view + "canvas: { size: 10 }") == [
        "P.yaml:2:17: 'size' cannot be '10'. "
          + "Use width x height in points, 1 to 16384 each, for example 'size: 400x300'."
      ])
  }

  @Test func twoSizes() {
    #expect(
      problems(view + "canvas: { device: hd, size: 10x10 }")
        == ["P.yaml:2:29: 'device' and 'size' both say how large the canvas is. Keep one."])
  }

  @Test func keysWithoutEffect() {
    #expect(
      problems(view + "animation: .easeIn") == [
        "P.yaml:2:12: 'animation' has no effect: this view does not come and go. "
          + "Add 'transition: .opacity', or remove 'animation'."
      ])
  }

  @Test func aLayoutWithoutTheView() {
    #expect(
      problems(view + "layout: [Spacer, Button]") == [
        "P.yaml:2:9: the layout has no 'view'. Write 'layout: [view, Spacer, Button]' or the like."
      ])
  }

  @Test func expressionsAreToldWithTheirPlaceInTheFile() {
    #expect(
      problems("view: |\n  Circle()\n    .fill(.bleu)") == [
        "P.yaml:3:12: unknown shape style '.bleu'. Did you mean '.blue'?"
      ])
    #expect(
      problems(view + "layout: [view, Spacr]")
        == ["P.yaml:2:16: unknown name 'Spacr'. Did you mean 'Spacer'?"])
  }

  @Test func scriptLinesAreToldWithTheirPlaceInTheFile() {
    #expect(
      problems(view + "timeline:\n  - tap \"Toggle\" att 0.5") == [
        "P.yaml:3:18: 'att' is not expected after 'tap'. Did you mean 'at'?"
      ])
    #expect(
      problems(view + "timeline:\n  - wiat 1")
        == ["P.yaml:3:5: unknown script word 'wiat'. Did you mean 'wait'?"])
  }

  @Test(arguments: [
    ("fps 30", "Write 'frameRate: 30' as a key."), ("duration 4", "Write 'duration: 4' as a key."),
    ("size 10x10", "Write 'canvas: { size: 400x300 }' as a key."),
    ("scale 3", "Write 'canvas: { scale: 2 }' as a key."),
    ("dark", "Write 'canvas: { colorScheme: dark }' as a key."),
    ("view A", "Write 'view:' and what is shown as a key."), ("skip", "Remove it."),
    ("loop", "Write 'loop: true' as a key."),
  ])
  func whatBelongsInKeys(line: String, instead: String) {
    let word = line.split(separator: " ")[0]
    #expect(
      problems(view + "timeline:\n  - \(line)")
        == ["P.yaml:3:5: '\(word)' does not belong in the timeline. \(instead)"])
  }

  @Test func unknownState() {
    let end = "A view that comes and goes has one: 'show'."
    #expect(
      problems(view + "transition: .slide\ntimeline:\n  - withAnimation { shown = true }")
        == ["P.yaml:4:21: there is no state named 'shown'. \(end)"])
    #expect(
      problems(view + "timeline:\n  - show.toggle()")
        == ["P.yaml:3:5: there is no state named 'show'. \(end)"])
  }

  @Test(arguments: [
    ("show = 1", "P.yaml:4:12: 'true' or 'false' is expected here, not '1'."),
    ("show.flip()", "P.yaml:4:10: 'toggle()' is expected here, not 'flip'."),
    ("withAnimation show = true", "P.yaml:4:19: '{' is expected here, not 'show'."),
    ("show = true at noon", "P.yaml:4:20: a time in seconds is expected here, not 'noon'."),
    (
      "withAnimation(.bouncey) { show = true }",
      "P.yaml:4:20: unknown animation '.bouncey'. Did you mean '.bouncy'?"
    ),
  ])
  func changesThatCannotBeRead(line: String, problem: String) {
    #expect(problems(view + "transition: .slide\ntimeline:\n  - \(line)") == [problem])
  }

  @Test func allProblemsOfAFileAreToldAtOnceInOrder() {
    let lines = problems(
      """
      titel: A
      view: Circle().fill(.bleu).frame(width: -1)
      transition: .scal
      canvas: { device: hd, scale: 0 }
      timeline:
        - tpa "Toggle"
      """)
    #expect(
      lines.map { $0.split(separator: ":")[1...2].joined(separator: ":") }
        == ["1:1", "2:22", "2:41", "3:14", "4:30", "6:5"])
  }
}
