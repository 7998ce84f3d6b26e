import Geometry
import Views

/// Swings in about its top left corner, seen through a window of its own size.
///
/// Shows a transition whose modifier both moves the view and clips it.
extension AnyTransition {
  static var pivot: AnyTransition {
    .modifier(
      active: PivotModifier(angle: .degrees(-90)), identity: PivotModifier(angle: .zero))
  }
}

struct PivotModifier: ViewModifier {
  let angle: Angle

  func body(content: Content) -> some View {
    content
      .rotationEffect(angle, anchor: .topLeading)
      .clipped()
  }
}
