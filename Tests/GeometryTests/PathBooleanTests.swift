import Foundation
import Testing

@testable import Geometry

@Suite("Areas of paths taken together") struct PathBooleanTests {
  private static let disc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
  private static let square = Path(CGRect(x: 50, y: 0, width: 100, height: 100))
  private static let hole = Path(CGRect(x: 25, y: 25, width: 50, height: 50))
  /// A star whose lines cross.
  private static let star = Path {
    let points = (0..<5).map { step in
      let angle = Double(step) * 4 * .pi / 5 - .pi / 2
      return CGPoint(x: 50 + 50 * cos(angle), y: 50 + 50 * sin(angle))
    }
    $0.addLines(points)
    $0.closeSubpath()
  }

  /// By its outline: what winds twice counts twice.
  private func area(_ path: Path) -> Double {
    path.subpaths.reduce(0) { sum, subpath in
      var area = 0.0
      for segment in subpath.segments {
        var from = segment.start
        for step in 1...64 {
          let to = segment.point(at: Double(step) / 64)
          area += (from.x * to.y - to.x * from.y) / 2
          from = to
        }
      }
      return sum + area
    }
  }

  @Test("Halves of a disc have the areas that they should")
  func halves() {
    let half = Double.pi * 2500 / 2
    #expect(abs(abs(area(Self.disc.intersection(Self.square))) - half) < 2)
    #expect(abs(abs(area(Self.disc.subtracting(Self.square))) - half) < 2)
    #expect(abs(abs(area(Self.disc.union(Self.square))) - (10_000 + half)) < 2)
    #expect(abs(abs(area(Self.disc.symmetricDifference(Self.square))) - 10_000) < 2)
  }

  @Test("A point is in the whole as it is in the parts, fills and self-crossings heeded")
  func points() {
    let pairs = [
      (Self.disc, Self.square), (Self.disc, Self.hole), (Self.star, Self.disc),
      (Self.star, Self.hole), (Self.disc, Self.disc), (Self.square, Path()),
    ]
    for (a, b) in pairs {
      for eoFill in [false, true] {
        let union = a.union(b, eoFill: eoFill)
        let both = a.intersection(b, eoFill: eoFill)
        let rest = a.subtracting(b, eoFill: eoFill)
        let either = a.symmetricDifference(b, eoFill: eoFill)
        for x in stride(from: -3.3, through: 160, by: 7.7) {
          for y in stride(from: -3.1, through: 110, by: 8.3) {
            let point = CGPoint(x: x, y: y)
            let (inA, inB) = (a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
            #expect(union.contains(point) == (inA || inB), "union at \(point)")
            #expect(both.contains(point) == (inA && inB), "intersection at \(point)")
            #expect(rest.contains(point) == (inA && !inB), "rest at \(point)")
            #expect(either.contains(point) == (inA != inB), "difference at \(point)")
          }
        }
      }
    }
  }

  @Test("Edges that two paths share are put together without a seam") func sharedEdges() {
    let left = Path(CGRect(x: 0, y: 0, width: 50, height: 100))
    let whole = left.union(Self.square)
    #expect(whole.subpaths.count == 1)
    #expect(whole.boundingRect == CGRect(x: 0, y: 0, width: 150, height: 100))
    #expect(left.intersection(Self.square).isEmpty)
    #expect(Self.disc.subtracting(Self.disc).isEmpty)
  }

  @Test("What is kept of a curve is its own piece") func curves() {
    let rest = Self.disc.subtracting(Path(CGRect(x: 40, y: -10, width: 20, height: 30)))
    let curves = rest.elements.filter { if case .curve = $0 { true } else { false } }
    // Four quarters, of which the top's is cut in two.
    #expect(curves.count == 4)
    #expect(Self.disc.union(Path()).elements.count == Self.disc.elements.count)
  }

  @Test("A hole stays a hole whatever the fill rule") func holes() {
    let ring = Self.disc.subtracting(Self.hole)
    #expect(!ring.contains(CGPoint(x: 50, y: 50)) && ring.contains(CGPoint(x: 10, y: 50)))
    #expect(ring.subpaths.count == 2)
    #expect(abs(abs(area(ring)) - (Double.pi * 2500 - 2500)) < 2)
  }

  @Test("A crossing outline is made one of simple loops") func normalized() {
    #expect(!Self.star.normalized().contains(CGPoint(x: 50, y: 50)))
    #expect(Self.star.normalized(eoFill: false).contains(CGPoint(x: 50, y: 50)))
    #expect(Self.star.normalized(eoFill: false).subpaths.count == 1)
  }

  @Test("A line is cut by an area and not closed") func lines() {
    let line = Path {
      $0.move(to: CGPoint(x: -20, y: 50))
      $0.addLine(to: CGPoint(x: 120, y: 50))
    }
    #expect(line.lineIntersection(Self.disc).description == "M0,50 L100,50")
    #expect(line.lineSubtraction(Self.disc).description == "M-20,50 L0,50 M100,50 L120,50")
  }

  @Test("Coordinates beyond all measure end in some path") func wild() {
    let wild = Path {
      $0.move(to: CGPoint(x: CGFloat.infinity, y: 1e300))
      $0.addLine(to: CGPoint(x: CGFloat.nan, y: -1e300))
      $0.addLine(to: .zero)
    }
    _ = wild.union(Self.disc)
    _ = Self.disc.lineSubtraction(wild)
  }
}
