import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A script presses keys of a hardware keyboard, and puts a pointer over something.
@MainActor
@Suite("Keys and pointers in scripts")
struct KeyStepTests {
  /// What a view was told.
  @MainActor
  private final class Heard {
    var words: [String] = []
  }

  private struct Listener: View {
    let heard: Heard

    var body: some View {
      Text("A").focusable()
        .onKeyPress(.rightArrow) {
          heard.words.append("right")
          return .handled
        }
        .onKeyPress { press in
          heard.words.append("any \(press.characters)")
          return .handled
        }
    }
  }

  private let heard = Heard()

  private func plan<V: View>(
    _ line: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) throws -> ClipPlan {
    let script = Script(commands: [try ScriptLine(line).command])
    return try Clip.tiny(script) { view() }.plan(measuring: FontBook())
  }

  @Test("The innermost view that takes a key has it, and what is typed is keys") func keys() throws
  {
    let plan = try plan("press \"right\" at 1") { [heard] in Listener(heard: heard) }
    #expect(heard.words == ["right"])
    #expect(plan.events.map(\.name) == ["press 'right'"])
    #expect(plan.keys.map(\.text) == ["→"])
    heard.words = []
    _ = try self.plan("type \"ab\"") { [heard] in Listener(heard: heard) }
    #expect(heard.words == ["any a", "any b"])
  }

  @Test("Keys are let go as well, with what is held beside them") func phases() throws {
    _ = try plan("press \"command+s\"") { [heard] in
      Text("A").onKeyPress("s", phases: .all) { press in
        heard.words.append("\(press.phase.rawValue) \(press.modifiers == .command)")
        return .handled
      }
    }
    #expect(heard.words == ["1 true", "4 true"])
  }

  @Test("A button's shortcut presses it, hidden or not, unless something is in front of it")
  func shortcuts() throws {
    struct Page: View {
      let heard: Heard
      var hasSheet = false
      var body: some View {
        VStack {
          Button("Save") { heard.words.append("save") }.keyboardShortcut("s")
          Button("All") { heard.words.append("all") }.keyboardShortcut("S", modifiers: .control)
            .opacity(0)
          Button("Not") { heard.words.append("not") }.keyboardShortcut("s").disabled(true)
        }
        .sheet(isPresented: .constant(hasSheet)) {
          Button("Done") { heard.words.append("done") }.keyboardShortcut(.defaultAction)
        }
      }
    }
    _ = try plan("press \"command+s\"") { [heard] in Page(heard: heard) }
    _ = try plan("press \"control+s\"") { [heard] in Page(heard: heard) }
    _ = try plan("press \"return\" at 1") { [heard] in Page(heard: heard, hasSheet: true) }
    #expect(heard.words == ["save", "all", "done"])
    #expect(throws: ClipError.nothingHears(key: "command+s", time: 1)) {
      try plan("press \"command+s\" at 1") { [heard] in Page(heard: heard, hasSheet: true) }
    }
  }

  @Test("What is being edited keeps the keys that it types") func typed() throws {
    struct Form: View {
      let heard: Heard
      @State private var text = ""
      @FocusState private var isEdited: Bool
      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($isEdited).onAppear { isEdited = true }
          Button("Type") { heard.words.append("a") }.keyboardShortcut("a", modifiers: [])
          Button("Cancel") { heard.words.append("cancel") }.keyboardShortcut(.cancelAction)
        }
      }
    }
    _ = try plan("press \"a\" at 1") { [heard] in Form(heard: heard) }
    _ = try plan("press \"escape\" at 1") { [heard] in Form(heard: heard) }
    #expect(heard.words == ["cancel"])
  }

  @Test("Where nobody listens, that is told") func nothing() {
    #expect(throws: ClipError.nothingHears(key: "return", time: 0)) {
      try plan("press \"return\"") { Text("A") }
    }
  }

  @Test("A demo that has nothing else shows what its keys do") func automatic() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)
    let plan = try Clip("keys", stage: stage, frameRate: 10, script: .automatic) { [heard] in
      Color.red.focusable().onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
        heard.words.append(press.key == .leftArrow ? "left" : "right")
        return .handled
      }
    }
    .plan(measuring: FontBook())
    #expect(plan.events.map(\.name) == ["press 'left'", "press 'right'"])
    #expect(heard.words.suffix(2) == ["left", "right"])
  }

  @Test("A key is called by its name or by its character") func names() throws {
    #expect(ScriptKey("Return")?.key == .return)
    #expect(ScriptKey("+")?.key == "+")
    #expect(ScriptKey("shift+cmd+z")?.modifiers == [.shift, .command])
    #expect(ScriptKey("Photo") == nil && ScriptKey("") == nil && ScriptKey("meta+a") == nil)
    #expect(throws: ScriptProblem.self) { try ScriptLine("press \"Photo\"") }
  }

  @Test("A pointer stands over something without pressing it", arguments: ["mac", "ipad13"])
  func hover(device: String) throws {
    var stage = Stage.tiny
    stage.device = Device.named(device)
    let script = Script(commands: [
      try ScriptLine("hover \"Card\" at 1").command, try ScriptLine("hover 1,1 at 2").command,
    ])
    let plan = try Clip("hover", stage: stage, frameRate: 10, script: script) { [heard] in
      Button("Card") { heard.words.append("pressed") }
        .onHover { heard.words.append($0 ? "in" : "out") }
    }
    .plan(measuring: FontBook())
    #expect(heard.words == ["in", "out"])
    #expect(plan.touches.map(\.kind) == [.hover, .hover])
  }

  @Test("A tablet's demo that has nothing else shows what answers to a pointer")
  func hovers() throws {
    var stage = Stage.tiny
    stage.device = Device.named("ipad13")
    let plan = try Clip("hover", stage: stage, frameRate: 10, script: .automatic) { [heard] in
      HStack(spacing: 0) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Color.red.onHover { heard.words.append($0 ? name : "out of \(name)") }
        }
      }
    }
    .plan(measuring: FontBook())
    #expect(plan.touches.map(\.kind) == [.hover, .hover])
    #expect(heard.words.suffix(3) == ["a", "out of a", "b"])
  }
}
