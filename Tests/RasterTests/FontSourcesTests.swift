import Foundation
import Testing

@testable import Raster

/// Which files letters and symbols may come from.
@Suite("Sources of letters")
struct FontSourcesTests {
  @Test("They are files that are there, each once, the font of the symbols among them")
  func files() {
    let sources = FontBook.sources
    #expect(!sources.isEmpty)
    #expect(Set(sources).count == sources.count)
    #expect(sources.contains(IconSets.font))
    let fonts = sources.filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }
    #expect(fonts.count > 1)
    #expect(fonts.allSatisfy { FileManager.default.fileExists(atPath: $0) })
    // The same list on every call, so that what is kept for it is found again.
    #expect(FontBook.sources == sources)
  }
}
