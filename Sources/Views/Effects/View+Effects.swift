import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  /// 0 is invisible, 1 opaque; applied to each part of the view, so that what lies below shows through what lies
  /// above. After ``compositingGroup()`` the parts fade as one.
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
