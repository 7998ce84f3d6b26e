import Foundation
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a hand does comes about as with a real one.
@MainActor
@Suite("Steps of a hand")
struct HandStepTests {
  /// What views tell.
  @MainActor
  private final class Heard {
    var words: [String] = []
  }

  private let heard = Heard()

  private func plan<V: View>(
    _ lines: String..., @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) throws -> ClipPlan {
    let script = Script(commands: try lines.map { try ScriptLine($0).command })
    return try Clip.tiny(script) { view() }.plan(measuring: FontBook())
  }

  private func message<V: View>(
    _ lines: String..., @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) -> String? {
    do {
      let script = Script(commands: try lines.map { try ScriptLine($0).command })
      _ = try Clip.tiny(script) { view() }.plan(measuring: FontBook())
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("A double tap is one gesture of two taps, over at its time") func doubleTap() throws {
    let plan = try plan("double tap \"A\" at 1") { [heard] in
      Text("A").onTapGesture(count: 2) {
        heard.words.append("\(VirtualClock.current?.now ?? 0)")
      }
    }
    #expect(heard.words == ["1.0"])
    #expect(plan.touches.map(\.kind) == [.tap, .tap])
    #expect(plan.events.map(\.name) == ["double tap 'A'"])
  }

  @Test("A long press lasts") func longPress() throws {
    for (seconds, words) in [(0.4, []), (0.7, ["held"])] {
      heard.words = []
      let plan = try plan("long press \"A\" for \(seconds) at 1") { [heard] in
        Text("A").onLongPressGesture { heard.words.append("held") }
      }
      #expect(heard.words == words)
      #expect(plan.touches.map(\.kind) == [.press])
    }
  }

  @Test("A flick leaves with speed") func swipe() throws {
    _ = try plan("swipe left at 0.5", "wait 1") { [heard] in
      Color.red.gesture(DragGesture().onEnded { heard.words.append("\($0.velocity.width < -500)") })
    }
    #expect(heard.words == ["true"])
  }

  @Test("Two fingers magnify and turn, to what was said") func twoFingers() throws {
    let plan = try plan("pinch by 2 at 0.5", "rotate by 200° at 2") { [heard] in
      Color.red.frame(width: 80, height: 80).gesture(
        MagnifyGesture().onEnded { heard.words.append("\(($0.magnification * 100).rounded())") }
          .simultaneously(
            with: RotateGesture().onEnded {
              heard.words.append("\($0.rotation.degrees.rounded())° \($0.startAnchor)")
            }))
    }
    #expect(heard.words == ["200.0", "200.0° UnitPoint(x: 0.5, y: 0.5)"])
    #expect(plan.touches.map(\.index) == [0, 1, 0, 1])
    #expect(plan.touches.map(\.kind) == [.pinch, .pinch, .rotate, .rotate])
  }

  private struct Fields: View {
    let heard: Heard
    @State private var first = ""
    @State private var second = ""

    var body: some View {
      VStack {
        TextField("One", text: $first)
        TextField("Two", text: $second).onSubmit { heard.words.append("\(first)/\(second)") }
      }
    }
  }

  @Test("Text goes into the field that is named, and a line break submits") func typing() throws {
    let plan = try plan("type \"ab\" at 0.2", "type \"cd\\n\" into \"Two\"") { [heard] in
      Fields(heard: heard)
    }
    #expect(heard.words == ["ab/cd"])
    #expect(
      plan.events.map(\.name).filter { $0.hasPrefix("type") } == ["type 'ab'", "type 'cd\\n'"])
    let missing = message("type \"a\" into \"Thre\" at 1") { [heard] in Fields(heard: heard) }
    let told = "Nothing to type into at 1 s: no field is called 'Thre'. Fields: 'One' at"
    #expect(missing?.hasPrefix(told) == true)
    #expect(
      message("type \"a\" at 1") { Color.red }
        == "Nothing to type into at 1 s: no field is on screen.")
  }

  private struct Rows: View {
    let heard: Heard

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { row in
            Button("Row \(row)") { heard.words.append("\(row)") }.frame(height: 20)
          }
        }
      }
    }
  }

  @Test("What is scrolled to comes into view, down and up again, or is missed by name")
  func scrolling() throws {
    let plan = try plan(
      "scroll to \"Row 30\" at 0.5", "tap \"Row 30\"", "scroll to \"Row 1\"", "tap \"Row 1\""
    ) { [heard] in Rows(heard: heard) }
    #expect(heard.words == ["30", "1"])
    #expect(plan.touches.contains { $0.kind == .scroll })
    let missed = message("scroll to \"Row 99\" at 1") { [heard] in Rows(heard: heard) }
    #expect(missed?.contains("'Row 99' does not come into view, however far") == true)
  }

  @Test("A tap does not go through what covers its target") func covered() {
    struct Page: View {
      @State private var isOpen = false
      var body: some View {
        ZStack {
          Button("Open") { isOpen = true }
          if isOpen { Color.blue.contentShape(Rectangle()).onTapGesture {} }
        }
      }
    }
    #expect(
      message("tap \"Open\" at 1, 2") { Page() }
        == "No finger reaches 'Open' at 2 s: something covers it, or it is out of view. "
        + "Close what covers it, or write 'scroll to' before.")
  }

  @Test("A picture without a text is called by its name, a field by its label") func names() throws
  {
    struct Named: View {
      @State private var text = "typed"
      var body: some View {
        VStack {
          Button {
          } label: {
            Image(systemName: "plus")
          }
          TextField("Name", text: $text)
        }
      }
    }
    #expect(
      try plan("tap \"plus\" at 0.5", "tap \"Name\"", "tap \"typed\"") { Named() }.events.count == 3
    )
    #expect(message("tap \"x\" at 1") { Named() }?.contains("'plus' at ") == true)
  }

  @Test(
    "What is covered is not pressed, dragged or flicked either",
    arguments: [
      "long press \"Card\" at 1", "drag \"Card\" by 9,9 at 1", "swipe \"Card\" left at 1",
      "pinch \"Card\" by 2 at 1",
    ])
  func coveredFromHands(_ line: String) throws {
    struct Page: View {
      let isCovered: Bool
      let heard: Heard
      var body: some View {
        ZStack {
          Text("Card").gesture(DragGesture().onEnded { _ in heard.words.append("card") })
          if isCovered {
            Color.blue.gesture(DragGesture().onEnded { _ in heard.words.append("cover") })
          }
        }
      }
    }
    let covered = message(line) { [heard] in Page(isCovered: true, heard: heard) }
    #expect(
      covered == "No finger reaches 'Card' at 1 s: something covers it, or it is out of view. "
        + "Close what covers it, or write 'scroll to' before.")
    #expect(heard.words.isEmpty)
    let free = message(line) { [heard] in Page(isCovered: false, heard: heard) }
    #expect(free == nil)
  }

  @Test("A list is flicked by what is read in it, covered or not by what lets fingers through")
  func flickedByItsRows() throws {
    struct Rows: View {
      var body: some View {
        ZStack {
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("Row \($0)") } }
          }
          Color.blue.opacity(0.2).allowsHitTesting(false)
        }
      }
    }
    let plan = try plan("swipe \"Row 1\" up at 0.5", "wait 1") { Rows() }
    #expect(plan.touches.count == 1)
  }

  @Test("A ring goes around what is covered all the same") func ringed() throws {
    let plan = try plan("ring \"Card\" at 0.2", "wait 0.5") {
      ZStack {
        Text("Card").onTapGesture {}
        Color.blue.onTapGesture {}
      }
    }
    #expect(plan.cues.first?.places.isEmpty == false)
  }

  private struct Controls: View {
    @State private var volume = 0.5
    @State private var size = 0.5
    @State private var text = ""
    @State private var name = ""
    @State private var date = Date(timeIntervalSince1970: 1_704_100_000)
    @State private var isOn = false
    @State private var count = 0
    let heard: Heard

    var body: some View {
      VStack {
        Slider(value: $volume) { Text("Volume") }
        Slider(value: $size)
        TextField("Name", text: $name)
        TextEditor(text: $text).frame(height: 40)
        DatePicker("When", selection: $date, displayedComponents: .date)
        Toggle("Sound", isOn: $isOn)
        Circle().frame(width: 20, height: 20).onTapGesture { heard.words.append("circle") }
        Button {
          heard.words.append("box")
        } label: {
          RoundedRectangle(cornerRadius: 4).frame(width: 20, height: 20)
        }
      }
    }
  }

  private func controls(_ lines: String...) -> String? {
    do {
      let script = Script(commands: ScriptText(lines.joined(separator: "\n")).commands)
      let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1)
      let clip = Clip("controls", stage: stage, frameRate: 10, script: script) { [heard] in
        Controls(heard: heard)
      }
      _ = try clip.plan(measuring: FontBook())
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "What is not there to be dragged, flicked or pressed is told with all that is",
    arguments: [
      ("drag \"Missing\" by 9,9 at 1", "drag"), ("swipe \"Missing\" left at 1", "swipe"),
      ("long press \"Missing\" at 1", "press"), ("pinch \"Missing\" by 2 at 1", "pinch"),
      ("rotate \"Missing\" by 9 at 1", "rotate"),
    ])
  func nothingToTouch(_ line: String, _ deed: String) {
    let message = controls(line) ?? ""
    #expect(
      message.hasPrefix(
        "Nothing to \(deed) at 1 s: 'Missing' is not there. What can be touched: 'Volume' at "),
      "\(message)")
    for name in [
      "Volume", "slider", "Name", "text editor", "When", "Sound", "circle", "rounded rectangle",
    ] {
      #expect(message.contains("'\(name)' at "), "\(name): \(message)")
    }
    #expect(!message.contains("without a name"), "\(message)")
  }

  @Test("Controls are touched by their labels, shapes without a name by what they are") func kinds()
  {
    #expect(controls("tap \"circle\" at 1", "tap \"rounded rectangle\" at 1.5") == nil)
    #expect(heard.words == ["circle", "box"])
    #expect(controls("tap \"When\" at 1", "wait until settled") == nil)
    #expect(controls("drag \"Volume\" by 40,0 at 1", "drag \"slider\" by 40,0") == nil)
    #expect(controls("type \"a\" into \"text editor\" at 1") == nil)
    let message = controls("tap \"Sound@soon\" at 1") ?? ""
    #expect(
      message.hasSuffix("Behind '@' a time is written in seconds: 'Sound@0.5'."), "\(message)")
  }
}
