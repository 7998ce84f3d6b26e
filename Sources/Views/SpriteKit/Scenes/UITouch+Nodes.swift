import Foundation
import Geometry

extension UITouch {
  public func location(in node: SKNode) -> CGPoint { converted(place, to: node) }
  public func previousLocation(in node: SKNode) -> CGPoint { converted(placeBefore, to: node) }

  private func converted(_ point: CGPoint, to node: SKNode) -> CGPoint {
    guard let scene = node.scene else { return point }
    return scene.convert(scene.convertPoint(fromView: point), to: node)
  }
}
