import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// A finger on a watch goes back.
@MainActor
@Suite("Going back on a watch")
struct WatchSwipeTests {
  private func played(_ idiom: DeviceIdiom, _ path: Handle<[Int]>) -> PlayedView {
    var canvas = GraphCanvas(
      size: CGSize(width: 198, height: 242),
      safeArea: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0))
    canvas.deviceIdiom = idiom
    let view = path.shows { _ in
      NavigationStack(path: path.bound) {
        Color.gray.navigationDestination(for: Int.self) { _ in
          List(0..<20, id: \.self) { Text("Row \($0)") }
        }
      }
    }
    return PlayedView(graph: ViewGraph(view, canvas: canvas, measuring: FixedWidthText()))
  }

  /// Rule: `edge-swipe-pops`. Where a script's flick over the middle of the screen begins.
  @Test(
    "A flick over a list draws it off on a watch, and not on a phone", arguments: [true, false])
  func flick(_ isWatch: Bool) {
    let path = Handle<[Int]>([1])
    let played = played(isWatch ? .watch : .phone, path)
    played.drag(from: CGPoint(x: 40, y: 140), by: CGSize(width: 118, height: 0), over: 0.12)
    played.advance(to: 4)
    #expect(path.value == (isWatch ? [] : [1]))
  }

  @Test("One that begins in the middle does not") func middle() {
    let path = Handle<[Int]>([1])
    let played = played(.watch, path)
    played.drag(from: CGPoint(x: 80, y: 140), by: CGSize(width: 110, height: 0), over: 0.12)
    played.advance(to: 4)
    #expect(path.value == [1])
  }
}
