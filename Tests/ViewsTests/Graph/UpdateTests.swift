import Foundation
import Motion
import Observation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What is evaluated when, and what moves without being evaluated.
@MainActor
@Suite("Updates")
struct UpdateTests {
  @Test("A body runs once a change, and not while an animation runs") func bodyCount() {
    let bodies = BodyCount()
    let x = Handle(0.0)
    let played = PlayedView {
      x.shows { x in bodies.counting { Square().offset(x: x) } }
    }
    #expect(bodies.count == 1)
    played.animate { x.value = 40 }
    #expect(bodies.count == 2)
    played.advance(to: 1)
    #expect(bodies.count == 2)
  }

  @Test("A change re-evaluates only the views that own it") func onlyOwners() {
    let bodies = BodyCount()
    let number = Handle(0)
    let played = PlayedView {
      VStack {
        bodies.counting { Text("still") }
        number.shows { Text("\($0)") }
      }
    }
    played.change { number.value = 1 }
    #expect(bodies.count == 1)
  }

  @Test("Several changes in one action are one update") func oneUpdate() {
    let bodies = BodyCount()
    let a = Handle(0)
    let b = Handle(0)
    let played = PlayedView {
      a.shows { a in b.shows { b in bodies.counting { Text("\(a * 10 + b)") } } }
    }
    played.change {
      a.value = 1
      b.value = 1
      a.value = 2
    }
    #expect(bodies.count == 2)
    #expect(played.text.contains("\"21\""))
  }

  @Test("State reads back what was written, in the same action") func readsBack() {
    let number = Handle(0)
    let played = PlayedView { number.shows { Text("\($0)") } }
    played.change {
      number.value += 1
      number.value += 1
    }
    #expect(number.value == 2)
    #expect(played.text.contains("\"2\""))
  }

  private final class Model {}
  private struct Seat { var row = 0, column = 0.0 }

  // Rule: `equal-write-is-no-change`.
  @Test("Writing what is there already changes nothing") func equalWrites() {
    let bodies = BodyCount()
    let model = Model()
    let word = Handle("a")
    let object = Handle(model)
    let seat = Handle(Seat())
    let played = PlayedView {
      word.shows { word in
        object.shows { object in
          seat.shows { seat in
            // A body that reads all three.
            bodies.counting { Text("\(word)\(seat.row)\(object === model)") }
          }
        }
      }
    }
    played.change {
      word.value = "a"
      object.value = model
      seat.value = Seat()
    }
    #expect(bodies.count == 1)
    played.change { object.value = Model() }
    #expect(bodies.count == 2)
    played.change { seat.value.row = 1 }
    #expect(bodies.count == 3)
  }

  @Test("A body that writes one value every time it runs comes to rest") func writesInBody() {
    struct Restless: View {
      @State private var width = 0.0
      var body: some View {
        DispatchQueue.main.async { width = 30 }
        return Color.red.frame(width: width, height: 10)
      }
    }
    let played = PlayedView { Restless() }
    played.advance(to: 0.1)
    #expect(played.frame(of: .red)?.width == 30)
    #expect(played.graph.warnings.isEmpty)
  }

  private struct Counting: View, @preconcurrency Animatable {
    var number: Double
    let bodies: Log
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View {
      let _ = bodies.add("\(Int(number))")
      Text("\(Int(number))")
    }
  }

  /// Rule: `animatable-body-runs-per-frame`.
  @Test("The body of an animatable view runs with every frame's value") func animatableView() {
    let log = Log()
    let number = Handle(0.0)
    let played = PlayedView { number.shows { Counting(number: $0, bodies: log) } }
    log.clear()
    played.animate { number.value = 10 }
    for tenth in [0.25, 0.5, 0.75, 1.0] { played.graph.advance(to: tenth) }
    #expect(log.text == "0 2 5 7 10")
    #expect(played.text.contains("\"10\""))
  }

  private struct Shifting: ViewModifier, @preconcurrency Animatable {
    var x: Double
    var animatableData: Double {
      get { x }
      set { x = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: x).opacity(x < 20 ? 1 : 0.5) }
  }

  /// Rule: `frame-values-are-not-animated-again`.
  @Test("What an animatable modifier computes per frame is not animated a second time")
  func animatableModifier() {
    let x = Handle(0.0)
    let played = PlayedView { x.shows { Square().modifier(Shifting(x: $0)) } }
    played.animate { x.value = 40 }
    #expect(
      played.text(at: 0.25) == """
        transform 1 0 0 1 10 0
          shape rect 20x20 #FF3B30FF at 40,40
        """)
    #expect(played.text(at: 0.5).hasPrefix("opacity 0.50\n  transform 1 0 0 1 20 0"))
  }

  /// Rule: `animatable-body-runs-per-frame`.
  @Test("An AnimatablePair animates both of its values") func animatablePair() {
    nonisolated struct Place: GeometryEffect {
      var x: Double
      var y: Double
      nonisolated var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
      }
      nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x, y: y))
      }
    }
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { Square().modifier(Place(x: $0 ? 10 : 0, y: $0 ? 20 : 0)) }
    }
    played.animate { isOn.value = true }
    #expect(played.text(at: 0.5).hasPrefix("transform 1 0 0 1 5 10"))
  }

  /// Rule: `repeat-forever-needs-animated-change`.
  @Test("A repeating animation swings until an animated change replaces it") func repeatForever() {
    let x = Handle(0.0)
    let played = PlayedView { x.shows { x in Square().offset(x: x) } }
    played.animate(.linear(duration: 1).repeatForever()) { x.value = 40 }
    played.advance(to: 10.5)
    let place = played.frame(of: .red)?.minX ?? 0
    #expect(place > 45 && place < 75)
    #expect(played.graph.runsForever)
    played.animate(.linear(duration: 1)) { x.value = 0 }
    played.advance(to: 12)
    #expect(played.frame(of: .red)?.minX == 40)
    #expect(!played.graph.runsForever)
  }

  /// Rule: `repeat-forever-needs-animated-change`.
  @Test("A change without animation does not stop a repeating one") func repeatGoesOn() {
    let x = Handle(0.0)
    let played = PlayedView { x.shows { x in Square().offset(x: x) } }
    played.animate(.linear(duration: 1).repeatForever(autoreverses: false)) { x.value = 40 }
    played.advance(to: 0.5)
    played.change { x.value = 0 }
    played.advance(to: 3)
    #expect(played.graph.runsForever)
  }

  /// Rule: `repeat-forever-needs-animated-change`.
  @Test("A removed view's repeating animation keeps it on screen for ever") func repeatingRemoval()
  {
    let isOn = Handle(true)
    let played = PlayedView { isOn.shows { isOn in ZStack { if isOn { Square() } } } }
    played.animate(.linear(duration: 1).repeatForever()) { isOn.value = false }
    played.advance(to: 20)
    #expect(played.text != "")
  }

  @Test("An observable object's change updates its readers with the transaction") func observable()
  {
    struct Reader: View {
      let model: Place
      var body: some View { Square().offset(x: model.x) }
    }
    let model = Place()
    let played = PlayedView { Reader(model: model) }
    played.animate { model.x = 40 }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.minX == 60)
  }

  @Test("The environment reaches everything below") func environment() {
    let isOn = Handle(true)
    struct Reader: View {
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    let played = PlayedView { isOn.shows { isOn in VStack { Reader() }.disabled(!isOn) } }
    #expect(played.text.contains("\"on\""))
    played.change { isOn.value = false }
    #expect(played.text.contains("\"off\""))
  }
}

@Observable
private final class Place {
  var x = 0.0
}
