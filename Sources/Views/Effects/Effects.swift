import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  /// 0 is invisible, 1 opaque; applied to the flattened view.
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }

  public func hidden() -> some View { opacity(0).allowsHitTesting(false) }

  /// A Gaussian blur with σ = radius.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// The view's own alpha, blurred with σ = radius, below it.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendEffect(mode: blendMode))
  }

  /// Draws the view into a layer of its own before effects further out apply to it.
  public func compositingGroup() -> some View { modifier(FlattenEffect()) }

  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
    -> some View
  {
    modifier(FlattenEffect())
  }
}

/// How colours are mixed in a drawing group; all of them are mixed gamma-encoded here.
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

struct OpacityEffect: RenderEffect {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? {
    opacity == 1 ? nil : .opacity(min(max(opacity, 0), 1))
  }
}

struct BlurEffect: RenderEffect {
  var radius: CGFloat
  var isOpaque: Bool

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? {
    radius <= 0 ? nil : .blur(radius: radius, opaque: isOpaque)
  }
}

struct ShadowEffect: RenderEffect {
  typealias Amount = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  let color: Color
  private var amount: Amount
  private var shade = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)

  init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    amount = Amount(radius, AnimatablePair(offset.width, offset.height))
  }

  var animatableData: AnimatablePair<Color.Resolved.AnimatableData, Amount> {
    get { AnimatablePair(shade.animatableData, amount) }
    set {
      shade.animatableData = newValue.first
      amount = newValue.second
    }
  }

  func resolved(in environment: EnvironmentValues) -> Self {
    var effect = self
    effect.shade = color.resolve(in: environment)
    return effect
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? {
    let rgba = shade.rgba
    guard rgba.alpha > 0 else { return nil }
    return .shadow(
      color: rgba, radius: max(0, amount.first),
      offset: CGSize(width: amount.second.first, height: amount.second.second))
  }
}

/// How a view is mixed with what is below it in the same group.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

struct BlendEffect: RenderEffect {
  let mode: BlendMode

  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? {
    // The two enums have the same cases, by name.
    Drawing.BlendMode(rawValue: mode.rawValue).map { .blend($0) }
  }
}

struct FlattenEffect: RenderEffect {
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? { .flatten }
}
