import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Slider, Stepper, ProgressView, TextField")
struct ValueControlTests {
  /// Rule: `slider-size`.
  @Test("The slider's knob follows the finger, in steps where there are some") func slider() {
    let value = Handle(0.0)
    let played = PlayedView(size: CGSize(width: 127, height: 100)) {
      value.shows { _ in Slider(value: value.bound, in: 0...10, step: 2) }
    }
    #expect(played.frame(of: .white)?.minX == 0)
    played.drag(from: CGPoint(x: 13, y: 50), by: CGSize(width: 48, height: 0))
    #expect(value.value == 4)
    #expect(played.frame(of: .white)?.minX == 40)
    played.drag(from: CGPoint(x: 60, y: 50), by: CGSize(width: 500, height: 0))
    #expect(value.value == 10)
  }

  @Test("From a neutral value the track is filled to the knob, which keeps within its bounds")
  func neutralSlider() {
    let (value, tint) = (Handle(0.25), Color(red: 0, green: 1, blue: 0))
    let played = PlayedView(size: CGSize(width: 127, height: 100)) {
      value.shows { _ in
        Slider(value: value.bound, in: 0...1, neutralValue: 0.5, enabledBounds: 0...0.75) {
          Text("Balance")
        }
        .tint(tint)
      }
    }
    // The knob is 27 wide, and its middle goes from 13.5 to 113.5.
    #expect(played.frame(of: tint).map { [$0.minX, $0.maxX] } == [38.5, 63.5])
    played.drag(from: CGPoint(x: 38, y: 50), by: CGSize(width: 200, height: 0))
    #expect(value.value == 0.75)
    #expect(played.frame(of: tint).map { [$0.minX, $0.maxX] } == [63.5, 88.5])
  }

  @Test("Editing is reported from when the finger is down until it is lifted") func editing() {
    let log = Log()
    let played = PlayedView {
      Slider(value: .constant(0.5)) { log.add($0 ? "begin" : "end") }
    }
    played.drag(from: middle, by: CGSize(width: 10, height: 0))
    #expect(log.text == "begin end")
  }

  @Test("A stepper's halves change its value within its range") func stepper() {
    let value = Handle(0)
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      value.shows { _ in Stepper("Count", value: value.bound, in: 0...2, step: 2) }
    }
    #expect(played.graph.tapTargets.map(\.label) == ["Increment"])
    played.tap("Increment")
    #expect(value.value == 2)
    #expect(played.graph.tapTargets.map(\.label) == ["Decrement"])
    played.tap("Decrement")
    #expect(value.value == 0)
  }

  @Test("A bar is as long as the progress") func bar() {
    let value = Handle(0.25)
    let played = PlayedView { value.shows { ProgressView(value: $0).tint(.red) } }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 48, width: 25, height: 4))
    played.animate { value.value = 0.75 }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.width == 50)
  }

  @Test("A spinner turns for as long as it is there") func spinner() {
    let played = PlayedView { ProgressView() }
    let first = played.text
    played.advance(to: 0.2)
    #expect(played.text != first)
    #expect(played.graph.runsForever)
    #expect(played.graph.isSettled)
    played.advance(to: 1.01)
    #expect(played.text == first)
  }

  @Test("A text field shows its text, or a prompt in grey") func textField() {
    let text = Handle("")
    let played = PlayedView { text.shows { _ in TextField("Name", text: text.bound) } }
    #expect(played.text.contains("Name"))
    played.change { text.value = "Ada" }
    #expect(played.text.contains("Ada") && !played.text.contains("Name"))
    let secret = PlayedView { SecureField("Password", text: .constant("abc")) }
    #expect(secret.text.contains("•••"))
  }

  @Test("The tint that a progress view's style is made with is that of its bar and its spinner")
  @available(*, deprecated)
  func styleTint() {
    let bar = PlayedView {
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .green))
    }
    #expect(bar.frame(of: .green) != nil)
    let spinner = PlayedView {
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .green))
    }
    #expect(spinner.text.contains("#34C759"))
  }

  @Test("A slider's labels may be values") @available(*, deprecated) func oldLabels() {
    let text = PlayedView(size: CGSize(width: 300, height: 100)) {
      Slider(
        value: .constant(0.5), in: 0...1, minimumValueLabel: Text("low"),
        maximumValueLabel: Text("high")
      ) { Text("a") }
      Slider(
        value: .constant(5), in: 0...10, step: 1, minimumValueLabel: Text("none"),
        maximumValueLabel: Text("all")
      ) { Text("b") }
    }.text
    for label in ["low", "high", "none", "all"] { #expect(text.contains("\"\(label)\"")) }
  }
}
