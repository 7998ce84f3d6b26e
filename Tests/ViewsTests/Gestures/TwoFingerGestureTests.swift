import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Gestures of two fingers")
struct TwoFingerGestureTests {
  private let log = Log()

  @Test("One finger is not enough for any of them") func oneFinger() {
    let played = PlayedView {
      Pinched(log: log)
    }
    let before = played.text
    played.drag(from: middle, by: CGSize(width: 30, height: 0))
    played.press(at: middle, for: 1)
    #expect(log.text == "")
    #expect(played.text == before)
    #expect(played.graph.isSettled)
  }

  private struct Pinched: View {
    let log: Log
    @GestureState private var scale: CGFloat = 1

    var body: some View {
      Square()
        .scaleEffect(scale)
        .gesture(
          MagnifyGesture()
            .updating($scale) { value, state, _ in state = value.magnification }
            .onChanged { log.add("magnify \($0.velocity) \($0.startAnchor) \($0.startLocation)") }
            .onEnded { _ in log.add("magnified") }
        )
        .simultaneousGesture(
          RotateGesture(minimumAngleDelta: .degrees(2))
            .onChanged { log.add("rotate \($0.rotation.degrees)") }
            .onEnded { _ in log.add("rotated") }
        )
        .simultaneousGesture(
          MagnificationGesture().onChanged { log.add("\($0)") }
            .simultaneously(with: RotationGesture().onEnded { log.add("\($0.degrees)") })
            .onEnded { _ in log.add("both") })
    }
  }

  @Test("A drag beside one goes on, whether it comes first or second") func drag() {
    let played = PlayedView {
      VStack(spacing: 0) {
        Color.red.gesture(
          DragGesture().simultaneously(with: MagnifyGesture())
            .onEnded { log.add("\($0.first?.translation.width ?? 0) \($0.second == nil)") })
        Color.blue.gesture(
          MagnifyGesture().simultaneously(with: DragGesture())
            .onEnded { log.add("\($0.second?.translation.width ?? 0) \($0.first == nil)") })
      }
    }
    played.drag(from: CGPoint(x: 20, y: 25), by: CGSize(width: 30, height: 0))
    played.drag(from: CGPoint(x: 20, y: 75), by: CGSize(width: 40, height: 0))
    #expect(log.entries == ["30.0 true", "40.0 true"])
  }

  @Test("They leave a tap to the view around") func tap() {
    let played = PlayedView {
      Square().gesture(MagnifyGesture()).onTapGesture { log.add("tap") }
    }
    #expect(played.graph.tapTargets.count == 1)
    played.tap(at: middle)
    #expect(log.text == "tap")
  }

  @Test("There is no pointer to stand over a view") func pointer() {
    let played = PlayedView {
      Square()
        .onHover { log.add("hover \($0)") }
        .onContinuousHover { phase in
          if case .active(let point) = phase { log.add("\(point)") }
        }
        .hoverEffect()
        .hoverEffect(.lift, isEnabled: true)
        .help("A square")
    }
    played.drag(from: CGPoint(x: 5, y: 5), by: CGSize(width: 90, height: 90))
    #expect(log.text == "")
    #expect(played.text == PlayedView { Square() }.text)
  }
}
