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
        == "'Open' cannot be tapped at 2 s: something covers it, or it is out of view. "
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
}
