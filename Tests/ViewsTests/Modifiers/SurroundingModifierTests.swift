import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Modifiers that change what is around a view: its environment, its safe area, its bars.
@MainActor
@Suite("Modifiers of a view's surroundings")
struct SurroundingModifierTests {
  @Test("A value of the environment can be changed from what it is further out") func transform() {
    struct Scale: View {
      @Environment(\.displayScale) private var scale
      var body: some View { Text("\(Int(scale))") }
    }
    let played = PlayedView {
      Scale().transformEnvironment(\.displayScale) { $0 += 1 }.environment(\.displayScale, 4)
    }
    #expect(played.text.contains("\"5\""))
  }

  @Test("A view can reach under the safe area's edges, by its old name too")
  @available(*, deprecated) func safeArea() {
    func frame(_ edges: Edge.Set) -> CGRect? {
      PlayedView(safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
        Color.clear.overlay { Rectangle().fill(.red) }.edgesIgnoringSafeArea(edges)
      }.frame(of: .red)
    }
    #expect(frame([]) == CGRect(x: 0, y: 20, width: 100, height: 70))
    #expect(frame(.top) == CGRect(x: 0, y: 0, width: 100, height: 90))
    #expect(frame(.all) == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("A list that may not be scrolled stays where it is") func scrollDisabled() {
    func top(_ isDisabled: Bool) -> CGFloat? {
      let played = PlayedView {
        ScrollView {
          Color.red.frame(height: 50)
          Color.blue.frame(height: 500)
        }
        .scrollDisabled(isDisabled)
      }
      played.drag(from: CGPoint(x: 50, y: 80), by: CGSize(width: 0, height: -30))
      return played.frame(of: .red)?.minY
    }
    #expect(top(true) == 0)
    #expect((top(false) ?? 0) < 0)
  }

  @Test("Symbols take a variant, and variants add up") func symbolVariant() {
    func symbol<V: View>(_ change: (Image) -> V) -> String {
      PlayedView { change(Image(systemName: "heart")) }.text
    }
    #expect(symbol { $0.symbolVariant(.fill) }.contains("symbol heart.fill"))
    #expect(
      symbol { $0.symbolVariant(.circle).symbolVariant(.fill) }.contains("heart.circle.fill"))
    #expect(!symbol { $0.symbolVariant(.none).symbolVariant(.fill) }.contains("fill"))
  }

  @Test("A bar can be hidden") func toolbarVisibility() {
    func hasTitle(_ visibility: Visibility) -> Bool {
      PlayedView(size: CGSize(width: 300, height: 300)) {
        NavigationStack {
          Color.red.navigationTitle("Notes").toolbarVisibility(visibility, for: .navigationBar)
        }
      }.text.contains("\"Notes\"")
    }
    #expect(hasTitle(.visible) && !hasTitle(.hidden))
  }

  @Test("Small letters become small capitals, and no correction changes what is typed")
  @available(*, deprecated) func letters() {
    #expect(Font.body.lowercaseSmallCaps() == Font.body.smallCaps())
    #expect(Font.body.uppercaseSmallCaps() == Font.body)
    let text = Binding<String>.constant("teh")
    let plain = PlayedView { TextField("Word", text: text) }.text
    #expect(PlayedView { TextField("Word", text: text).disableAutocorrection(true) }.text == plain)
  }

  private struct Steady: CustomAnimation {
    let log: Log

    nonisolated func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time >= 1 ? nil : value.scaled(by: time)
    }

    nonisolated func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      MainActor.assumeIsolated { log.add("merged at \(time)") }
      return Animation.bouncy.shouldMerge(
        previous: previous, value: value, time: time, context: &context)
    }

    nonisolated static func == (a: Steady, b: Steady) -> Bool { true }
    nonisolated func hash(into hasher: inout Hasher) {}
  }

  @Test("An animation of one's own is asked whether it goes on from the one before") func merging()
  {
    let log = Log()
    let width = Handle(10.0)
    let played = PlayedView { width.shows { Color.red.frame(width: $0, height: 10) } }
    played.animate(Animation(Steady(log: log))) { width.value = 50 }
    played.advance(to: 0.5)
    played.animate(Animation(Steady(log: log))) { width.value = 90 }
    played.advance(to: 3)
    #expect(log.entries.contains("merged at 0.5"))
    #expect(played.frame(of: .red)?.width == 90)
  }
}
