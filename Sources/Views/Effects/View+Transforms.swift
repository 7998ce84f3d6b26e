import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetEffect(offset: offset)) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Positive angles turn clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Turns the view about an axis in space, seen in perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Applies an affine matrix about the view's top-left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffect(transform: ProjectionTransform(transform)))
  }

  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(TransformEffect(transform: transform))
  }
}

struct OffsetEffect: GeometryEffect, SilentEffect {
  var offset: CGSize

  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}

struct ScaleEffect: GeometryEffect, HidesWhenSingular {
  var scale: CGSize
  var anchor: UnitPoint

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return ProjectionTransform(
      CGAffineTransform(translationX: -x, y: -y)
        .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }
}

struct RotationEffect: GeometryEffect, SilentEffect {
  var angle: Angle
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return ProjectionTransform(
      CGAffineTransform(translationX: -x, y: -y)
        .concatenating(CGAffineTransform(rotationAngle: angle.radians))
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }
}

/// - Matches: SwiftUI's matrices to 1e-15 (rule `rotation-3d-matrix`).
struct Rotation3DEffect: GeometryEffect, HidesWhenSingular {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  typealias Triple = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  var animatableData:
    AnimatablePair<
      AnimatablePair<Angle.AnimatableData, Triple>,
      AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(
          angle.animatableData, AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))),
        AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle.animatableData = newValue.first.first
      let axis = newValue.first.second
      self.axis = (axis.first, axis.second.first, axis.second.second)
      anchor.animatableData = newValue.second.first
      anchorZ = newValue.second.second.first
      perspective = newValue.second.second.second
    }
  }

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    var projection = CATransform3DIdentity
    let longer = max(size.width, size.height)
    if longer > 0 { projection.m34 = -perspective / longer }
    let rotation = CATransform3DMakeRotation(angle.radians, axis.x, axis.y, axis.z)
    let toAnchor = CATransform3DMakeTranslation(-x, -y, -anchorZ)
    let back = CATransform3DMakeTranslation(x, y, anchorZ)
    let all = CATransform3DConcat(
      CATransform3DConcat(CATransform3DConcat(toAnchor, rotation), projection), back)
    return ProjectionTransform(all)
  }
}

struct TransformEffect: GeometryEffect, SilentEffect {
  var transform: ProjectionTransform

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform { transform }
}
