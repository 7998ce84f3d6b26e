import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What changes how a view looks without changing its layout, so that it may depend on that.
public protocol VisualEffect {
  var _steps: [_VisualStep] { get }
}

/// Nothing, to add effects to.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _steps: [_VisualStep] { [] }
}

struct AppliedVisualEffect: VisualEffect {
  let _steps: [_VisualStep]
}

/// One effect, with its numbers apart so that they animate.
public struct _VisualStep: Sendable {
  enum Kind: Equatable, Sendable {
    case opacity, blur(opaque: Bool)
    case offset, scale(UnitPoint), rotation(UnitPoint)
    case rotation3D(axis: [Double], UnitPoint, anchorZ: Double, perspective: Double)
    case filter(ColorFilter.Kind)
    case shader(ShaderUse)
  }

  let kind: Kind
  var numbers: [Double]
}

extension VisualEffect {
  private func adding(_ kind: _VisualStep.Kind, _ numbers: Double...) -> AppliedVisualEffect {
    AppliedVisualEffect(_steps: _steps + [_VisualStep(kind: kind, numbers: numbers)])
  }

  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity, opacity) }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(opaque: opaque), radius)
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset, offset.width, offset.height)
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset, x, y) }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(anchor), scale.width, scale.height)
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(anchor), s, s)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  {
    adding(.scale(anchor), x, y)
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(anchor), angle.radians)
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D(
        axis: [axis.x, axis.y, axis.z], anchor, anchorZ: anchorZ, perspective: perspective),
      angle.radians)
  }

  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.filter(.brightness), amount)
  }

  public func contrast(_ amount: Double) -> some VisualEffect { adding(.filter(.contrast), amount) }

  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.filter(.grayscale), amount)
  }

  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.filter(.saturation), amount)
  }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.filter(.hueRotation), angle.radians)
  }
}

extension _VisualStep {
  /// What of it cannot be drawn; nil where all of it can.
  var warning: String? {
    if case .shader(let use) = kind { use.warning } else { nil }
  }

  @MainActor
  func applied(to items: [DisplayItem], in rect: CGRect, environment: EnvironmentValues)
    -> [DisplayItem]
  {
    func about(_ matrix: ProjectionTransform) -> [DisplayItem] {
      if matrix.isIdentity { return items }
      guard !matrix.isDegenerate else { return [] }
      let toOrigin = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
      let back = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      let all = ProjectionTransform(toOrigin).concatenating(matrix)
        .concatenating(ProjectionTransform(back))
      return [.group(.transform(all), items)]
    }
    func grouped(_ effect: Effect?) -> [DisplayItem] { effect.map { [.group($0, items)] } ?? items }
    switch kind {
    // What it lacks is told by who draws it.
    case .shader: return items
    case .opacity:
      return grouped(
        OpacityEffect(opacity: numbers[0]).effect(in: rect, environment: environment))
    case .blur(let opaque):
      return grouped(
        BlurEffect(radius: numbers[0], isOpaque: opaque)
          .effect(in: rect, environment: environment))
    case .filter(let kind):
      return grouped(
        ColorFilter(kind: kind, amount: numbers[0]).effect(in: rect, environment: environment))
    case .offset:
      return about(
        OffsetEffect(offset: CGSize(width: numbers[0], height: numbers[1]))
          .effectValue(size: rect.size))
    case .scale(let anchor):
      return about(
        ScaleEffect(scale: CGSize(width: numbers[0], height: numbers[1]), anchor: anchor)
          .effectValue(size: rect.size))
    case .rotation(let anchor):
      return about(
        RotationEffect(angle: .radians(numbers[0]), anchor: anchor).effectValue(size: rect.size))
    case .rotation3D(let axis, let anchor, let anchorZ, let perspective):
      return about(
        Rotation3DEffect(
          angle: .radians(numbers[0]), axis: (x: axis[0], y: axis[1], z: axis[2]), anchor: anchor,
          anchorZ: anchorZ, perspective: perspective
        ).effectValue(size: rect.size))
    }
  }
}
