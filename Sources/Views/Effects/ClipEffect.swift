import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  /// Draws only what is inside the shape, built in the view's own bounds.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Draws only what is inside the view's bounds; hard edges unless antialiased.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(eoFill: false, antialiased: antialiased))
  }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius),
      style: FillStyle(eoFill: false, antialiased: antialiased))
  }
}

struct ClipEffect<S: Shape>: RenderEffect {
  var shape: S
  let style: FillStyle

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func effect(in rect: CGRect, environment: EnvironmentValues) -> Effect? {
    let path = environment.path(of: shape, in: rect).offsetBy(dx: rect.minX, dy: rect.minY)
    return .clip(path, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
  }
}
