import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

@MainActor
@Suite("A television's fields")
struct TelevisionFieldTests {
  private struct Login: View {
    @State private var name = ""
    @State private var code = ""

    var body: some View {
      VStack(spacing: 40) {
        TextField("Name", text: $name)
        SecureField("Code", text: $code)
        Button("Go") {}
        Text(verbatim: "Hello, \(name)")
      }
    }
  }

  private struct Lit: View {
    @State private var name = ""
    @FocusState private var isLit: Bool

    var body: some View { TextField("Name", text: $name).focused($isLit) }
  }

  @Test("A field that a binding says has the focus is lit, and typed into once it is pressed")
  func binding() throws {
    let graph = ViewGraph.on(.tv, CGSize(width: 1920, height: 1080), Lit())
    graph.advance(to: 1)
    #expect(focused(graph).count == 1)
    #expect(graph.part(FocusKeeper.self).holder == nil)
    try graph.tap("Name")
    #expect(graph.part(FocusKeeper.self).holder != nil)
  }

  /// Platters that are white, from the uppermost.
  private func focused(_ graph: ViewGraph) -> [CGFloat] {
    PlayedView(graph: graph).frames(of: .white).filter { $0.height > 60 }.map(\.midY)
  }

  @Test("The first field has the focus, one that is pressed gets it and is typed into") func focus()
    throws
  {
    let graph = ViewGraph.on(.tv, CGSize(width: 1920, height: 1080), Login())
    let fields = graph.touchTargets.filter { $0.kind == "text field" }.map(\.frame.midY)
    #expect(fields.count == 2)
    let first = try #require(focused(graph).first)
    #expect(focused(graph).count == 1 && abs(first - fields[0]) < 40)
    try graph.tap("Code")
    let second = try #require(focused(graph).first)
    #expect(focused(graph).count == 1 && second > first)
    try graph.tap("Name")
    graph.press(key: "A")
    graph.press(key: "b")
    graph.advance(to: graph.time + 2)
    #expect(PlayedView(graph: graph).text.contains("Hello, Ab"))
    #expect(abs((focused(graph).first ?? 0) - first) < 5)
    try graph.tap("Go")
    #expect(focused(graph).allSatisfy { $0 > second })
  }
}
