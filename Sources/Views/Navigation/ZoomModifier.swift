import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension AnyTransition {
  /// A page that grows out of a view, and goes back into it.
  ///
  /// - Parameters:
  ///   - rect: Of the view, on screen.
  ///   - size: Of the page, between the safe area's edges.
  @MainActor static func zoom(from rect: CGRect, to size: CGSize) -> AnyTransition {
    .modifier(
      active: ZoomModifier(source: rect, size: size, isAway: true),
      identity: ZoomModifier(source: rect, size: size, isAway: false))
  }
}

/// Shows a page as wide as a view and at its place, cut to its shape.
private struct ZoomModifier: ViewModifier {
  let source: CGRect
  let size: CGSize
  let isAway: Bool

  /// Of the picture when it leaves the view, in points of the screen. Not measured.
  private static let radius: CGFloat = 12
  /// Over the view at the beginning of the way, and again at its end. Not measured.
  private static let fadeIn = Animation.easeOut(duration: 0.08)
  private static let fadeOut = Animation.easeIn(duration: 0.1).delay(0.2)

  func body(content: Content) -> some View {
    let safe = ViewGraph.current?.canvas.safeArea ?? EdgeInsets()
    let scale = isAway ? source.width / max(size.width, 1) : 1
    content
      .clipShape(
        ZoomWindow(
          top: safe.top * (isAway ? 0 : 1), bottom: safe.bottom * (isAway ? 0 : 1),
          height: isAway ? source.height / max(scale, 0.01) : size.height,
          radius: isAway ? Self.radius / max(scale, 0.01) : 0)
      )
      .scaleEffect(scale, anchor: .topLeading)
      .offset(
        x: isAway ? source.minX - safe.leading : 0, y: isAway ? source.minY - safe.top : 0
      )
      .animation(isAway ? Self.fadeOut : Self.fadeIn) { $0.opacity(isAway ? 0 : 1) }
  }
}

/// The part of a page that is seen on its way: from its upper edge down.
private struct ZoomWindow: Shape {
  var top: CGFloat
  var bottom: CGFloat
  var height: CGFloat
  var radius: CGFloat

  var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(AnimatablePair(top, bottom), AnimatablePair(height, radius)) }
    set {
      (top, bottom) = (newValue.first.first, newValue.first.second)
      (height, radius) = (newValue.second.first, newValue.second.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: CGRect(
        x: rect.minX, y: rect.minY - top, width: rect.width, height: height + top + bottom),
      cornerRadius: max(0, radius))
  }
}
