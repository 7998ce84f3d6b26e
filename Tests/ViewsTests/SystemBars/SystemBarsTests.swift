import Drawing
import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

@MainActor
@Suite("What the system shows over a screen")
struct SystemBarsTests {
  private func graph<V: View>(
    _ view: V, scheme: ColorScheme = .light, bars: Bool = true, top: CGFloat = 59
  ) -> ViewGraph {
    var canvas = GraphCanvas(
      size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0), colorScheme: scheme)
    canvas.showsStatusBar = bars
    return ViewGraph(view, canvas: canvas, measuring: FixedWidthText())
  }

  private func texts(_ graph: ViewGraph) -> [String] {
    graph.displayList().items.flatMap(\.texts)
  }

  @Test("A device's screen has the time, a plain one has not") func time() {
    #expect(texts(graph(Color.clear)) == ["9:41"])
    #expect(texts(graph(Color.clear, bars: false)).isEmpty)
  }

  @Test("A view can hide it, and what presents it is asked first") func hidden() {
    #expect(texts(graph(Color.clear.statusBarHidden())).isEmpty)
    #expect(texts(graph(Color.clear.statusBar(hidden: true))).isEmpty)
    #expect(texts(graph(Color.clear.statusBarHidden().statusBarHidden(false))) == ["9:41"])
  }

  @Test("It goes as a view says so, and comes back") func toggled() {
    struct Demo: View {
      @State private var isHidden = false
      var body: some View {
        Color.clear.contentShape(Rectangle()).onTapGesture { isHidden.toggle() }
          .statusBarHidden(isHidden)
      }
    }
    let graph = graph(Demo())
    graph.touchDown(at: CGPoint(x: 200, y: 400))
    graph.touchUp(at: CGPoint(x: 200, y: 400))
    graph.advance(to: 1)
    #expect(texts(graph).isEmpty)
    graph.touchDown(at: CGPoint(x: 200, y: 400))
    graph.touchUp(at: CGPoint(x: 200, y: 400))
    graph.advance(to: 2)
    #expect(texts(graph) == ["9:41"])
  }

  @Test("The line at the bottom goes with the system's overlays") func homeIndicator() {
    func hasLine(_ graph: ViewGraph) -> Bool {
      graph.displayList().items.flatMap(\.shapes).contains {
        abs($0.width - 139) < 0.5 && abs($0.height - 5) < 0.5
      }
    }
    #expect(hasLine(graph(Color.clear)))
    #expect(!hasLine(graph(Color.clear.persistentSystemOverlays(.hidden))))
    #expect(hasLine(graph(Color.clear.persistentSystemOverlays(.automatic))))
  }

  @Test("The fan is as high as the signal beside it, and not wider than its place") func fan()
    throws
  {
    let bar = graph(Color.clear).displayList().items.flatMap(\.shapes).filter { $0.height < 30 }
    // Four bars, three parts of the fan, three of the battery, then the line at the bottom.
    let (bars, fan) = (bar.prefix(4), bar.dropFirst(4).prefix(3))
    let highest = try #require(bars.map(\.height).max())
    #expect(fan.count == 3 && highest == 12)
    #expect(fan.allSatisfy { $0.height <= 12.01 && $0.width <= 17.01 })
    #expect(fan.contains { $0.width > 16.5 })
  }

  @Test("It is as light or dark as the screen needs") func colors() {
    func color(_ graph: ViewGraph) -> RGBA? {
      graph.displayList().items.flatMap(\.textColors).first
    }
    #expect(color(graph(Color.clear)) == .black)
    #expect(color(graph(Color.clear, scheme: .dark)) == .white)
    #expect(color(graph(Color.clear.preferredColorScheme(.dark))) == .white)
  }

  @Test("Nothing of it can be tapped") func touches() {
    #expect(graph(Color.clear).touchTargets.isEmpty)
  }
}

extension DisplayItem {
  fileprivate var leaves: [Leaf] {
    switch self {
    case .leaf(let leaf, _): [leaf]
    case .group(.opacity(0), _): []
    case .group(_, let items): items.flatMap(\.leaves)
    }
  }

  fileprivate var texts: [String] {
    leaves.compactMap {
      if case .text(let text) = $0 { text.runs.map(\.string).joined() } else { nil }
    }
  }

  fileprivate var textColors: [RGBA] {
    leaves.compactMap { leaf in
      guard case .text(let text) = leaf, case .color(let color)? = text.runs.first?.paint else {
        return nil
      }
      return color
    }
  }

  fileprivate var shapes: [CGSize] {
    leaves.compactMap {
      if case .shape(let shape) = $0 { shape.path.boundingRect.size } else { nil }
    }
  }
}
