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
    played.drag(from: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: -150), over: 0.1)
    played.advance(to: 5)
    #expect(played.frame(of: .green) == CGRect(origin: .zero, size: watch))
    #expect(played.frame(of: .orange)?.midY == 135)
  }

  @Test("A watch's stay where they are and fade while the pages move") func fading() throws {
    let played = played(
      TabView {
        Square(color: .blue).containerBackground(.red, for: .tabView)
        Square(color: .orange).containerBackground(.green, for: .tabView)
      }
      .tabViewStyle(.verticalPage))
    let graph = played.graph
    graph.touchDown(at: CGPoint(x: 100, y: 200))
    for step in 1...10 {
      graph.advance(to: Double(step) * 0.02)
      graph.touchMoved(to: CGPoint(x: 100, y: 200 - 12 * Double(step)))
    }
    played.advance(to: 0.2)
    #expect(try #require(played.frame(of: .blue)).midY < 60)
    for color in [Color.red, .green] {
      let frame = try #require(played.frame(of: color))
      #expect(abs(frame.minY) < 0.01 && abs(frame.height - 242) < 0.01, "\(color) \(frame)")
    }
  }

  @Test("The first is whole, however far it is pulled; another comes with its page")
  func opacity() {
    func opacity(_ way: CGFloat, isFirst: Bool = false) -> Double {
      PinnedPageBackground.opacity(way: way, height: 200, isFirst: isFirst)
    }
    #expect(opacity(0) == 1 && opacity(200) == 0 && opacity(50) == 0.75)
    #expect(opacity(50, isFirst: true) == 1)
    #expect(opacity(-100) == 1 && opacity(-175) == 0.5 && opacity(-200) == 0)
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
