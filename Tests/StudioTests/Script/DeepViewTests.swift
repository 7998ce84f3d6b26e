import Foundation
import Raster
import Testing
import Views

@testable import Studio

@MainActor
@Suite("Views that lie deep in others")
struct DeepViewTests {
  /// Looking for what a finger's target is called once asked each level twice what the one below it was asked:
  /// ten levels more took a thousand times as long.
  @Test("What is touched is named however deep its drawing lies")
  func isNamedHoweverDeep() throws {
    let script = Script(steps: [Tap(.point(x: 50, y: 50)).at(0.2), Wait(0.1)])
    let clip = Clip("deep", stage: Stage(size: CGSize(width: 100, height: 100)), script: script) {
      Button {
      } label: {
        nested(Rectangle(), levels: 60)
      }
    }
    let touches = try clip.plan(measuring: FontBook()).touches
    #expect(touches.count == 1)
  }

  private func nested(_ view: some View, levels: Int) -> AnyView {
    (0..<levels).reduce(AnyView(view)) { inner, _ in AnyView(inner.padding(0.5)) }
  }
}
