import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What is presented presents something itself.
@MainActor
@Suite("A sheet in a sheet")
struct NestedSheetTests {
  /// The inner sheet's modifier is written out in the outer one's content, which the screen reads.
  @Test("It comes and goes, and nothing is read without end") func comesAndGoes() {
    let count = Handle(0)
    let played = PlayedView(size: Phone.size) {
      count.shows { count in
        Color.green.sheet(isPresented: .constant(count > 0)) {
          Color.red.sheet(isPresented: .constant(count > 1)) { Color.blue }
        }
      }
    }
    func show(_ new: Int) {
      played.change { count.value = new }
      played.advance(to: played.graph.time + 2)
    }
    show(1)
    #expect(played.frame(of: .red) != nil && played.frame(of: .blue) == nil)
    show(2)
    #expect(played.frame(of: .blue) != nil)
    #expect(played.graph.warnings.isEmpty)
    show(1)
    #expect(played.frame(of: .red) != nil && played.frame(of: .blue) == nil)
    #expect(played.graph.warnings.isEmpty)
  }

  @Test("What its presenter says of it later is heard") func changes() {
    let width = Handle(10.0)
    let played = PlayedView(size: Phone.size) {
      width.shows { width in
        Color.green.sheet(isPresented: .constant(true)) {
          Color.red.sheet(isPresented: .constant(true)) {
            Color.blue.frame(width: width, height: 20)
          }
        }
      }
    }
    played.advance(to: 3)
    #expect(played.frame(of: .blue)?.width == 10)
    played.change { width.value = 30 }
    #expect(played.frame(of: .blue)?.width == 30)
    #expect(played.graph.warnings.isEmpty)
  }
}
