import Foundation
import Testing

@testable import Studio

struct CuePlateTests {
  @Test(
    "A label's tail grows out of its plate without a hole",
    arguments: [MarkSide.above, .below, .leading, .trailing])
  func tail(_ side: MarkSide) {
    let rect = CGRect(x: 100, y: 100, width: 200, height: 60)
    let (middle, tip, edge) =
      switch side {
      case .above: ((200.0, 165.0), CGPoint(x: 200, y: 180), (200.0, 159.5))
      case .below: ((200.0, 95.0), CGPoint(x: 200, y: 80), (200.0, 100.5))
      case .leading: ((305.0, 130.0), CGPoint(x: 320, y: 130), (299.5, 130.0))
      case .trailing: ((95.0, 130.0), CGPoint(x: 80, y: 130), (100.5, 130.0))
      }
    let path = CuePlate(rect: rect, side: side, tip: tip, unit: 1).path
    for (x, y) in [middle, edge, (200, 130)] {
      #expect(path.contains(CGPoint(x: x, y: y)), "\(x), \(y)")
    }
    #expect(!path.contains(CGPoint(x: 90, y: 90)))
  }
}
