import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Where a tablet's columns have the field to search in.
@MainActor
@Suite("Searching a tablet's columns")
struct PadSearchTests {
  private func fields(
    of system: SystemVersion, _ placement: SearchFieldPlacement = .automatic
  ) -> [CGRect] {
    let played = PlayedView(
      size: CGSize(width: 1194, height: 834),
      safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0), system: system,
      device: .pad
    ) {
      NavigationSplitView {
        List { Text("row") }
      } detail: {
        Text("Detail")
      }
      .searchable(text: .constant(""), placement: placement)
    }
    return played.graph.tapTargets.filter { $0.identifier == SearchField.identifier }.map(\.frame)
  }

  @Test("What is around them has one field: in the first, and since iOS 26 in the last")
  func columns() {
    let old = fields(of: .v18)
    #expect(!old.isEmpty && old.allSatisfy { $0.maxX <= 320 })
    let new = fields(of: .v26)
    #expect(!new.isEmpty && new.allSatisfy { $0.minX > 320 })
  }

  @Test("In the sidebar where that is asked for") func sidebar() {
    let field = fields(of: .v26, .sidebar)
    #expect(!field.isEmpty && field.allSatisfy { $0.maxX <= 320 })
  }

  @Test("A sheet that a column shows has its own") func sheet() {
    let played = PlayedView(
      size: CGSize(width: 1194, height: 834),
      safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0), system: .v18,
      device: .pad
    ) {
      NavigationSplitView {
        Text("row")
      } detail: {
        Text("Detail").sheet(isPresented: .constant(true)) {
          NavigationStack { Text("Page") }.searchable(text: .constant(""))
        }
      }
    }
    played.advance(to: 2)
    #expect(played.graph.tapTargets.contains { $0.identifier == SearchField.identifier })
  }
}
