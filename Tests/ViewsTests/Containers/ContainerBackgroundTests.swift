import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What a background of a whole container fills.
@MainActor
@Suite("Backgrounds of containers")
struct ContainerBackgroundTests {
  private let watch = CGSize(width: 198, height: 242)

  private func played(_ view: some View) -> PlayedView {
    var canvas = GraphCanvas(
      size: watch, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 12, trailing: 0))
    canvas.deviceIdiom = .watch
    return PlayedView(graph: ViewGraph(view, canvas: canvas, measuring: FixedWidthText()))
  }

  @Test("A small view's fills the page of a watch that it is on") func page() {
    let played = played(
      TabView {
        Square(color: .blue).containerBackground(.red, for: .tabView)
        Square(color: .orange).containerBackground(for: .tabView) { Color.green }
      }
      .tabViewStyle(.verticalPage))
    #expect(played.frame(of: .red) == CGRect(origin: .zero, size: watch))
    // What the screen keeps free at its ends is kept free of what is on the page.
    #expect(played.frame(of: .blue)?.midY == 135)
    #expect(played.frame(of: .green) == CGRect(x: 0, y: 242, width: 198, height: 242))
    played.drag(from: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: -150), over: 0.1)
    played.advance(to: 5)
    #expect(played.frame(of: .green) == CGRect(origin: .zero, size: watch))
    #expect(played.frame(of: .orange)?.midY == 135)
  }

  @Test("Pages side by side are filled as well") func across() {
    let played = played(
      TabView {
        VStack { Square(color: .blue).containerBackground(.red, for: .tabView) }
        Square(color: .orange)
      }
      .tabViewStyle(.page))
    #expect(played.frame(of: .red) == CGRect(origin: .zero, size: watch))
  }

  @Test("So is a page of a navigation stack, its bar included") func navigation() {
    let played = PlayedView(
      size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    ) {
      NavigationStack {
        Square(color: .blue).containerBackground(.red, for: .navigation).navigationTitle("T")
      }
    }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test("Where no such container is around it, it is the view's own") func elsewhere() {
    let played = PlayedView { Square(color: .blue).containerBackground(.red, for: .tabView) }
    #expect(played.frame(of: .red) == CGRect(x: 40, y: 40, width: 20, height: 20))
  }
}
