import Foundation

extension Script {
  /// Where a finger is sent by numbers, in points of the screen. What is named is where it is, beside the screen too.
  var points: [CGPoint] {
    steps.compactMap { step in
      switch step.action {
      case .tap(.point(let x, let y)), .doubleTap(.point(let x, let y)),
        .hover(.point(let x, let y)), .drag(.point(let x, let y), _, _),
        .swipe(.point(let x, let y)?, _):
        CGPoint(x: x, y: y)
      default: nil
      }
    }
  }
}
