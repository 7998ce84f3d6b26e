import CPango
import Drawing
import Foundation
import Testing

@testable import Raster

struct FontReleaseTests {
  /// A process that exports many clips makes fonts for each of them.
  @Test func anEngineTakesItsConfigurationFromPango() {
    var engine: TextEngine? = TextEngine(table: .standard(overriddenBy: [:]))
    let map = engine.map { pango_context_get_font_map($0.context) } ?? nil
    g_object_ref(map)
    #expect(pango_fc_font_map_get_config(map.map { OpaquePointer($0) }) != nil)
    engine = nil
    #expect(pango_fc_font_map_get_config(map.map { OpaquePointer($0) }) == nil)
    g_object_unref(map)
  }
}
