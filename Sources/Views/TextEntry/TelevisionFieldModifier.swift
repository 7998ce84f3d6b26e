import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A television's field: as wide and high as its buttons, in a row as its other rows, white and lifted while it has the
/// focus. By eye from tvOS 17.
struct TelevisionFieldModifier: ViewModifier {
  let token: FocusToken
  let isInList: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isCoveredPage) private var isCovered
  @Environment(\.prefersFocus) private var isPreferred

  private static let animation = Animation.spring(response: 0.3, dampingFraction: 0.8)

  func body(content: Content) -> some View {
    let isFocused = hasFocus
    content
      .foregroundStyle(isFocused ? Color.black : Color.white)
      .environment(\.colorScheme, isFocused ? .light : .dark)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, isInList ? 0 : 30)
      .frame(minHeight: isInList ? nil : 66)
      .background {
        ground(isFocused)
          .padding(.horizontal, isInList ? -30 : 0)
          .padding(.vertical, isInList ? -14 : 0)
      }
      .scaleEffect(isFocused && !isInList ? 1.04 : 1)
      .shadow(color: .black.opacity(isFocused ? 0.5 : 0), radius: 25, y: 20)
      .animation((ViewGraph.current?.time ?? 0) > 0 ? Self.animation : nil, value: isFocused)
  }

  /// The first is focused from its first picture on.
  private var hasFocus: Bool {
    guard let focus = ViewGraph.current?.part(TelevisionFocus.self) else { return false }
    if isEnabled, !isCovered { focus.add(token, isPreferred: isPreferred) }
    return focus.focused == ObjectIdentifier(token)
  }

  /// What has the focus is the platter: the field itself has it only once one types.
  @ViewBuilder private func ground(_ isFocused: Bool) -> some View {
    let platter = RoundedRectangle(cornerRadius: 12, style: .continuous)
      .fill(Color.white.opacity(isFocused ? 1 : 0.12))
    if isEnabled {
      platter.modifier(TelevisionFocusModifier(token: token))
    } else {
      platter
    }
  }
}
