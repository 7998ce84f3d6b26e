import Foundation
import Geometry
import Motion
import ViewEngine

/// What a Mac's alert is about: the app's icon, or another in its place; a critical one is a triangle that warns, with the
/// icon at its corner. By eye from macOS 14.
struct MacAlertPicture: View {
  let icon: Image?
  let isCritical: Bool

  private enum Constants {
    static let side: CGFloat = 56
    /// Of the icon at the corner of a triangle.
    static let badge: CGFloat = 28
    static let triangle: CGFloat = 48
    static let radius: CGFloat = 13
    static let glyph: CGFloat = 30
  }

  var body: some View {
    if isCritical {
      Image(systemName: "exclamationmark.triangle.fill")
        .symbolRenderingMode(.multicolor)
        .font(.system(size: Constants.triangle))
        .frame(width: Constants.side, height: Constants.side)
        .overlay(alignment: .bottomTrailing) { picture(Constants.badge) }
    } else {
      picture(Constants.side)
    }
  }

  @ViewBuilder private func picture(_ side: CGFloat) -> some View {
    let scale = side / Constants.side
    if let icon {
      icon.resizable().scaledToFit().foregroundStyle(Color.primary)
        .frame(width: side, height: side)
    } else {
      RoundedRectangle(cornerRadius: Constants.radius * scale, style: .continuous)
        .fill(LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
        .overlay {
          Image(systemName: "app.fill").font(.system(size: Constants.glyph * scale))
            .foregroundStyle(.white)
        }
        .frame(width: side, height: side)
    }
  }
}
