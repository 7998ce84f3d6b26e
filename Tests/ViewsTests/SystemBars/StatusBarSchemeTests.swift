import Drawing
import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

@MainActor
@Suite("What colour the status bar has")
struct StatusBarSchemeTests {
  private func graph<V: View>(_ view: V, idiom: DeviceIdiom = .phone) -> ViewGraph {
    let size =
      idiom == .pad ? CGSize(width: 834, height: 1194) : CGSize(width: 393, height: 852)
    var canvas = GraphCanvas(
      size: size,
      safeArea: EdgeInsets(top: idiom == .pad ? 24 : 59, leading: 0, bottom: 20, trailing: 0))
    canvas.showsStatusBar = true
    canvas.deviceIdiom = idiom
    return ViewGraph(view, canvas: canvas, measuring: FixedWidthText())
  }

  private struct Page: View {
    var background = Visibility.visible
    var scheme: ColorScheme? = .dark
    var detent = PresentationDetent.large
    @State private var isSheet = false
    @State private var isCover = false

    var body: some View {
      NavigationStack {
        VStack {
          Button("Sheet") { isSheet = true }
          Button("Cover") { isCover = true }
        }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(.indigo, for: .navigationBar)
        .toolbarBackground(background, for: .navigationBar)
        .toolbarColorScheme(scheme, for: .navigationBar)
      }
      .sheet(isPresented: $isSheet) {
        NavigationStack {
          Button("Close") { isSheet = false }
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarColorScheme(.light, for: .navigationBar)
        }
        .presentationDetents([detent])
      }
      .fullScreenCover(isPresented: $isCover) { Text("Cover").preferredColorScheme(.light) }
    }
  }

  private func isWhite(_ graph: ViewGraph) -> Bool? {
    graph.displayList().items.compactMap(\.timeColor).last.map { $0 == .white }
  }

  private func tap(_ name: String, in graph: ViewGraph) throws {
    let target = try #require(graph.tapTargets.first { $0.label == name })
    graph.touchDown(at: target.center)
    graph.touchUp(at: target.center)
    graph.advance(to: graph.time + 2)
  }

  @Test("It is that of a bar whose background is seen beneath it") func bar() {
    #expect(isWhite(graph(Page())) == true)
    #expect(isWhite(graph(Page(), idiom: .pad)) == true)
    #expect(isWhite(graph(Page(background: .hidden))) == false)
    #expect(isWhite(graph(Page(scheme: nil))) == false)
  }

  @Test("A sheet that leaves the bar in sight changes nothing, one as high as the screen does")
  func sheets() throws {
    for (detent, idiom, stays) in [
      (PresentationDetent.medium, DeviceIdiom.phone, true), (.large, .phone, false),
      (.large, .pad, true),
    ] {
      let graph = graph(Page(detent: detent), idiom: idiom)
      try tap("Sheet", in: graph)
      #expect(isWhite(graph) == stays, "\(detent), \(idiom)")
      try tap("Close", in: graph)
      #expect(isWhite(graph) == true, "\(detent), \(idiom)")
    }
  }

  @Test("A cover has its own") func cover() throws {
    let graph = graph(Page())
    try tap("Cover", in: graph)
    #expect(isWhite(graph) == false)
  }
}

extension DisplayItem {
  /// Of the letters of the time.
  fileprivate var timeColor: RGBA? {
    switch self {
    case .leaf(.text(let text), _):
      guard text.runs.map(\.string).joined().hasPrefix("9:41"),
        case .color(let color)? = text.runs.first?.paint
      else { return nil }
      return color
    case .leaf: return nil
    case .group(_, let items): return items.compactMap(\.timeColor).last
    }
  }
}
