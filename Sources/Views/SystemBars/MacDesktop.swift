import Foundation
import Geometry
import Motion
import ViewEngine

/// A Mac's screen without a window, and what an app has put into its menu bar; by eye.
struct MacDesktop<Extra: View>: View {
  @ViewBuilder let extra: Extra

  private static var height: CGFloat { 24 }
  private static var menus: [String] { ["File", "Edit", "View", "Go", "Window", "Help"] }
  /// As a clip's time begins.
  private static var time: String { "Mon Jan 1  9:41 AM" }

  var body: some View {
    ZStack(alignment: .top) {
      LinearGradient(
        colors: [
          Color(red: 0.36, green: 0.55, blue: 0.86), Color(red: 0.55, green: 0.47, blue: 0.80),
        ], startPoint: .top, endPoint: .bottom)
      HStack(spacing: 18) {
        HStack(spacing: 18) {
          Image(systemName: "apple.logo")
          Text(verbatim: "Finder").fontWeight(.bold)
          ForEach(Self.menus, id: \.self) { Text(verbatim: $0) }
        }
        .accessibilityHidden(true)
        Spacer(minLength: 0)
        extra
        HStack(spacing: 18) {
          Image(systemName: "wifi")
          Image(systemName: "magnifyingglass")
          Image(systemName: "switch.2")
          Text(verbatim: Self.time)
        }
        .accessibilityHidden(true)
      }
      .textStyle { $0.font = .system(size: 13) }
      .foregroundStyle(Color.black)
      .padding(.horizontal, 16)
      .frame(height: Self.height)
      .background(Color.white.opacity(0.4))
    }
    .ignoresSafeArea()
    .modifier(SystemBarsModifier(hidesWindow: true))
  }
}
