import Foundation
@_spi(Engine) import Geometry
import Testing

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}

@Suite struct LayoutValueTests {
  @Test func anglesConvert() {
    #expect(Angle(degrees: 90).radians == .pi / 2)
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle(radians: 2 * .pi).degrees == 360)
    #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
    #expect(-Angle.degrees(30) < .zero)
    #expect((2 * Angle.radians(3)).radians == 6)
    #expect((Angle.radians(3) / 2).radians == 1.5)
  }

  @Test func guidesHaveTheirDefaultsUnlessSet() {
    var dimensions = ViewDimensions(width: 30, height: 60)
    #expect(dimensions[HorizontalAlignment.center] == 15)
    #expect(dimensions[HorizontalAlignment.trailing] == 30)
    #expect(dimensions[VerticalAlignment.center] == 30)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 60)
    #expect(dimensions[.third] == 20)
    #expect(dimensions[explicit: .third] == nil)
    dimensions.explicit[VerticalAlignment.third.key] = 7
    #expect(dimensions[.third] == 7)
    #expect(dimensions[explicit: .third] == 7)
  }

  @Test func anIdIsAnotherGuideOnTheOtherAxis() {
    let across = HorizontalAlignment(Third.self)
    #expect(across.key != VerticalAlignment.third.key)
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    #expect(Alignment.center != .top)
  }

  @Test func edgeSetsHoldTheirEdges() {
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set(.top) == .top)
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set.horizontal.contains(Edge.leading))
    #expect(!Edge.Set.horizontal.contains(Edge.top))
    #expect(EdgeInsets(.vertical, 4) == EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0))
    #expect(Axis.Set([.horizontal, .vertical]).rawValue == 3)
  }

  @Test func unitPointsLieInRectangles() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(UnitPoint.bottomTrailing.in(rect) == CGPoint(x: 110, y: 70))
    #expect(UnitPoint.center.in(rect.size) == CGPoint(x: 50, y: 25))
  }
}
