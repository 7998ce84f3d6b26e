import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Containers as they were written before iOS 18.
@MainActor
@Suite("Variadic views")
struct VariadicViewTests {
  private struct Rows: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      VStack(spacing: 0) {
        ForEach(children) { child in
          child
          if child.id != last { Color.red.frame(width: 10, height: 2) }
        }
      }
    }
  }

  @Test("A root arranges views one by one") func tree() {
    let played = PlayedView {
      _VariadicView.Tree(Rows()) {
        Color.blue.frame(width: 10, height: 20)
        Color.green.frame(width: 10, height: 20)
      }
    }
    // One line between two views.
    let (line, first) = (played.frame(of: .red), played.frame(of: .blue))
    #expect(line?.height == 2 && line?.minY == first?.maxY)
    #expect(played.frame(of: .green)?.minY == line?.maxY)
  }
}
