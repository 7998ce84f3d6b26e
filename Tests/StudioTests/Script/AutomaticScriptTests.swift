import Foundation
import Motion
import Raster
import TestSupport
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a demo does by itself.
@MainActor
@Suite("The automatic script")
struct AutomaticScriptTests {
  private func clip<V: View>(
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) -> Clip { Clip.tiny(.automatic, view) }

  private func names<V: View>(
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
  ) throws -> [String] { try clip(view).plan().events.map(\.name) }

  /// A button for each name; one alone does something.
  private struct Buttons: View {
    let names: [String]
    let working: String
    var animation: Animation? = .linear(duration: 0.2)
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        ForEach(names, id: \.self) { name in
          Button(name) { if name == working { withAnimation(animation) { isOn.toggle() } } }
        }
        Color.red.frame(width: isOn ? 20 : 10, height: 5)
      }
    }
  }

  @Test("A tap that changes nothing is not shown, and the next candidate is tapped")
  func nextCandidate() throws {
    #expect(
      try names { Buttons(names: ["A", "B"], working: "B") } == ["tap 'B'", "tap 'B'"])
    #expect(
      try names { Buttons(names: ["A", "B"], working: "A") } == ["tap 'A'", "tap 'A'"])
  }

  @Test("Where nothing comes of any tap, one is shown and told") func nothingComes() throws {
    let plan = try clip { Buttons(names: ["A", "B"], working: "C") }.plan()
    #expect(plan.events.map(\.name) == ["tap 'A'"])
    #expect(
      plan.warnings.map(\.description) == [
        "Nothing changes in this clip, whatever is tapped, 'A' for one. Give it a script that does "
          + "something else, say."
      ])
  }

  @Test("A change that leaves the picture as it was is one") func unseenChange() throws {
    struct Shaking: View {
      @State private var count = 0
      var body: some View {
        Button("Shake") { count += 1 }
          .keyframeAnimator(initialValue: 0.0, trigger: count) {
            $0.offset(x: $1)
          } keyframes: { _ in
            LinearKeyframe(9, duration: 0.2)
            LinearKeyframe(0, duration: 0.2)
          }
      }
    }
    #expect(try names { Shaking() } == ["tap 'Shake'", "tap 'Shake'"])
  }

  @Test("The second tap closes what the first has opened") func wayBack() throws {
    struct Page: View {
      @State private var isOpen = false
      var body: some View {
        if isOpen {
          VStack {
            Button("More") {}
            Button("Close") { withAnimation { isOpen = false } }
          }
        } else {
          Button("Open") { withAnimation { isOpen = true } }
        }
      }
    }
    #expect(try names { Page() } == ["tap 'Open'", "tap 'Close'"])
  }

  @Test("What is covered is not tapped") func covered() throws {
    struct Covered: View {
      @State private var isOn = false
      var body: some View {
        ZStack {
          Button("Below") {}.frame(width: 40, height: 20)
          Color.white.contentShape(Rectangle())
          Button("Above") { isOn.toggle() }.offset(y: isOn ? 20 : 10)
        }
      }
    }
    #expect(try names { Covered() } == ["tap 'Above'", "tap 'Above'"])
  }

  @Test("Two taps in a row are made where two are asked for") func doubleTap() throws {
    struct Heart: View {
      @State private var isBig = false
      var body: some View {
        Color.red.frame(width: isBig ? 40 : 20, height: 20)
          .onTapGesture(count: 2) { withAnimation { isBig.toggle() } }
      }
    }
    let clip = clip { Heart() }
    #expect(try clip.plan().events.count == 4)
    let player = ClipPlayer(clip, measuring: FontBook())
    let small = try player.displayList(atFrame: 0)
    #expect(try player.displayList(atFrame: 4) == small)
    #expect(try player.displayList(atFrame: 14) != small)
  }

  @Test("What can be dragged or held is, after the taps") func gestures() throws {
    struct Hands: View {
      let hasButton: Bool
      @State private var offset = CGSize.zero
      @State private var isOn = false
      @GestureState private var isHeld = false
      var body: some View {
        VStack(spacing: 0) {
          if hasButton { Button("Go") { isOn.toggle() }.opacity(isOn ? 0.5 : 1) }
          Color.red.frame(width: 20, height: 10).offset(offset)
            .gesture(
              DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
          Color.blue.frame(width: isHeld ? 30 : 20, height: 10)
            .gesture(LongPressGesture().updating($isHeld) { value, state, _ in state = value })
        }
      }
    }
    #expect(
      try names { Hands(hasButton: true) }.map { $0.split(separator: " ")[0] }
        == ["tap", "tap", "drag"])
    #expect(try names { Hands(hasButton: false) }.map { $0.split(separator: " ")[0] } == ["drag"])
  }

  @Test("Where nothing else is to do, what scrolls is scrolled, and back") func scrolling() throws {
    struct Rows: View {
      let count: Int
      var body: some View {
        ScrollView { ForEach(0..<count, id: \.self) { Color.red.frame(height: 20).id($0) } }
      }
    }
    let clip = clip { Rows(count: 9) }
    let plan = try clip.plan()
    #expect(plan.events.map { $0.name.prefix(4) } == ["drag", "drag"])
    let player = ClipPlayer(clip, measuring: FontBook(), rehearsal: plan.rehearsal)
    let start = try player.displayList(atFrame: 0)
    #expect(try player.displayList(atFrame: 14) != start)
    #expect(try names { Rows(count: 1) }.isEmpty)
  }

  @Test("What begins at its end is scrolled away from that, and back")
  func scrollingFromTheEnd() throws {
    struct Rows: View {
      let anchor: UnitPoint
      var body: some View {
        ScrollView { ForEach(0..<40, id: \.self) { Color.red.frame(height: 20).id($0) } }
          .defaultScrollAnchor(anchor)
      }
    }
    func ways(_ anchor: UnitPoint) throws -> [CGFloat] {
      try clip { Rows(anchor: anchor) }.plan().touches.map {
        ($0.waypoints.last?.point.y ?? 0) - ($0.waypoints.first?.point.y ?? 0)
      }
    }
    let (top, bottom) = try (ways(.top), ways(.bottom))
    #expect(top.count == 2 && top[0] < 0 && top[1] > 0)
    #expect(bottom.count == 2 && bottom[0] > 0 && bottom[1] < 0)
  }

  @Test("What never comes to rest is shown for a while, with a note") func restless() throws {
    let plan = try clip { ToggleDemo(animation: .linear(duration: 40)) }.plan()
    #expect(plan.events.map(\.time) == [0.5, 5])
    #expect(plan.duration == 9.5)
    #expect(
      plan.warnings.map(\.description) == [
        "What moves in this clip does not come to rest; 4 s of it are shown at a time. Give it a "
          + "script or a duration to show more or less of it."
      ])
  }

  @Test("A clip whose pictures are of one colour says so") func oneColor() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("one-color.mp4")
    let plain = try await clip { Color.red.ignoresSafeArea() }.export(to: path)
    #expect(plain.warnings.contains(.oneColor))
    let two = try await clip { Color.red.frame(width: 9) }.export(to: path)
    #expect(!two.warnings.contains(.oneColor))
  }

  @Test("Where a timer waits for a tap before it moves anything, it taps") func waitingTimer()
    throws
  {
    struct Flip: View {
      @State private var isTurning = false
      @State private var angle = 0.0
      var body: some View {
        Rectangle().frame(width: 100, height: 60)
          .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
          .onTapGesture { isTurning = true }
          .onReceive(Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()) { _ in
            if isTurning, angle < 180 { angle += 9 }
          }
      }
    }
    let clip = Clip(
      "flip", stage: Stage(size: CGSize(width: 200, height: 200)), frameRate: 10, script: .automatic
    ) { Flip() }
    let events = try clip.plan().events
    #expect(events.count == 1 && events.allSatisfy { $0.name.hasPrefix("tap") })
  }
}
