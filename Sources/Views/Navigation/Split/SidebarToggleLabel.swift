import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What the button shows that shows and hides a sidebar: a picture, on glass since iOS 26 as the way back is.
struct SidebarToggleLabel: View {
  @Environment(\.isGlass) private var isGlass

  var body: some View {
    if isGlass {
      Image(systemName: "sidebar.leading")
        .font(.system(size: 20, weight: .medium))
        .foregroundStyle(Color.primary)
        .frame(width: GlassBarConstants.itemHeight, height: GlassBarConstants.itemHeight)
        .background { GlassBarGround(shape: Circle()) }
        .contentShape(Circle())
    } else {
      Image(systemName: "sidebar.leading")
    }
  }
}
