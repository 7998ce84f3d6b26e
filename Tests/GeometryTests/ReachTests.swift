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

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 1e7 - 1, y: 0, width: 2, height: 9),
    CGRect(x: 0, y: -1e8, width: 9, height: 9), CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9),
  ])
  func aShapeIsInReachWhereItsOutlineIs(_ rect: CGRect) {
    for path in [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 3),
    ] {
      #expect(path.isReachable == Path(elements: path.elements).isReachable)
    }
    #expect(Path(rect).isReachable == (rect == CGRect(x: 0, y: 0, width: 9, height: 9)))
  }

  @Test func anArcOfEndlessTurnsIsNone() {
    var path = Path()
    path.addRelativeArc(
      center: .zero, radius: 1, startAngle: .zero, delta: Angle(radians: .infinity))
    #expect(path.isEmpty)
  }
}
