import Foundation
import Views

/// Opens like the iris of a lens: a circle in the middle of the view that grows until it holds all
/// of it.
///
/// Shows a transition made of any modifier, and a clip shape that animates by its own data.
extension AnyTransition {
  static var iris: AnyTransition {
    .modifier(active: IrisModifier(opening: 0), identity: IrisModifier(opening: 1))
  }
}

struct IrisModifier: ViewModifier {
  let opening: Double

  func body(content: Content) -> some View {
    content.clipShape(IrisShape(opening: opening))
  }
}

/// A circle in the middle of the rectangle; at 1 it runs through the rectangle's corners.
struct IrisShape: Shape {
  var opening: Double

  var animatableData: Double {
    get { opening }
    set { opening = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = (rect.width * rect.width + rect.height * rect.height).squareRoot() / 2 * opening
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
