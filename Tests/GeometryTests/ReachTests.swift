import Foundation
import Testing

@testable import Geometry

struct ReachTests {
  @Test(arguments: [
    (0.5, 1), (-0.4, 0), (1e300, 1 << 53), (-.infinity, -(1 << 53)), (.nan, 0),
  ])
  func everyNumberHasANearestWholeOne(number: Double, whole: Int) {
    #expect(Int(nearest: number) == whole)
  }

  @Test func nothingIsBroughtFartherThanTheFarthest() {
    let rect = CGRect(x: CGFloat.nan, y: -.infinity, width: 1e308, height: 5)
    #expect(!rect.isReachable)
    #expect(rect.broughtIntoReach == CGRect(x: 0, y: -1e7, width: 1e7, height: 5))
  }

  @Test func anArcOfEndlessTurnsIsNone() {
    var path = Path()
    path.addRelativeArc(
      center: .zero, radius: 1, startAngle: .zero, delta: Angle(radians: .infinity))
    #expect(path.isEmpty)
  }
}
