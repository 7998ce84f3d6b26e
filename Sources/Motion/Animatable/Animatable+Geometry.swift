import Foundation
import Geometry

/// Angles and unit points are small numbers that mean large moves: their animatable data is this
/// many times larger, which decides when a spring on them has settled.
///
/// - Matches: SwiftUI for `Angle` (asserted); `UnitPoint` and colours by reverse engineering.
package let animatableUnit = 128.0

extension CGFloat: Animatable {
  /// Itself: a spring settles in the number's own units (rule `spring-settles-by-distance`).
  public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
  /// x and y, as they are.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Width and height, as they are.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// Origin and size, as they are.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension Angle: Animatable {
  /// 128 × radians.
  public var animatableData: Double {
    get { radians * animatableUnit }
    set { radians = newValue / animatableUnit }
  }
}

extension UnitPoint: Animatable {
  /// 128 × (x, y).
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * animatableUnit, y * animatableUnit) }
    set { (x, y) = (newValue.first / animatableUnit, newValue.second / animatableUnit) }
  }
}

extension EdgeInsets: Animatable {
  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  /// Top, leading, bottom and trailing, in points.
  public var animatableData: AnimatableData {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension StrokeStyle: Animatable {
  /// Line width, miter limit and dash phase; caps, joins and the dashes themselves jump.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

extension RectangleCornerRadii: Animatable {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  /// Top leading and bottom leading, then bottom trailing and top trailing, in points.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension Path: Animatable {
  /// A path jumps; shapes animate by what they are made from.
  public typealias AnimatableData = EmptyAnimatableData
}
