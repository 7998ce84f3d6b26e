import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
struct ShapeViewTests {
  @Test func aShapesPathIsInItsOwnCoordinates() {
    let stage = ShapeStage { Circle().fill(.red).frame(width: 20, height: 20) }
    #expect(stage.shapes.count == 1)
    #expect(
      stage.shapes.first?.leaf.path
        == Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(stage.shapes.first?.origin == CGPoint(x: 40, y: 15))
  }

  @Test func aColorFillsWhatItIsProposed() {
    let stage = ShapeStage { Color.red }
    #expect(
      stage.shapes.first?.leaf.path == Path(CGRect(x: 0, y: 0, width: 100, height: 50)))
    let ideal = ShapeStage { Color.red.fixedSize() }
    #expect(
      ideal.shapes.first?.leaf.path == Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func aClearShapeIsNotDrawn() {
    #expect(ShapeStage { Color.clear }.shapes.isEmpty)
    #expect(ShapeStage { Rectangle().fill(Color.red.opacity(0)) }.shapes.isEmpty)
  }

  /// Rule: `border-lies-inside`.
  @Test func aStrokeIsCentredOnTheEdgeAndABorderLiesInside() {
    let stroke = ShapeStage { Rectangle().stroke(.red, lineWidth: 6) }.shapes.first?.leaf
    #expect(
      stroke?.path
        == Path(CGRect(x: 0, y: 0, width: 100, height: 50)).strokedPath(
          StrokeStyle(lineWidth: 6)))
    let border = ShapeStage { Rectangle().strokeBorder(.red, lineWidth: 6) }.shapes.first?.leaf
    #expect(
      border?.path
        == Path(CGRect(x: 3, y: 3, width: 94, height: 44)).strokedPath(
          StrokeStyle(lineWidth: 6)))
  }

  @Test func aStrokedShapeIsAShape() {
    let stage = ShapeStage { Circle().stroke(style: StrokeStyle(lineWidth: 2)).fill(.red) }
    #expect(stage.color == "#FF3B30FF")
    #expect(stage.shapes.first?.leaf.path.stroke?.lineWidth == 2)
  }

  @Test func fillsAndStrokesChainBackToFront() {
    let stage = ShapeStage {
      Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green)
    }
    #expect(stage.shapes.map(\.leaf.path.stroke?.lineWidth) == [nil, 2, 1])
  }

  @Test func fillStyleReachesTheLeaf() {
    let style = FillStyle(eoFill: true, antialiased: false)
    let leaf = ShapeStage { Circle().fill(.red, style: style) }.shapes.first?.leaf
    #expect(leaf?.evenOdd == true)
    #expect(leaf?.antialiased == false)
  }

  @Test func aShapeIsTouchedInsideItsPath() {
    let stage = ShapeStage { Circle().fill(.red) }
    let root = stage.graph.rootItem
    #expect(root?.hitTest(CGPoint(x: 50, y: 25)).isEmpty == false)
    #expect(root?.hitTest(CGPoint(x: 27, y: 2)).isEmpty == true)
  }

  @Test func aDirectionalShapeIsMirroredInARightToLeftLayout() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 10, style: .circular)
    let stage = ShapeStage { shape.environment(\.layoutDirection, .rightToLeft) }
    let path = stage.shapes.first?.leaf.path
    #expect(path?.contains(CGPoint(x: 1, y: 1)) == true)
    #expect(path?.contains(CGPoint(x: 99, y: 1)) == false)
  }
}
