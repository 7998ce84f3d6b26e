import Drawing
import Foundation
import Synchronization
import Testing

@testable import Raster

struct FontThreadTests {
  private static func widths() -> [CGFloat] {
    let book = FontBook()
    return (40..<80).flatMap { size in
      EveryScript.words.map {
        book.measure([run($0, size: Double(size) / 4)], layout: TextLayout(), in: anywhere).size
          .width
      }
    }
  }

  /// More font files than Cairo keeps open, by books that know nothing of each other.
  @Test func booksOnManyThreadsMeasureTheSame() {
    let seen = Mutex<Set<[CGFloat]>>([])
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      let widths = Self.widths()
      seen.withLock { _ = $0.insert(widths) }
    }
    #expect(seen.withLock(\.count) == 1)
  }
}
