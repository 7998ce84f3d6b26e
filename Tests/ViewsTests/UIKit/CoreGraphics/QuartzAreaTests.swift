import Foundation
import Geometry
import Testing

@testable import ViewEngine
@testable import Views

@MainActor
@Suite("Areas of Quartz's paths")
struct QuartzAreaTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// Crossings are found within a twentieth of a point.
  private func isNear(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.1 }

  @Test("Areas are taken together by Quartz's names, and by its rules") func areas() {
    let first = CGPath(rect: square, transform: nil)
    // No line of one lies on a line of the other.
    let second = CGPath(rect: CGRect(x: 5, y: -5, width: 10, height: 20), transform: nil)
    #expect(isNear(first.union(second, using: .winding).boundingBox.width, 15))
    #expect(isNear(first.intersection(second, using: .evenOdd).boundingBox.width, 5))
    #expect(isNear(first.subtracting(second, using: .winding).boundingBox.maxX, 5))
    #expect(!first.symmetricDifference(second, using: .winding).contains(CGPoint(x: 7, y: 5)))
    #expect(isNear(first.lineSubtracting(second).boundingBox.maxX, 5))
    #expect(isNear(first.lineIntersection(second, using: .winding).boundingBox.minX, 5))
    #expect(first.intersects(second) && !first.intersects(Path(square.offsetBy(dx: 20, dy: 0))))
    var twice = first
    twice.addPath(first)
    #expect(twice.normalized(using: .evenOdd).isEmpty)
    #expect(!twice.normalized(using: .winding).isEmpty)
  }
}
