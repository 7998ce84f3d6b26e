import Foundation
import Geometry
import Motion
import ViewEngine

/// The ring around a Mac's field that has the focus: half of the accent colour, outside of its edge. Three points wide, as
/// around the field to search in; by eye from macOS 14.
struct MacFocusRing: View {
  /// Of the field's corners.
  let radius: CGFloat

  private static let width: CGFloat = 3

  var body: some View {
    RoundedRectangle(cornerRadius: radius + Self.width / 2, style: .continuous)
      .stroke(.tint.opacity(0.5), lineWidth: Self.width)
      .padding(-Self.width / 2)
      .allowsHitTesting(false)
  }
}
