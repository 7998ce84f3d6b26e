import Foundation
import Testing

@testable import Geometry

@Suite("Bounds of what paths contain")
struct ContainedBoundsTests {
  private static var line: Path {
    Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 30, y: 10))
    }
  }

  private static var leaf: Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 20))
      path.addQuadCurve(to: CGPoint(x: 40, y: 20), control: CGPoint(x: 20, y: -30))
    }
  }

  private static let paths: [Path] = [
    Path(), Path(CGRect(x: 4, y: 5, width: 20, height: 10)),
    Path(ellipseIn: CGRect(x: 4, y: 5, width: 20, height: 10)),
    Path(roundedRect: CGRect(x: 4, y: 5, width: 20, height: 10), cornerRadius: 3), leaf,
    line.strokedPath(StrokeStyle(lineWidth: 10)),
    leaf.strokedPath(StrokeStyle(lineWidth: 4, dash: [2, 8])),
  ]

  @Test(arguments: 0..<7)
  func noPointOutsideIsContained(_ index: Int) throws {
    let path = Self.paths[index]
    let bounds = try #require(path.containedBounds)
    var outside = 0
    for x in stride(from: CGFloat(-20), through: 60, by: 0.5) {
      for y in stride(from: CGFloat(-20), through: 60, by: 0.5) {
        let isWithin =
          x >= bounds.minX - 1e-6 && x <= bounds.maxX + 1e-6 && y >= bounds.minY - 1e-6
          && y <= bounds.maxY + 1e-6
        if path.contains(CGPoint(x: x, y: y)), !isWithin { outside += 1 }
      }
    }
    #expect(outside == 0)
  }

  /// It is painted up to 30.
  @Test func aLineIsTouchedBeyondItsEnd() {
    let path = Self.line.strokedPath(StrokeStyle(lineWidth: 10))
    #expect(path.contains(CGPoint(x: 34, y: 10)))
    #expect(path.containedBounds == CGRect(x: 5, y: 5, width: 30, height: 10))
  }

  @Test func nobodyKnowsOfNumbersThatAreNone() {
    let path = Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: CGFloat.nan, y: 10))
    }
    #expect(path.containedBounds == nil)
    #expect(Path().containedBounds == CGRect.null)
  }
}
