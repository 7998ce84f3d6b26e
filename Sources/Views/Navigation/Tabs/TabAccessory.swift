import Foundation
import Geometry
import Motion
import ViewEngine

/// A view above the bar of a tab view, on a field of its own. Its lengths are by eye.
struct TabAccessory: View {
  let content: AnyView

  static let height: CGFloat = 56

  var body: some View {
    ZStack { content }
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
      .frame(maxWidth: .infinity)
      .frame(height: 48)
      .background { Capsule().fill(.regularMaterial) }
      .clipShape(Capsule())
      .padding(.horizontal, 20)
      .frame(height: Self.height, alignment: .top)
  }
}

private enum TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Puts a view above the bar of the tab view inside.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    environment(\.tabAccessory, AnyView(content()))
  }

  /// - Parameter isEnabled: Whether there is one.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, isEnabled ? AnyView(content()) : nil)
  }
}
