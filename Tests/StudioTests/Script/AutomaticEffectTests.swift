import Foundation
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a demo of several effects beside each other does by itself.
@MainActor
@Suite("The automatic script among effects")
struct AutomaticEffectTests {
  private let names = AutomaticNames(width: 320, height: 600)

  private struct Effects: View {
    @State private var isWide = false
    @State private var isTurned = false
    @GestureState private var isHeld = false

    var body: some View {
      VStack(spacing: 20) {
        Color.red.frame(width: isWide ? 80 : 20, height: 20)
        Color.green.frame(width: 20, height: 20).rotationEffect(.degrees(isTurned ? 45 : 0))
        Button("Widen") { withAnimation(.linear(duration: 0.2)) { isWide.toggle() } }
        Button("Turn") { withAnimation(.linear(duration: 0.2)) { isTurned.toggle() } }
        Color.blue.frame(width: isHeld ? 40 : 20, height: 20)
          .gesture(LongPressGesture().updating($isHeld) { value, state, _ in state = value })
      }
    }
  }

  @Test("What is left to tap is tapped after what can be held was") func tapsAfterAPress() throws {
    let names = try names { Effects() }
    #expect(names.map { $0.split(separator: " ")[0] } == ["tap", "tap", "long", "tap"])
    #expect(names.first == "tap 'Widen'" && names.last == "tap 'Turn'", "\(names)")
  }

  private struct Many: View {
    @State private var on = Set<Int>()
    @State private var amount = 0.0

    var body: some View {
      VStack(spacing: 20) {
        ForEach(0..<6, id: \.self) { effect in
          Button("Effect \(effect)") {
            withAnimation(.linear(duration: 0.2)) { on.formSymmetricDifference([effect]) }
          }
        }
        Color.red.frame(width: 20 + 30 * CGFloat(on.count), height: 20)
        Color.blue.frame(width: 20 + 100 * amount, height: 20)
        Slider(value: $amount)
      }
    }
  }

  @Test("A slider among many buttons does not end what is tapped") func slider() throws {
    let names = try names { Many() }
    #expect(names.count { $0.hasPrefix("tap 'Effect") } == 4, "\(names)")
    #expect(names.contains { $0.hasPrefix("drag") }, "\(names)")
  }
}
