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
    let safe = ViewGraph.current?.canvas.safeArea ?? EdgeInsets()
    func modifier(isAway: Bool) -> ZoomModifier {
      ZoomModifier(
        source: rect.offsetBy(dx: -safe.leading, dy: -safe.top), size: size, safe: safe,
        isAway: isAway)
    }
    return .modifier(active: modifier(isAway: true), identity: modifier(isAway: false))
  }
}

/// Shows a page as wide as a view and at its place, cut to its shape.
struct ZoomModifier: ViewModifier {
  /// Where the view is, from the page's own place; nil leaves the page as it is.
  let source: CGRect?
  let size: CGSize
  /// What the page reaches beyond its size.
  let safe: EdgeInsets
  let isAway: Bool

  /// Of the picture when it leaves the view, in points of the screen. Not measured.
  private static let radius: CGFloat = 12
  /// Over the view at the beginning of the way, and again at its end. Not measured.
  private static let fadeIn = Animation.easeOut(duration: 0.08)
  private static let fadeOut = Animation.easeIn(duration: 0.1).delay(0.2)

  /// The same views with and without a source, so that a page keeps its state when it tells of one.
  func body(content: Content) -> some View {
    let place = isAway ? source : nil
    let scale = place.map { $0.width / max(size.width, 1) } ?? 1
    content
      .clipShape(
        ZoomWindow(
          top: place == nil ? safe.top : 0, bottom: place == nil ? safe.bottom : 0,
          height: place.map { $0.height / max(scale, 0.01) } ?? size.height,
          radius: place == nil ? GraphCanvas.roundCorner : Self.radius / max(scale, 0.01),
          shown: place == nil ? 1 : 0)
      )
      .scaleEffect(scale, anchor: .topLeading)
      .offset(x: place?.minX ?? 0, y: place?.minY ?? 0)
      .animation(isAway ? Self.fadeOut : Self.fadeIn) { $0.opacity(place == nil ? 1 : 0) }
  }
}

/// The part of a page that is seen on its way: from its upper edge down. Its corners become the screen's own, and are none
/// once it has come, since a screen may have none.
struct ZoomWindow: Shape {
  var top: CGFloat
  var bottom: CGFloat
  var height: CGFloat
  var radius: CGFloat
  /// 0 where it leaves, 1 where it has come.
  var shown: CGFloat

  var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(top, bottom), AnimatablePair(height, AnimatablePair(radius, shown)))
    }
    set {
      (top, bottom) = (newValue.first.first, newValue.first.second)
      height = newValue.second.first
      (radius, shown) = (newValue.second.second.first, newValue.second.second.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: CGRect(
        x: rect.minX, y: rect.minY - top, width: rect.width, height: height + top + bottom),
      cornerRadius: max(0, radius * min(1, (1 - shown) * 8)))
  }
}
