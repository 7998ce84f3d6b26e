import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// The field to search in, as captured from UIKit on iOS 26.1.
@MainActor
@Suite("Search on iOS 26")
struct GlassSearchTests {
  @Test("The field is a capsule 44 high, and a circle beside it cancels")
  func field() throws {
    let played = PlayedView(
      size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), system: .v26
    ) {
      NavigationStack {
        List { Text("Row") }.navigationTitle("Things")
          .searchable(text: .constant(""), placement: .navigationBarDrawer)
      }
    }
    let fill = Color(red: 118.0 / 255, green: 118.0 / 255, blue: 128.0 / 255, opacity: 0.12)
    let field = try #require(played.frame(of: fill))
    #expect(field.height == 44 && field.minX == 16 && field.width == 361)
    played.tap("SearchField")
    played.advance(to: 2)
    let cancel = try #require(played.graph.tapTargets.first { $0.label == "Cancel" }?.frame)
    #expect(cancel.size == CGSize(width: 44, height: 44) && cancel.maxX == 377)
  }
}
