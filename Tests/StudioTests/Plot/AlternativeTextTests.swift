import Drawing
import Testing

@testable import Studio

/// What is said of motions, by the numbers that they have.
struct AlternativeTextTests {
  private let blue = RGBA(0, 0.478, 1)

  private func sample(
    x: Double = 50, y: Double = 50, scale: Double = 1, rotation: Double = 0, opacity: Double = 1
  ) -> MotionPlot.Sample {
    .init(
      x: x, y: y, width: 40, height: 20, scale: scale, rotation: rotation, opacity: opacity)
  }

  private func text(
    _ samples: [MotionPlot.Sample?], name: String = "Rectangle", label: String = "",
    marks: [(Double, String)] = [], step: Double = 1
  ) -> String {
    let plot = MotionPlot(
      step: step, duration: Double(samples.count) * step,
      curves: [.init(name: name, label: label, color: blue, samples: samples)],
      marks: marks.map { .init(time: $0.0, name: $0.1) }, others: 0, poster: 0,
      size: .init(width: 100, height: 100))
    return AlternativeText(plot, fallback: "Nothing").text
  }

  @Test func aTapAndWhatComesOfItAreASentence() {
    let there = sample()
    let away = sample(x: 0)
    #expect(
      text(
        [nil, away, there, there, there, there, sample(x: 20), away, nil],
        marks: [(1, "tap 'Toggle'"), (5, "tap 'Toggle'")])
        == "When “Toggle” is tapped, a blue rectangle slides in from the left. "
        + "When it is tapped again, it slides out to the left.")
  }

  @Test func whatMovesByItselfNeedsNoTap() {
    #expect(
      text([sample(opacity: 0), sample(x: 90)], name: "Circle")
        == "A blue circle slides in from the left and fades in.")
    #expect(text([sample(), sample(scale: 2)]) == "A blue rectangle grows.")
    #expect(
      text([sample(), sample(rotation: -90)], name: "Text", label: "Hi")
        == "The text “Hi” turns anticlockwise by 90°.")
    #expect(
      text([sample(), sample(x: 90), sample()], name: "Toggle", label: "Wi-Fi")
        == "The “Wi-Fi” toggle moves to the right and comes back.")
    #expect(text([sample(), sample()]) == "Nothing")
  }

  /// Every button pales under a finger, and what it does is what counts.
  @Test func thatWhatIsTouchedPalesIsNotTold() {
    func tapped(_ samples: [MotionPlot.Sample?]) -> String {
      text(samples, name: "Button", label: "Go", marks: [(1, "tap 'Go'")])
    }
    let pale = sample(opacity: 0.2)
    #expect(
      tapped([sample(), pale, sample(x: 90), sample(x: 90)])
        == "When “Go” is tapped, the “Go” button moves to the right.")
    #expect(tapped([sample(), pale, sample()]) == "Nothing")
    #expect(
      tapped([sample(), pale, sample(opacity: 0.5), sample(opacity: 0)])
        == "When “Go” is tapped, the “Go” button fades.")
    // A tap is told of when the finger is lifted.
    #expect(
      text(
        [sample(), pale, pale, sample(x: 70), sample(x: 90)], name: "Button", label: "Go",
        marks: [(0.2, "tap 'Go'")], step: 0.1)
        == "When “Go” is tapped, the “Go” button moves to the right.")
  }

  /// A button with a picture has another name than its label, and pales under the finger as well.
  @Test func thatAnythingPalesUnderTheFingerIsNotTold() {
    func beside(_ samples: [MotionPlot.Sample?]) -> String {
      text(samples, name: "Button", marks: [(2, "tap '#heart'")])
    }
    let (there, pale) = (sample(), sample(opacity: 0.2))
    #expect(beside([there, there, pale, sample(opacity: 0.6), there]) == "Nothing")
    #expect(
      beside([there, there, there, pale, pale]) == "When “#heart” is tapped, a blue button fades.")
    #expect(
      beside([pale, pale, pale, there, there])
        == "When “#heart” is tapped, a blue button fades in.")
  }

  @Test(arguments: [
    ("drag 'Card'", "When “Card” is dragged, "),
    ("double tap '#id'", "When “#id” is double-tapped, "),
    ("long press view", "When the view is held down, "),
    ("type 'Hello'", "When “Hello” is typed, "),
    ("scroll to 'End'", "When the view is scrolled, "), ("swipe left", "When the view is swiped, "),
    ("show = true", ""),
  ])
  func eachThingThatAHandDoesHasWords(_ name: String, _ start: String) {
    let subject = start.isEmpty ? "A blue rectangle" : start + "a blue rectangle"
    #expect(
      text([sample(), sample(), sample(y: 90)], marks: [(1, name)]) == subject + " moves down.")
  }

  @Test func whatNobodyListensToIsLeftOut() {
    let label = String(repeating: "long ", count: 16)
    let long = text(
      [sample(), sample(), sample(x: 90)], name: "Text",
      label: String(repeating: "word ", count: 60),
      marks: [(1, "tap '\(label)'")])
    #expect(long.unicodeScalars.count == 300)
    #expect(long.hasSuffix("…"))
  }

  @Test(arguments: [
    (RGBA(1, 0.23, 0.19), "red"), (RGBA(1, 0.58, 0), "orange"), (RGBA(1, 0.8, 0), "yellow"),
    (RGBA(0.2, 0.78, 0.35), "green"), (RGBA(0, 0.478, 1), "blue"),
    (RGBA(0.345, 0.337, 0.84), "indigo"),
    (RGBA(0.686, 0.322, 0.87), "purple"), (RGBA(1, 0.176, 0.333), "pink"),
    (RGBA(0.635, 0.518, 0.369), "brown"), (RGBA(0.556, 0.556, 0.576), "grey"), (.white, "white"),
    (.black, "black"), (RGBA(0, 0.78, 0.745), "mint"), (RGBA(0.196, 0.678, 0.902), "cyan"),
  ])
  func theSystemsColorsHaveTheirNames(_ color: RGBA, _ word: String) {
    #expect(ColorWord.of(color) == word)
  }

  @Test func whatIsClearHasNone() { #expect(ColorWord.of(.clear) == nil) }
}
