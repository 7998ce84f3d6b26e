import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

struct ShapePathTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func aCircleStandsInTheMiddleOfItsRectangle() {
    #expect(
      Circle().path(in: rect) == Path(ellipseIn: CGRect(x: 25, y: 0, width: 50, height: 50)))
  }

  @Test(arguments: [
    (ProposedViewSize(width: 100, height: 50), CGSize(width: 50, height: 50)),
    (ProposedViewSize(width: 30, height: nil), CGSize(width: 30, height: 30)),
    (ProposedViewSize(width: nil, height: 70), CGSize(width: 70, height: 70)),
    (.unspecified, CGSize(width: 10, height: 10)),
    (.zero, .zero),
  ])
  func aCircleAsksForASquareOfTheShorterSide(proposal: ProposedViewSize, size: CGSize) {
    #expect(Circle().sizeThatFits(proposal) == size)
    #expect(Circle().inset(by: 3).sizeThatFits(proposal) == size)
    #expect(Circle().trim(to: 0.5).sizeThatFits(proposal) == size)
  }

  /// Rule: `ideal-length`.
  @Test func otherShapesTakeTheProposalAndAreIdeally10By10() {
    #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(
      Capsule().sizeThatFits(ProposedViewSize(width: 7, height: nil))
        == CGSize(width: 7, height: 10))
  }

  /// Rule: `corner-radius-is-limited`.
  @Test func aRoundedRectanglesCornerIsAtMostHalfTheShorterSide() {
    #expect(
      RoundedRectangle(cornerRadius: 30).path(in: rect)
        == RoundedRectangle(cornerRadius: 25).path(in: rect))
    #expect(
      RoundedRectangle(cornerSize: CGSize(width: 40, height: 10)).path(in: rect)
        == RoundedRectangle(cornerSize: CGSize(width: 25, height: 10)).path(in: rect))
  }

  /// Rule: `corner-radius-is-limited`.
  @Test func insettingARoundedRectangleMakesItsCornerSmaller() {
    let inner = Path(
      roundedRect: CGRect(x: 5, y: 5, width: 90, height: 40), cornerRadius: 5, style: .continuous)
    #expect(RoundedRectangle(cornerRadius: 10).inset(by: 5).path(in: rect) == inner)
    #expect(RoundedRectangle(cornerRadius: 10).inset(by: 2).inset(by: 3).path(in: rect) == inner)
  }

  @Test func insetsBeyondTheMiddleLeaveNothing() {
    let path = Rectangle().inset(by: 40).path(in: rect)
    #expect(path.boundingRect == CGRect(x: 40, y: 25, width: 20, height: 0))
  }

  @Test func anUnevenRectangleHasARadiusForEachCorner() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 20)
    let radii = RectangleCornerRadii(topLeading: 10, bottomTrailing: 20)
    #expect(shape.path(in: rect) == Path(roundedRect: rect, cornerRadii: radii))
    #expect(shape.animatableData == radii.animatableData)
  }

  @Test func aCapsulesEndsAreHalfCircles() {
    #expect(
      Capsule(style: .circular).path(in: rect)
        == Path(roundedRect: rect, cornerRadius: 25, style: .circular))
  }

  @Test func aTrimmedShapeIsAPartOfItsLine() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    let part = line.trim(from: 0.25, to: 0.75).path(in: rect)
    #expect(part.boundingRect == CGRect(x: 25, y: 0, width: 50, height: 0))
    #expect(line.trim(from: 0.5, to: 0.5).path(in: rect).isEmpty)
  }

  @Test func offsetRotationAndScaleMoveThePath() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      Rectangle().offset(x: 3, y: 4).path(in: square).boundingRect
        == CGRect(x: 3, y: 4, width: 10, height: 10))
    #expect(
      Rectangle().scale(0.5, anchor: .bottomTrailing).path(in: square).boundingRect
        == CGRect(x: 5, y: 5, width: 5, height: 5))
    let turned = Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: square)
    #expect(abs(turned.boundingRect.minX + 10) < 1e-9)
    #expect(
      Rectangle().size(width: 4, height: 2, anchor: .center).path(in: square).boundingRect
        == CGRect(x: 3, y: 4, width: 4, height: 2))
  }

  @Test func insettingAMovedShapeInsetsTheShape() {
    let moved = Rectangle().offset(x: 3).inset(by: 2).path(in: rect)
    #expect(moved.boundingRect == CGRect(x: 5, y: 2, width: 96, height: 46))
    #expect(
      Rectangle().rotation(.zero).inset(by: 2).path(in: rect).boundingRect
        == CGRect(x: 2, y: 2, width: 96, height: 46))
    #expect(
      Rectangle().scale(x: 0.5).inset(by: 2).path(in: rect).boundingRect
        == CGRect(x: 26, y: 2, width: 48, height: 46))
  }

  /// Rule: `stroke-animates-width`.
  @Test func aStrokesDataAreItsShapesItsWidthItsMiterLimitAndItsDashPhase() {
    var shape = _StrokedShape(
      shape: RoundedRectangle(cornerRadius: 4),
      style: StrokeStyle(lineWidth: 2, dash: [3], dashPhase: 5))
    let data = shape.animatableData
    #expect(data.first.first == 4)
    #expect(data.second.first == 2)
    #expect(data.second.second.first == 10)
    #expect(data.second.second.second == 5)
    shape.animatableData.second.first = 7
    #expect(shape.style.lineWidth == 7)
    #expect(shape.path(in: rect).stroke == shape.style)
  }

  @Test func anErasedShapeKeepsItsData() {
    let small = AnyShape(RoundedRectangle(cornerRadius: 4))
    var shape = AnyShape(RoundedRectangle(cornerRadius: 8))
    shape.animatableData += small.animatableData
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 12).path(in: rect))
    shape.animatableData = AnyShape(Circle().inset(by: 2)).animatableData
    #expect(
      shape.path(in: rect) == RoundedRectangle(cornerRadius: 12).path(in: rect),
      "Data of another type are not taken")
    #expect(small.animatableData - small.animatableData == .zero)
  }
}
