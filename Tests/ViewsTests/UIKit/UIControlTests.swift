import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Controls of UIKit, and what fingers do on its views.
@MainActor
@Suite("Controls of UIKit")
struct UIControlTests {
  private struct Host<V: UIView>: UIViewRepresentable {
    let view: V
    func makeUIView(context: Context) -> V { view }
    func updateUIView(_ uiView: V, context: Context) {}
  }

  @Test("A button says its title and tells who listens") func button() {
    let (log, button) = (Log(), UIButton(type: .system))
    button.setTitle("Press", for: .normal)
    button.addTarget(
      nil, action: Selector("press", _calling: { log.add("target") }), for: .touchUpInside)
    button.addAction(UIAction { _ in log.add("action") }, for: .touchUpInside)
    let played = PlayedView { Host(view: button) }
    played.tap("Press")
    #expect(log.text == "target action")
    played.change { button.setTitle("Pressed", for: .normal) }
    #expect(played.text.contains("\"Pressed\""))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Filled"
    configuration.baseBackgroundColor = .systemRed
    let filled = PlayedView { Host(view: UIButton(configuration: configuration)) }
    #expect(filled.frame(of: .red) != nil && filled.text.contains("\"Filled\""))
  }

  @Test("A switch and a slider tell their new values") func values() {
    let (log, toggle) = (Log(), UISwitch())
    toggle.addAction(UIAction { _ in log.add("\(toggle.isOn)") }, for: .valueChanged)
    let played = PlayedView { Host(view: toggle) }
    played.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.text == "true")
    let slider = UISlider()
    slider.maximumValue = 10
    slider.addAction(UIAction { _ in log.add("moved") }, for: .valueChanged)
    slider.setValue(4, animated: false)
    #expect(!PlayedView { Host(view: slider) }.text.isEmpty)
    slider.sendActions(for: .valueChanged)
    #expect(log.text == "true moved")
  }

  @Test("A stepper goes up and down by its step, to its ends and around them") func stepper() {
    let (log, stepper) = (Log(), UIStepper())
    stepper.maximumValue = 5
    stepper.stepValue = 2
    stepper.addAction(UIAction { _ in log.add("\(stepper.value)") }, for: .valueChanged)
    let played = PlayedView { Host(view: stepper) }
    func tap(_ half: CGFloat) {
      played.tap(at: CGPoint(x: 50 + half * 23, y: 50))
      played.advance(to: played.graph.time + 1)
    }
    tap(-1)
    #expect(log.text == "")
    for _ in 0..<4 { tap(1) }
    #expect(log.text == "2.0 4.0 5.0")
    played.change { stepper.wraps = true }
    tap(1)
    #expect(stepper.value == 0)
    tap(-1)
    #expect(stepper.value == 5)
    #expect(stepper.intrinsicContentSize == CGSize(width: 94, height: 32))
  }

  @Test("A slider's parts have the colours that it says") func sliderColors() {
    let slider = UISlider()
    slider.value = 0.5
    slider.thumbTintColor = .systemOrange
    slider.minimumTrackTintColor = .systemRed
    slider.maximumTrackTintColor = .systemGreen
    let played = PlayedView { Host(view: slider) }
    for color in [Color.orange, .red, .green] {
      #expect(played.frame(of: color) != nil, "\(played.text)")
    }
  }

  @Test("Pages are dots, and a tap goes on") func pages() {
    let (log, pages) = (Log(), UIPageControl())
    pages.numberOfPages = 3
    pages.currentPageIndicatorTintColor = .systemRed
    pages.pageIndicatorTintColor = .systemBlue
    pages.addAction(UIAction { _ in log.add("\(pages.currentPage)") }, for: .valueChanged)
    let played = PlayedView { Host(view: pages) }
    #expect(played.frames(of: .red).count == 1 && played.frames(of: .blue).count == 2)
    played.tap(at: CGPoint(x: 66, y: 50))
    #expect(log.text == "1")
  }

  @Test("Fields show their text or what stands for it") func fields() {
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    let played = PlayedView { Host(view: field) }
    #expect(played.text.contains("Name"))
    played.change { field.text = "Ada" }
    #expect(played.text.contains("Ada"))
    let text = UITextView()
    text.text = "Lines"
    text.isEditable = false
    #expect(PlayedView { Host(view: text) }.text.contains("\"Lines\""))
  }

  @Test("Recognisers tell of taps, drags and long presses") func gestures() {
    let (log, view) = (Log(), UIView())
    let tap = UITapGestureRecognizer(
      target: log,
      action: Selector(
        "tap",
        _calling: { (sender: UITapGestureRecognizer) in
          log.add("tap\(Int(sender.location(in: view).x))")
        }))
    view.addGestureRecognizer(tap)
    let played = PlayedView { Host(view: view) }
    played.tap(at: CGPoint(x: 30, y: 40))
    #expect(log.text == "tap30" && tap.view === view)
    played.change { view.removeGestureRecognizer(tap) }
    log.clear()
    let pan = UIPanGestureRecognizer(
      target: log,
      action: Selector(
        "pan",
        _calling: { (sender: UIPanGestureRecognizer) in
          log.add("\(sender.state.rawValue):\(Int(sender.translation(in: nil).x))")
        }))
    let press = UILongPressGestureRecognizer(
      target: log, action: Selector("press", _calling: { log.add("press") }))
    let pinch = UIPinchGestureRecognizer(target: log, action: nil)
    #expect(pinch.scale == 1 && press.minimumPressDuration == 0.5)
    played.change { view.addGestureRecognizer(pan) }
    played.graph.touchDown(at: CGPoint(x: 20, y: 50))
    played.advance(to: played.graph.time + 0.05)
    played.graph.touchMoved(to: CGPoint(x: 40, y: 50))
    played.graph.touchMoved(to: CGPoint(x: 60, y: 50))
    played.graph.touchUp(at: CGPoint(x: 60, y: 50))
    #expect(log.entries.first?.hasPrefix("1:") == true && log.entries.last == "3:40")
  }
}
