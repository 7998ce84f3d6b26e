import Foundation
import Geometry

extension SKAction {
  // MARK: Places

  public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    moveBy(x: delta.dx, y: delta.dy, duration: duration)
  }

  public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    SKAction([NodeNumber.x.adding(deltaX), NodeNumber.y.adding(deltaY)], duration: duration) {
      moveBy(x: -deltaX, y: -deltaY, duration: duration)
    }
  }

  public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    SKAction(
      [NodeNumber.x.leading(to: location.x), NodeNumber.y.leading(to: location.y)],
      duration: duration)
  }

  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction([NodeNumber.x.leading(to: x)], duration: duration)
  }

  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction([NodeNumber.y.leading(to: y)], duration: duration)
  }

  // MARK: Turns

  /// Radians, anticlockwise.
  public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction([NodeNumber.rotation.adding(radians)], duration: duration) {
      rotate(byAngle: -radians, duration: duration)
    }
  }

  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction([NodeNumber.rotation.leading(to: radians)], duration: duration)
  }

  /// - Parameter shortestUnitArc: Turns the way round that is shorter.
  public class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction {
    guard shortestUnitArc else { return rotate(toAngle: radians, duration: duration) }
    return SKAction(
      [
        { node in
          let way = (radians - node.zRotation).remainder(dividingBy: 2 * .pi)
          return NodeNumber.rotation.leading(to: node.zRotation + way)(node)
        }
      ], duration: duration)
  }

  // MARK: Sizes

  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(by: scale, y: scale, duration: duration)
  }

  public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    SKAction(
      [NodeNumber.xScale.multiplying(by: xScale), NodeNumber.yScale.multiplying(by: yScale)],
      duration: duration
    ) { scaleX(by: 1 / xScale, y: 1 / yScale, duration: duration) }
  }

  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    scaleX(to: scale, y: scale, duration: duration)
  }

  public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    SKAction(
      [NodeNumber.xScale.leading(to: xScale), NodeNumber.yScale.leading(to: yScale)],
      duration: duration)
  }

  public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction([NodeNumber.xScale.leading(to: scale)], duration: duration)
  }

  public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction([NodeNumber.yScale.leading(to: scale)], duration: duration)
  }

  public class func resize(
    byWidth width: CGFloat, height: CGFloat, duration: TimeInterval
  ) -> SKAction {
    SKAction(
      [NodeNumber.width.adding(width), NodeNumber.height.adding(height)], duration: duration
    ) { resize(byWidth: -width, height: -height, duration: duration) }
  }

  public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval)
    -> SKAction
  {
    SKAction(
      [NodeNumber.width.leading(to: width), NodeNumber.height.leading(to: height)],
      duration: duration)
  }

  public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction([NodeNumber.width.leading(to: width)], duration: duration)
  }

  public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction([NodeNumber.height.leading(to: height)], duration: duration)
  }

  // MARK: Speed

  public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction([NodeNumber.speed.adding(speed)], duration: duration) {
      SKAction.speed(by: -speed, duration: duration)
    }
  }

  public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction([NodeNumber.speed.leading(to: speed)], duration: duration)
  }
}
