import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
struct RunningAnimationTests {
  private struct Demo: View {
    @State private var isOn = false
    var animation: Animation? = .linear(duration: 2)

    var body: some View {
      VStack {
        if isOn { Rectangle().fill(.red).frame(width: 20, height: 20).transition(.scale) }
        Circle().rotationEffect(.degrees(isOn ? 90 : 0)).animation(.bouncy, value: isOn)
        Button("Toggle") { withAnimation(animation) { isOn.toggle() } }
      }
    }
  }

  private func lines(_ played: PlayedView) -> [String] {
    played.graph.runningAnimations.map {
      let share = $0.progress.map { "\(Int(($0 * 100).rounded()))" } ?? "∞"
      return "\(share) \($0.view) \($0.property) \($0.animation?.source ?? "-")"
    }
  }

  @Test func whatMovesIsNamedWithItsAnimationAndProgress() {
    let played = PlayedView { Demo() }
    #expect(lines(played) == [])
    played.tap("Toggle")
    played.advance(to: 0.5)
    let lines = lines(played)
    #expect(lines.contains("25 Rectangle scale .linear(duration: 2)"))
    #expect(lines.contains { $0.hasSuffix("Circle frame .bouncy") })
    #expect(lines.contains { $0.hasSuffix("Circle rotation .bouncy") })
    #expect(Set(lines).count == lines.count)
    played.advance(to: 2.5)
    #expect(self.lines(played) == [])
  }

  @Test func theTransactionIsThatOfTheLastChange() throws {
    let played = PlayedView { Demo() }
    #expect(played.graph.lastChange == nil)
    played.advance(to: 0.5)
    played.tap("Toggle")
    let change = try #require(played.graph.lastChange)
    #expect(change.time == 0.5)
    #expect(change.transaction.animation == .linear(duration: 2))
    played.advance(to: 3)
    #expect(played.graph.lastChange?.time == 0.5)
  }

  @Test func aChangeWithoutAnAnimationSaysSo() throws {
    let played = PlayedView { Demo(animation: nil) }
    played.tap("Toggle")
    #expect(try #require(played.graph.lastChange).transaction.animation == nil)
  }

  @Test func lookingChangesNothing() {
    let (looked, alone) = (PlayedView { Demo() }, PlayedView { Demo() })
    looked.tap("Toggle")
    alone.tap("Toggle")
    for frame in 0..<150 {
      let time = Double(frame) / 60
      looked.graph.advance(to: time)
      alone.graph.advance(to: time)
      _ = looked.graph.runningAnimations
      _ = looked.graph.outlines
      #expect(looked.text == alone.text)
    }
  }

  @Test func aButtonIsNamedByItsLabelNotByWhatItsStyleIsMadeOf() {
    let played = PlayedView { Demo() }
    played.tap("Toggle")
    played.advance(to: 0.2)
    let opacities = lines(played).filter { $0.contains(" opacity ") }
    #expect(opacities == ["24 Text opacity .default"])
  }

  @Test func keyframesAndWhatRepeatsAreNamedToo() {
    let played = PlayedView {
      VStack {
        Circle().keyframeAnimator(initialValue: 0.0, repeating: false) { content, value in
          content.opacity(value)
        } keyframes: { _ in
          LinearKeyframe(1.0, duration: 4)
        }
        Forever()
      }
    }
    played.advance(to: 1)
    let lines = lines(played)
    #expect(lines.contains("25 Circle keyframeAnimator -"))
    #expect(lines.contains("∞ Rectangle rotation .linear(duration: 3).repeatForever()"))
  }

  private struct Forever: View {
    @State private var isTurned = false

    var body: some View {
      Rectangle().rotationEffect(.degrees(isTurned ? 180 : 0))
        .onAppear { withAnimation(.linear(duration: 3).repeatForever()) { isTurned = true } }
    }
  }

  @Test func outlinesNameViewsAndModifiers() {
    let played = PlayedView {
      VStack {
        Text("A").padding(8)
        Rectangle().fill(.red).frame(width: 20, height: 20)
      }
    }
    let names = played.graph.outlines.map(\.name)
    #expect(names.contains("VStack"))
    #expect(names.contains(".padding"))
    #expect(names.contains("Text"))
    #expect(names.contains("Rectangle"))
    #expect(!names.contains { $0.contains("_") || $0.contains("ModifiedContent") })
  }

  @Test func theRevisionStaysWhileNothingElseIsShown() {
    let played = PlayedView { Demo() }
    let before = played.graph.revision
    played.advance(to: 1)
    #expect(played.graph.revision == before)
    played.tap("Toggle")
    let tapped = played.graph.revision
    #expect(tapped != before)
    played.advance(to: 1.5)
    #expect(played.graph.revision != tapped)
  }
}
