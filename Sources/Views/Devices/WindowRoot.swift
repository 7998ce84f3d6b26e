import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A Mac's window, or a watch's screen: the bar with the title and the tools of what is in it, and a window's ground.
struct WindowRoot<Content: View>: View {
  let content: Content
  @Environment(\.idiom) private var idiom

  var body: some View {
    NavigationPages(root: content.environment(\.isAtWindowRoot, true), path: nil, yields: true)
      .background { if idiom == .mac { Color(system: .windowGround).ignoresSafeArea() } }
  }
}

/// The three buttons at a window's corner. Sizes and places are AppKit's: 12 points wide, 20 apart.
struct WindowButtons: View {
  /// The window has a bar with a title or tools.
  let hasToolbar: Bool

  private static let colors: [UInt32] = [0xFF5F57, 0xFEBC2E, 0x28C840]

  var body: some View {
    HStack(spacing: 8) {
      ForEach(Self.colors, id: \.self) { color in
        Circle().fill(Color(Color.Resolved(hex: color)))
          .overlay { Circle().strokeBorder(Color.black.opacity(0.12), lineWidth: 0.5) }
          .frame(width: 12, height: 12)
      }
    }
    .padding(.leading, hasToolbar ? 20 : 8)
    .frame(height: hasToolbar ? 52 : 28)
  }
}

/// The time at the corner of a watch, or in the middle where something else stands there.
struct WatchTime: View {
  /// Of what is kept free for it, in points.
  let height: CGFloat
  let isCentered: Bool

  /// As in pictures of watches everywhere.
  private static let time = "10:09"

  var body: some View {
    Text(Self.time)
      .font(.system(size: 16, weight: .medium))
      .foregroundStyle(Color.white)
      .padding(.top, 10)
      .frame(height: height)
      .padding(.trailing, isCentered ? 0 : 18)
      .frame(maxWidth: .infinity, alignment: isCentered ? .center : .trailing)
  }
}
