import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What the keys of a television's remote do.
@MainActor
@Suite("A television's remote")
struct TelevisionRemoteTests {
  private struct Shelves: View {
    let pressed: Log
    @FocusState private var focused: String?

    var body: some View {
      VStack {
        Text("on \(focused ?? "none")")
        ForEach(["A", "B"], id: \.self) { row in
          ScrollView(.horizontal) {
            HStack(spacing: 40) {
              ForEach(0..<8, id: \.self) { column in
                Button("\(row)\(column)") { pressed.add("\(row)\(column)") }
                  .frame(width: 400)
                  .focused($focused, equals: "\(row)\(column)")
              }
            }
          }
        }
      }
    }
  }

  private let pressed = Log()

  private func played() -> PlayedView {
    let played = PlayedView(
      graph: .on(.tv, CGSize(width: 1920, height: 1080), Shelves(pressed: pressed)))
    played.advance(to: 0.1)
    return played
  }

  private func press(_ keys: KeyEquivalent..., in played: PlayedView) {
    for key in keys {
      #expect(played.graph.hears(key, with: []))
      played.graph.press(key, with: [])
      played.advance(to: played.graph.time + 1)
    }
  }

  @Test("Arrows give the focus to what stands beside, and return presses it") func arrows() {
    let played = played()
    #expect(played.text.contains("on A0"))
    press(.rightArrow, .downArrow, in: played)
    #expect(played.text.contains("on B1"))
    press(.leftArrow, .upArrow, .return, in: played)
    #expect(played.text.contains("on A0") && pressed.text == "A0")
    // There is nothing further.
    press(.leftArrow, .upArrow, in: played)
    #expect(played.text.contains("on A0"))
  }

  @Test("What has the focus comes into view") func scrolling() throws {
    let played = played()
    press(.rightArrow, .rightArrow, .rightArrow, .rightArrow, .rightArrow, in: played)
    #expect(played.text.contains("on A5"))
    let frame = try #require(played.graph.tapTargets.first { $0.text == "A5" }?.frame)
    #expect(frame.minX >= 0 && frame.maxX <= 1920, "\(frame)")
  }

  private struct Disabled: View {
    let pressed: Log
    let disabled: Set<String>
    @FocusState private var focused: String?

    var body: some View {
      VStack {
        Text("on \(focused ?? "none")")
        HStack(spacing: 40) {
          ForEach(["A", "B", "C"], id: \.self) { name in
            Button(name) { pressed.add(name) }
              .frame(width: 200)
              .focused($focused, equals: name)
              .disabled(disabled.contains(name))
          }
        }
      }
    }
  }

  @Test("What is disabled is passed over, and not pressed") func disabled() {
    func played(_ disabled: Set<String>) -> PlayedView {
      let view = Disabled(pressed: pressed, disabled: disabled)
      let played = PlayedView(graph: .on(.tv, CGSize(width: 1920, height: 1080), view))
      played.advance(to: 0.1)
      return played
    }
    let passing = played(["B"])
    press(.rightArrow, in: passing)
    #expect(passing.text.contains("on C"))
    let first = played(["A"])
    #expect(first.text.contains("on B"), "\(first.text)")
    let none = played(["A", "B", "C"])
    #expect(none.text.contains("on none") && !none.graph.hears(.return, with: []))
    none.graph.press(.return, with: [])
    #expect(pressed.text.isEmpty)
  }

  private struct Steps: View {
    @State private var step = 0
    @FocusState private var focused: String?

    var body: some View {
      VStack {
        Text("on \(focused ?? "none")")
        Button("Once") { step = 1 }.focused($focused, equals: "Once").disabled(step == 1)
        Button("Then") { step = 2 }.focused($focused, equals: "Then").disabled(step != 1)
      }
    }
  }

  @Test("What gets disabled loses the focus to what is not")
  func disabledLater() {
    let played = PlayedView(graph: .on(.tv, CGSize(width: 1920, height: 1080), Steps()))
    played.advance(to: 0.1)
    #expect(played.text.contains("on Once"), "\(played.text)")
    press(.return, in: played)
    #expect(played.text.contains("on Then"), "\(played.text)")
    press(.return, in: played)
    #expect(played.text.contains("on Once"), "\(played.text)")
  }

  @Test("What is ahead is nearer than what is aside, and what is behind is none")
  func distances() throws {
    let start = CGRect(x: 0, y: 0, width: 100, height: 100)
    func distance(_ x: CGFloat, _ y: CGFloat) -> CGFloat? {
      FocusPlaces.distance(
        from: start, to: CGRect(x: x, y: y, width: 100, height: 100), on: .trailing)
    }
    #expect(try #require(distance(300, 0)) < #require(distance(120, 200)))
    #expect(try #require(distance(120, 0)) < #require(distance(120, 60)))
    #expect(distance(-200, 0) == nil && distance(0, 200) == nil)
  }

  @Test("On other devices arrows do nothing") func elsewhere() {
    let graph = ViewGraph.on(.phone, CGSize(width: 393, height: 852), Shelves(pressed: pressed))
    #expect(!graph.hears(.rightArrow, with: []))
  }
}
