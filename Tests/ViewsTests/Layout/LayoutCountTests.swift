import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What is counted is what is asked of views, which no machine's speed changes.
@MainActor
@Suite("How often views are asked while they are laid out")
struct LayoutCountTests {
  private final class Asked { var count = 0 }

  private func nested(_ depth: Int, _ asked: Asked) -> AnyView {
    if depth == 0 {
      return AnyView(
        Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) {
          asked.count += 1
          return $0.width / 2
        })
    }
    return AnyView(
      VStack {
        nested(depth - 1, asked)
        Color.blue.frame(width: 10, height: 2)
      })
  }

  @Test("For a guide once a layout, however deep in stacks it is", arguments: [1, 4, 8])
  func guides(_ depth: Int) {
    let asked = Asked()
    let played = PlayedView(size: CGSize(width: 200, height: 400)) { nested(depth, asked) }
    #expect(asked.count >= 1)
    #expect(asked.count <= played.graph.layoutPass.number)
  }

  private struct Growing: View {
    @State private var width: CGFloat = 10

    var body: some View {
      VStack(alignment: .leading) {
        Color.red.frame(width: width, height: 10).alignmentGuide(.leading) { $0.width }
        Color.blue.frame(width: 4, height: 10)
      }
      .onTapGesture { width = 30 }
    }
  }

  @Test("A guide that was kept is not that of the layout after it") func forgotten() {
    let played = PlayedView { Growing() }
    #expect(played.frames(of: .blue).map(\.minX) == [53])
    played.tap(at: CGPoint(x: 48, y: 41))
    #expect(played.frames(of: .blue).map(\.minX) == [63])
  }
}
