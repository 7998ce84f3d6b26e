import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What moves the content by itself, and what is told of it.
extension ScrollItem {
  /// Of the offset now, in points a second; nil where nothing moves it by itself.
  var velocity: CGVector? { motion.velocity }

  func stop() {
    isSent = false
    motion.stop()
  }

  /// Readers of places in the content read anew, where there are some: to look for them in all that moves takes long.
  func noteMoved() {
    if graph.knownPart(PlaceReaders.self)?.areThere ?? false { noteMoved(child) }
  }

  private func noteMoved(_ item: Item) {
    if item is GeometryReaderItem, let reader = item.node as? any PlaceReading, reader.readsPlace {
      graph.reevaluateOnTick(item.node)
      graph.setNeedsLayout()
    }
    if (item as? RestingRowItem)?.isResting == true { return }
    for child in item.subitems { noteMoved(child) }
  }

  /// Goes on as fast as the finger was, in points a second, until it comes to rest.
  ///
  /// - Parameter start: Where the content was when the finger began to move it.
  func release(velocity: CGSize, from start: CGPoint) {
    node.environment.scrollPull?.released()
    let velocity = CGSize(
      width: axes.contains(.horizontal) ? -velocity.width : 0,
      height: axes.contains(.vertical) ? -velocity.height : 0)
    let predicted = ScrollMotion.end(from: offset, velocity: velocity)
    if let target = rest(insteadOf: predicted, from: start, velocity: velocity) {
      motion.travel(to: target, velocity: velocity, as: .decelerating)
    } else {
      motion.start(velocity: velocity)
    }
  }

  func scroll(to target: CGPoint, isAnimated: Bool) {
    let target = clamped(target)
    isSent = false
    if isAnimated {
      motion.travel(to: target)
    } else {
      motion.stop()
      move(to: target)
    }
  }
}
