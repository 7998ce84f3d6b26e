import Foundation
import Geometry
import Motion
import ViewEngine

/// How a view of a tablet answers to a pointer that stands over it: it lifts, or what is behind it becomes darker.
///
/// - Matches: uncertain; the numbers are by eye, and the platter does not follow the pointer.
struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isEnabled: Bool
  @State private var isOver = false
  @Environment(\.idiom) private var idiom
  @Environment(\.showsHoverEffects) private var isShown

  private static let lift = 1.05
  private static let room: CGFloat = 6
  private static let cornerRadius: CGFloat = 8

  func body(content: Content) -> some View {
    if idiom == .pad, isEnabled, isShown {
      content
        .scaleEffect(isOver && effect == .lift ? Self.lift : 1)
        .background {
          RoundedRectangle(cornerRadius: Self.cornerRadius)
            .fill(Color(.tertiarySystemFill))
            .padding(-Self.room)
            .opacity(isOver && effect != .lift ? 1 : 0)
        }
        .animation(.easeOut(duration: 0.2), value: isOver)
        .onHover { isOver = $0 }
    } else {
      content
    }
  }
}

private enum HoverEffectsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether views answer to a pointer.
  var showsHoverEffects: Bool {
    get { self[HoverEffectsKey.self] }
    set { self[HoverEffectsKey.self] = newValue }
  }
}
