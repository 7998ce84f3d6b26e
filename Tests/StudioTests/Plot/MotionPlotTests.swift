import Drawing
import Foundation
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Something that comes from the left and goes back.
private struct Visitor: View {
  @State private var isThere = false

  var body: some View {
    VStack {
      if isThere {
        Rectangle().fill(.blue).frame(width: 40, height: 20)
          .transition(.move(edge: .leading).combined(with: .opacity))
      }
      Button("Toggle") { withAnimation(.linear(duration: 0.5)) { isThere.toggle() } }
    }
  }
}

@MainActor
struct MotionPlotTests {
  private func plot<V: View>(_ view: V, _ steps: [ScriptStep]) throws -> MotionPlot {
    var clip = Clip("demo", stage: Stage(size: CGSize(width: 100, height: 100), scale: 1)) { view }
    clip.frameRate = 10
    clip.script = Script(steps: steps)
    return try MotionPlot(clip)
  }

  private func visit() throws -> MotionPlot {
    try plot(
      Visitor(), [Tap("Toggle").at(0.5), Wait(1), Tap("Toggle"), Wait(1), Tap("Toggle"), Wait(1)])
  }

  @Test func aTransitionIsPlottedFrameByFrame() throws {
    let plot = try visit()
    #expect(plot.step == 0.1)
    #expect(plot.marks.map(\.name) == ["tap 'Toggle'", "tap 'Toggle'", "tap 'Toggle'"])
    let curve = try #require(plot.curves.first { $0.name == "Rectangle" })
    #expect(curve.samples.count == 35)
    #expect(curve.samples.prefix(5).allSatisfy { $0 == nil })
    // Linear over half a second and 40 points, from its own width left of where it rests.
    let xs = curve.samples[5...11].compactMap { $0?.x.rounded() }
    #expect(xs == [10, 18, 26, 34, 42, 50, 50])
    let opacities = curve.samples[5...10].compactMap { $0.map { ($0.opacity * 10).rounded() } }
    #expect(opacities == [0, 2, 4, 6, 8, 10])
    #expect(curve.color.flatMap(ColorWord.of) == "blue")
  }

  @Test func aViewThatComesBackIsTheSameCurve() throws {
    let plot = try visit()
    #expect(plot.curves.filter { $0.name == "Rectangle" }.count == 1)
    let curve = try #require(plot.curves.first { $0.name == "Rectangle" })
    #expect(curve.samples[22] == nil)
    #expect(curve.samples[33] != nil)
  }

  @Test func scaleAndRotationAreThoseOfWhatIsSeen() throws {
    struct Turning: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Circle().frame(width: 20, height: 20)
          Text("a")
        }
        .scaleEffect(isOn ? 2 : 1).rotationEffect(.degrees(isOn ? 270 : 0))
        .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let plot = try plot(Turning(), [Tap("a").at(0.2), Wait(1.5)])
    // Both go with what holds them.
    #expect(plot.curves.map(\.name) == ["VStack"])
    let last = try #require(plot.curves.first?.samples.last ?? nil)
    #expect(abs(last.scale - 2) < 1e-6)
    #expect(abs(last.rotation - 270) < 1e-6)
  }

  @Test func aButtonThatOnlyPalesIsNotWhatMoves() throws {
    #expect(
      try visit().curves.allSatisfy {
        $0.name == "Rectangle" || $0.samples.contains { $0 == nil } == false
      })
    let still = try plot(Text("Still"), [Wait(0.5)])
    #expect(still.curves.isEmpty)
    // Its own middle, as of any clip in which nothing moves.
    #expect(still.poster == 2)
  }

  @Test func whatCannotBeDrawnIsNotBelieved() throws {
    let plot = try visit()
    #expect(plot.isSound)
    func changed(_ change: (inout MotionPlot) -> Void) -> Bool {
      var plot = plot
      change(&plot)
      return plot.isSound
    }
    #expect(!changed { $0.step = 0 })
    #expect(!changed { $0.duration = .infinity })
    #expect(!changed { $0.poster = -1 })
    #expect(!changed { $0.size.width = 0 })
    #expect(!changed { $0.curves[0].label = String(repeating: "a", count: 1000) })
    #expect(!changed { $0.curves[0].samples[6]?.x = .nan })
    #expect(!changed { $0.curves[0].samples += Array(repeating: nil, count: 2000) })
    #expect(!changed { $0.curves += Array(repeating: $0.curves[0], count: 9) })
    #expect(!changed { $0.marks += Array(repeating: .init(time: 0, name: ""), count: 999) })
  }

  @Test func aNameIsShortenedByItsScalars() {
    let long = "a" + String(repeating: "\u{301}", count: 5000)
    #expect(MotionPlot.shortened(long).unicodeScalars.count == MotionPlot.longestName)
  }
}
