import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("DragGesture")
struct DragGestureTests {
  private let log = Log()

  @Test("The view follows the finger once it has moved far enough") func follows() {
    let offset = Handle(CGSize.zero)
    let played = PlayedView {
      offset.shows { shown in
        Square().offset(shown)
          .gesture(DragGesture().onChanged { offset.value = $0.translation })
      }
    }
    played.graph.touchDown(at: middle)
    played.graph.touchMoved(to: CGPoint(x: 58, y: 50))
    #expect(played.frame(of: .red)?.minX == 40)
    played.graph.touchMoved(to: CGPoint(x: 62, y: 55))
    #expect(played.frame(of: .red)?.origin == CGPoint(x: 52, y: 45))
    played.graph.touchUp(at: CGPoint(x: 62, y: 55))
  }

  @Test("The value tells place, way and speed, and where the finger would come to rest")
  func value() throws {
    var last: DragGesture.Value?
    let played = PlayedView {
      Square().gesture(DragGesture(minimumDistance: 0).onEnded { last = $0 })
    }
    played.drag(from: middle, by: CGSize(width: 30, height: 0))
    let value = try #require(last)
    #expect(value.startLocation == CGPoint(x: 10, y: 10))
    #expect(value.location == CGPoint(x: 40, y: 10))
    #expect(abs(value.velocity.width - 60) < 0.1)
    #expect(abs(value.predictedEndTranslation.width - 45) < 0.1)
  }

  /// Rule: `gesture-speed`.
  @Test("A spring after the drag starts with the finger's speed") func handsOverSpeed() {
    func width(isDragged: Bool) -> Double {
      let x = Handle(0.0)
      let played = PlayedView {
        x.shows { shown in
          Square().offset(x: shown)
            .gesture(
              DragGesture(minimumDistance: 0)
                .onChanged { if isDragged { x.value = $0.translation.width } }
                .onEnded { _ in withAnimation(.spring(duration: 1)) { x.value = 60 } })
        }
      }
      if !isDragged { played.change { x.value = 30 } }
      played.drag(from: middle, by: CGSize(width: 30, height: 0), over: 0.1)
      played.advance(to: 0.2)
      return Double(played.frame(of: .red)?.minX ?? 0)
    }
    #expect(width(isDragged: true) > width(isDragged: false) + 2)
  }

  @Test("A gesture state goes back when the finger is lifted") func gestureState() {
    struct Dragged: View {
      @GestureState private var offset = CGSize.zero

      var body: some View {
        Square().offset(offset)
          .gesture(
            DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in
              state = value.translation
            }
          )
          .animation(.linear(duration: 1), value: offset == .zero)
      }
    }
    let played = PlayedView { Dragged() }
    played.graph.touchDown(at: middle)
    played.graph.touchMoved(to: CGPoint(x: 70, y: 50))
    played.advance(to: 2)
    #expect(played.frame(of: .red)?.minX == 60)
    played.graph.touchUp(at: CGPoint(x: 70, y: 50))
    played.advance(to: 4)
    #expect(played.frame(of: .red)?.minX == 40)
  }

  @Test("Locations are in the space that is asked for") func spaces() {
    let played = PlayedView {
      VStack {
        Square().gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onEnded { log.add("\(Int($0.location.x)),\(Int($0.location.y))") })
        Square(color: .blue).gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .named("stack"))
            .onEnded { log.add("\(Int($0.location.x)),\(Int($0.location.y))") })
      }
      .coordinateSpace(name: "stack")
    }
    played.tap(at: CGPoint(x: 45, y: 30))
    played.tap(at: CGPoint(x: 45, y: 60))
    #expect(log.text == "45,30 5,34")
  }
}
