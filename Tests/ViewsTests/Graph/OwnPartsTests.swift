import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Parts of the engine that views of one's own are made of.
@MainActor
@Suite("Views, modifiers and data of one's own")
struct OwnPartsTests {
  private let log = Log()

  private struct Point: Animatable, Equatable {
    var x = 0.0
    var size = CGSize.zero

    /// As the macro of that name writes it.
    var animatableData: _AnimatableValues {
      get { _AnimatableValues([_AnimatableValues.part(x), _AnimatableValues.part(size)]) }
      set {
        newValue.write(to: &x, at: 0)
        newValue.write(to: &size, at: 1)
      }
    }
  }

  @Test("Data of several properties moves part by part") func animatableValues() {
    let (start, end) = (Point(x: 1, size: CGSize(width: 10, height: 0)), Point(x: 3))
    var way = end.animatableData - start.animatableData
    way.scale(by: 0.5)
    var middle = start
    middle.animatableData = start.animatableData + way
    #expect(middle == Point(x: 2, size: CGSize(width: 5, height: 0)))
    #expect(way.magnitudeSquared == 1 + 25)
    #expect(start.animatableData == start.animatableData)
    #expect(start.animatableData != end.animatableData)
    var none = end
    none.animatableData = .zero
    #expect(none == Point() && Point().animatableData == .zero)
  }

  @Test("A layout of one's own may leave its work to a stack") func stackLayouts() {
    struct Wrapped<Inner: Layout>: Layout where Inner.Cache == Void {
      let inner: Inner

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
        -> CGSize
      {
        inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    func frames(_ layout: some Layout) -> [CGRect] {
      let played = PlayedView {
        AnyLayout(layout) {
          Square()
          Square(color: .blue)
        }
      }
      return [.red, .blue].compactMap { played.frame(of: $0) }
    }
    let row = frames(Wrapped(inner: HStackLayout(spacing: 6)))
    #expect(row.map(\.minX) == [27, 53])
    #expect(row == frames(HStackLayout(spacing: 6)))
    #expect(frames(Wrapped(inner: VStackLayout(spacing: 6))).map(\.minY) == [27, 53])
    #expect(frames(Wrapped(inner: ZStackLayout())).map(\.minX) == [40, 40])
  }

  private struct Plain: View, Equatable {
    let name: String
    var body: some View { Text(name) }
  }

  @Test("An equatable view shows its content") func equatable() {
    let name = Handle("first")
    let played = PlayedView { name.shows { Plain(name: $0).equatable() } }
    #expect(played.text.contains("\"first\""))
    played.change { name.value = "second" }
    #expect(played.text.contains("\"second\""))
    #expect(EquatableView(content: Plain(name: "a")).content == Plain(name: "a"))
  }

  private struct Padded: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding(length) }
  }

  private struct Backed: ViewModifier {
    func body(content: Content) -> some View { content.background(.blue) }
  }

  @Test("Two modifiers are one, the first one the inner") func concat() {
    let played = PlayedView { Square().modifier(Padded(length: 5).concat(Backed())) }
    #expect(played.frame(of: .blue)?.width == 30)
    let other = PlayedView { Square().modifier(Backed().concat(Padded(length: 5))) }
    #expect(other.frame(of: .blue)?.width == 20)
    let empty = PlayedView { Square().modifier(EmptyModifier()) }
    #expect(empty.text == PlayedView { Square().modifier(EmptyModifier.identity) }.text)
    #expect(empty.frame(of: .red)?.width == 20)
  }

  @Test("A view whose type is erased is the same, however often") func anyView() {
    let plain = PlayedView { Square() }.text
    #expect(PlayedView { AnyView(erasing: Square()) }.text == plain)
    #expect(PlayedView { AnyView(erasing: AnyView(Square())) }.text == plain)
  }

  private struct Slide: Transition {
    let way: CGFloat
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.isIdentity ? 0 : way)
    }
  }

  @Test("A transition comes one way and goes another") func asymmetric() {
    let isShown = Handle(false)
    let transition = AsymmetricTransition(insertion: Slide(way: -20), removal: Slide(way: 40))
    let played = PlayedView {
      ZStack { isShown.shows { if $0 { Square().transition(transition) } } }
    }
    played.animate { isShown.value = true }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.minX == 30)
    played.advance(to: 2)
    played.animate { isShown.value = false }
    played.advance(to: 2.5)
    #expect(played.frame(of: .red)?.minX == 60)
  }

  @Test("A gesture's value can be made another, while it moves and when it ends") func mapped() {
    let played = PlayedView {
      Square().frame(width: 100, height: 100).contentShape(Rectangle()).gesture(
        DragGesture(minimumDistance: 0).map { Int($0.translation.width) }
          .onChanged { log.add("\($0)") }
          .onEnded { log.add("ended \($0)") })
    }
    played.graph.touchDown(at: middle)
    played.graph.touchMoved(to: CGPoint(x: 60, y: 50))
    played.graph.touchUp(at: CGPoint(x: 60, y: 50))
    #expect(log.entries.last == "ended 10" && log.entries.contains("10"), "\(log.text)")
  }

  @Test("Views take parts of their container, or what is made of its length") func relativeFrames()
  {
    let parts = PlayedView {
      HStack(spacing: 10) {
        Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 5)
        Color.blue.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 5)
      }
    }
    #expect(parts.frame(of: .red)?.width == 30 && parts.frame(of: .blue)?.width == 65)
    let length = PlayedView {
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length / 2 : length / 4
      }
    }
    #expect(length.frame(of: .red)?.size == CGSize(width: 50, height: 25))
    let wide = PlayedView { Square().containerRelativeFrame(.vertical) { _, _ in 30 } }
    #expect(wide.frame(of: .red)?.width == 20)
  }
}
