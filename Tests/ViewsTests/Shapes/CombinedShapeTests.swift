import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Shapes put together")
struct CombinedShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
  private let right = Rectangle().offset(x: 50)

  @Test("Both stand in the same rectangle") func areas() {
    let square = Rectangle()
    #expect(square.union(right).path(in: rect).boundingRect.maxX == 150)
    #expect(square.intersection(right).path(in: rect).boundingRect.minX == 50)
    #expect(square.subtracting(right).path(in: rect).boundingRect.maxX == 50)
    #expect(square.symmetricDifference(right).path(in: rect).contains(CGPoint(x: 120, y: 50)))
    #expect(!square.symmetricDifference(right).path(in: rect).contains(CGPoint(x: 70, y: 50)))
    let line = right.lineIntersection(square).path(in: rect)
    #expect(line.boundingRect == CGRect(x: 50, y: 0, width: 50, height: 100))
    #expect(right.lineSubtraction(square).path(in: rect).boundingRect.maxX == 150)
    #expect(Path(rect).normalized().boundingRect == rect)
  }

  @Test("Each animates by itself") func animating() {
    let reach = Handle(1.0)
    let played = PlayedView {
      reach.shows { value in
        Rectangle().subtracting(Rectangle().trim(from: 0, to: 1).offset(x: value * 100))
          .fill(.red)
      }
    }
    #expect(played.frame(of: .red)?.width == 100)
    played.animate { reach.value = 0.5 }
    played.advance(to: 0.5)
    #expect(abs((played.frame(of: .red)?.width ?? 0) - 75) < 1)
  }
}
