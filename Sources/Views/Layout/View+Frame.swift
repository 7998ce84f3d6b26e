import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Gives the view a fixed width or height, or both.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Leaves the view as it is.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { self }

  /// Gives the view a range of sizes.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        width: FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment))
  }
}
