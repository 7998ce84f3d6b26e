import Foundation
import Motion
import TestSupport
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Whatever happened on the way: when nothing moves any more, a view looks like one that was made
/// anew for its state, and nothing is left of what has gone.
@MainActor
@Suite("Random changes")
struct RandomChangeTests {
  struct Situation {
    var a = false
    var b = true
    var kind = 0
    var id = 0
    var rows = [1, 2, 3]

    mutating func change(using random: inout SeededNumbers) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: a.toggle()
      case 1: b.toggle()
      case 2: kind = Int.random(in: 0..<3, using: &random)
      case 3: id = Int.random(in: 0..<3, using: &random)
      case 4: rows.shuffle(using: &random)
      default:
        let row = Int.random(in: 1...5, using: &random)
        if let index = rows.firstIndex(of: row) { rows.remove(at: index) } else { rows.append(row) }
      }
    }
  }

  /// A little of everything that comes and goes.
  private func view(_ situation: Situation) -> some View {
    VStack(spacing: 2) {
      if situation.a {
        Square().transition(.move(edge: .leading))
        if situation.b { Text("nested").transition(.scale) }
      } else if situation.b {
        Square(color: .blue).overlay(alignment: .top) {
          if situation.kind > 0 { Color.yellow.frame(width: 5, height: 5).transition(.slide) }
        }
      }
      Group {
        switch situation.kind {
        case 0: Text("zero")
        case 1: HStack { if situation.b { Square(color: .orange) } }
        default: GeometryReader { _ in if situation.a { Color.pink } }.frame(height: 10)
        }
      }
      .opacity(situation.b ? 1 : 0.5)
      HStack(spacing: 1) {
        ForEach(situation.rows, id: \.self) { row in
          Text("\(row)").padding(CGFloat(row)).transition(
            .asymmetric(insertion: .scale, removal: .opacity.animation(.linear(duration: 0.3))))
        }
      }
      ZStack {
        Square(color: .green).id(situation.id).zIndex(Double(situation.id))
        if situation.a { Square(color: .purple) }
      }
      more(situation)
    }
  }

  @ViewBuilder private func more(_ situation: Situation) -> some View {
    ForEach(situation.rows, id: \.self) { row in
      if row.isMultiple(of: 2) == situation.a {
        Color.gray.frame(width: CGFloat(row), height: 2).transition(.push(from: .bottom))
      }
    }
    .background { if situation.b { Color.mint } }
    (situation.kind == 1 ? AnyView(Text("one")) : AnyView(Square().mask { Circle() }))
      .animation(.linear(duration: 0.7), value: situation.b)
      .shadow(color: situation.b ? .black : .red, radius: situation.a ? 3 : 0)
    if let first = situation.rows.first {
      Text("\(first)").modifier(Tilting(degrees: Double(first * 10))).id(situation.id / 2)
        .transition(.blurReplace)
    }
    Square(color: situation.a ? .cyan : .indigo)
      .rotation3DEffect(.degrees(situation.b ? 30 : 0), axis: (0, 1, 0))
      .clipShape(RoundedRectangle(cornerRadius: situation.a ? 8 : 2))
      .frame(width: situation.b ? 30 : nil, alignment: situation.a ? .leading : .trailing)
  }

  private struct Tilting: ViewModifier, @preconcurrency Animatable {
    var degrees: Double
    var animatableData: Double {
      get { degrees }
      set { degrees = newValue }
    }
    func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)) }
  }

  @Test("Settled views look as if made anew", arguments: 1...3) func settledLooksAnew(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let state = Handle(Situation())
    let played = PlayedView { state.shows { view($0) } }
    let animations: [Animation?] = [
      nil, .default, .linear(duration: 0.4), .bouncy, .easeInOut(duration: 0.2).delay(0.1),
    ]
    var time = 0.0
    for step in 1...40 {
      played.animate(animations.randomElement(using: &random) ?? nil) {
        state.value.change(using: &random)
      }
      time += Double.random(in: 0...0.3, using: &random)
      played.advance(to: time)
      guard step % 10 == 0 else { continue }
      time += 6
      played.advance(to: time, framesPerSecond: 10)
      #expect(played.graph.isSettled)
      let situation = state.value
      let anew = PlayedView { view(situation) }
      #expect(played.text == anew.text, "seed \(seed), step \(step)")
      #expect(played.graph.containers.count == anew.graph.containers.count, "seed \(seed)")
    }
  }

  @Test("What has gone is freed") func freed() {
    final class Witness {}
    weak var witness: Witness?
    let isOn = Handle(true)
    let played = PlayedView {
      isOn.shows { isOn in
        ZStack {
          if isOn {
            StateHolder {
              let made = Witness()
              witness = made
              return made
            }
          }
        }
      }
    }
    #expect(witness != nil)
    played.animate { isOn.value = false }
    played.advance(to: 0.5)
    #expect(witness != nil)
    played.advance(to: 2)
    #expect(witness == nil)
  }

  private struct StateHolder: View {
    @State private var held: AnyObject
    init(_ make: () -> AnyObject) { _held = State(initialValue: make()) }
    var body: some View { Square() }
  }

  @Test("A graph is freed with everything in it") func graphFreed() {
    weak var graph: ViewGraph?
    do {
      let isOn = Handle(true)
      let played = PlayedView { isOn.shows { isOn in ZStack { if isOn { Square() } } } }
      played.animate { isOn.value = false }
      played.advance(to: 0.5)
      graph = played.graph
    }
    #expect(graph == nil)
  }
}
