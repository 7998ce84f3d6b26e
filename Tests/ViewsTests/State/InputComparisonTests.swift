import Geometry
import Motion
import Observation
import OpenCombine
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Whether a body is read again when the view around it is.
///
/// Rule: `equal-inputs-keep-the-body`.
@MainActor
@Suite("Inputs of views")
struct InputComparisonTests {
  /// How often the body of a view was read: once, and once more if it is read again with what is around it.
  private func readings<V: View>(_ view: @escaping (Int, BodyCount) -> V) -> Int {
    let bodies = BodyCount()
    let number = Handle(0)
    let played = PlayedView { number.shows { view($0, bodies) } }
    played.change { number.value = 1 }
    return bodies.count
  }

  private struct Valued<Value>: View {
    let value: Value
    let bodies: BodyCount
    @State private var kept = [1, 2]
    @Environment(\.isEnabled) private var isEnabled
    @Namespace private var names

    var body: some View {
      let _ = bodies.add()
      Square()
    }
  }

  private struct Seat: Equatable { var row = 0, names = ["a"] }
  private struct Plain { var byte: Int8 = 1, number = 2.0 }
  private struct Nested {
    var plain = Plain(), word = "a word that is too long to be kept in place", seat: Seat? = Seat()
  }
  private final class Model {}

  @Test("A view with the same inputs keeps its body") func equalInputs() {
    let model = Model()
    #expect(readings { _, bodies in Valued(value: (), bodies: bodies) } == 1)
    #expect(readings { _, bodies in Valued(value: 3, bodies: bodies) } == 1)
    #expect(readings { _, bodies in Valued(value: Seat(), bodies: bodies) } == 1)
    #expect(readings { _, bodies in Valued(value: Nested(), bodies: bodies) } == 1)
    #expect(readings { _, bodies in Valued(value: (1, "a", Plain()), bodies: bodies) } == 1)
    #expect(readings { _, bodies in Valued(value: model, bodies: bodies) } == 1)
    #expect(readings { _, bodies in Valued(value: Model?.none, bodies: bodies) } == 1)
    #expect(readings { _, bodies in Valued(value: { 3 }, bodies: bodies) } == 1)
    #expect(readings { _, bodies in Valued(value: Color.red, bodies: bodies) } == 1)
  }

  @Test("A view with other inputs has its body read") func otherInputs() {
    #expect(readings { number, bodies in Valued(value: number, bodies: bodies) } == 2)
    #expect(readings { number, bodies in Valued(value: Seat(row: number), bodies: bodies) } == 2)
    #expect(
      readings { number, bodies in
        Valued(value: Nested(plain: Plain(number: Double(number))), bodies: bodies)
      } == 2)
    #expect(readings { number, bodies in Valued(value: (number, "a"), bodies: bodies) } == 2)
    #expect(
      readings { number, bodies in Valued(value: number == 0 ? nil : Model(), bodies: bodies) } == 2
    )
    #expect(
      readings { number, bodies in
        Valued(value: Nested(seat: number == 0 ? nil : Seat()), bodies: bodies)
      } == 2)
  }

  @Test("Where nobody can tell, the body is read") func unknowable() {
    #expect(readings { number, bodies in Valued(value: { number }, bodies: bodies) } == 2)
    #expect(readings { _, bodies in Valued(value: 3 as Any, bodies: bodies) } == 2)
    #expect(readings { _, bodies in Valued(value: AnyView(Square()), bodies: bodies) } == 2)
    #expect(readings { _, bodies in Valued(value: Model(), bodies: bodies) } == 2)
    // It speaks of what changes behind it.
    #expect(
      readings { _, bodies in
        GeometryReader { Valued(value: $0, bodies: bodies) }
      } == 2)
    #expect(
      readings { _, bodies in Valued(value: Binding(get: { 1 }, set: { _ in }), bodies: bodies) }
        == 2)
  }

  private struct Bound: View {
    @Binding var value: Int
    let bodies: BodyCount

    var body: some View {
      let _ = bodies.add()
      Text("\(value)")
    }
  }

  private struct Owner: View {
    @State private var number = 0
    @State private var seat = Seat()
    let other: Binding<Int>
    let bodies: BodyCount
    let actions: Actions

    var body: some View {
      let _ = other.wrappedValue
      let _ =
        actions.change = {
          number += $0
          seat.row += $0
        }
      VStack {
        Bound(value: $number, bodies: bodies)
        Bound(value: $seat.row, bodies: bodies)
      }
    }
  }

  private final class Actions {
    var change: (Int) -> Void = { _ in }
  }

  @Test("A binding is an input by what it reads") func bindings() {
    let (bodies, actions) = (BodyCount(), Actions())
    let other = Handle(0)
    let played = PlayedView {
      other.shows { _ in Owner(other: other.bound, bodies: bodies, actions: actions) }
    }
    #expect(bodies.count == 2)
    played.change { other.value = 1 }
    #expect(bodies.count == 2)
    played.change { actions.change(7) }
    #expect(bodies.count == 4)
    #expect(played.text.contains("\"7\""))
    played.change {
      actions.change(1)
      other.value = 2
    }
    #expect(bodies.count == 6)
    #expect(played.text.contains("\"8\""))
  }

  private struct Styled: View {
    let bodies: BodyCount
    @Environment(\.lineLimit) private var lines

    var body: some View {
      let _ = bodies.add()
      Text("\(lines ?? 0) lines")
    }
  }

  @Test("What the environment says is an input") func environment() {
    #expect(readings { _, bodies in Styled(bodies: bodies).lineLimit(3).tint(.red) } == 1)
    #expect(readings { number, bodies in Styled(bodies: bodies).lineLimit(number) } == 2)
    #expect(
      readings { number, bodies in Styled(bodies: bodies).tint(number == 0 ? .red : .blue) } == 2)
  }

  private struct Framed: View {
    let bodies: BodyCount

    var body: some View {
      let _ = bodies.add()
      Styled(bodies: BodyCount())
    }
  }

  @Test("A view that reads nothing of the environment hands it on with the body that it had")
  func handedOn() {
    let (bodies, number) = (BodyCount(), Handle(0))
    let played = PlayedView { number.shows { Framed(bodies: bodies).lineLimit($0) } }
    played.change { number.value = 4 }
    #expect(bodies.count == 1)
    #expect(played.text.contains("\"4 lines\""))
  }

  private struct Counter: View {
    let bodies: BodyCount
    let actions: Actions
    @State private var number = 0

    var body: some View {
      let _ = bodies.add()
      let _ = actions.change = { number += $0 }
      Text("\(number) own")
    }
  }

  @Test("A change of its own is seen in the update that leaves its inputs as they were")
  func ownChange() {
    let (bodies, actions, number) = (BodyCount(), Actions(), Handle(0))
    let played = PlayedView {
      number.shows { number in
        VStack {
          Counter(bodies: bodies, actions: actions)
          Text("\(number) around")
        }
      }
    }
    played.change {
      number.value = 4
      actions.change(5)
    }
    #expect(bodies.count == 2)
    #expect(played.text.contains("\"4 around\"") && played.text.contains("\"5 own\""))
  }

  private final class Watched: ObservableObject {
    @Published var number = 0
  }

  private struct Watching: View {
    @ObservedObject var object: Watched
    let bodies: BodyCount

    var body: some View {
      let _ = bodies.add()
      Text("\(object.number) seen")
    }
  }

  @Test("An object is an input by identity, and tells of its own changes") func objects() {
    let (first, second) = (Watched(), Watched())
    #expect(readings { _, bodies in Watching(object: first, bodies: bodies) } == 1)
    #expect(
      readings { number, bodies in Watching(object: number == 0 ? first : second, bodies: bodies) }
        == 2)
    let bodies = BodyCount()
    let played = PlayedView { Watching(object: first, bodies: bodies) }
    played.change { first.number = 9 }
    #expect(played.text.contains("\"9 seen\""))
  }
}
