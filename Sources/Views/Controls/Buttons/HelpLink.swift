import Foundation
import Motion
import ViewEngine

/// A Mac's round button with a question mark. A clip has no help to open: with an action it runs that.
///
/// - Matches: 20 points across, grey with a thin line, as AppKit's help button, by eye.
public struct HelpLink: View {
  private let action: () -> Void

  public init(action: @escaping () -> Void) {
    self.action = action
  }

  public init(destination: URL) {
    action = {}
  }

  public init(anchor: String) {
    action = {}
  }

  public var body: some View {
    Button(action: action) {
      Text(verbatim: "?")
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(.primary)
        .frame(width: Self.size, height: Self.size)
        .background(
          Circle().fill(.background).shadow(color: .black.opacity(0.25), radius: 1, y: 0.5)
        )
        .overlay(Circle().strokeBorder(.primary.opacity(0.12), lineWidth: 0.5))
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Help")
  }

  private static let size: CGFloat = 20
}
