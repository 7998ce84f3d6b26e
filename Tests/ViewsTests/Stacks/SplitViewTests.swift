import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Split views of a Mac")
struct SplitViewTests {
  @Test("Two views share the room, with a line between them") func sides() {
    let beside = PlayedView {
      HSplitView {
        Color.red; Color.blue
      }
    }
    let (left, right) = (beside.frame(of: .red), beside.frame(of: .blue))
    #expect(left?.minX == 0 && right?.maxX == 100)
    #expect(left?.height == 100 && right?.height == 100)
    let line = (right?.minX ?? 0) - (left?.maxX ?? 0)
    #expect(line > 0 && line <= 1)
    let below = PlayedView {
      VSplitView {
        Color.red; Color.blue
      }
    }
    #expect(below.frame(of: .red)?.width == 100)
    #expect((below.frame(of: .blue)?.minY ?? 0) > (below.frame(of: .red)?.maxY ?? 100))
  }
}
