import Foundation
import Geometry
import Motion
import ViewEngine

/// What a table whose rows open to others shows in its first column: as far in as the row lies deep, with a mark that
/// opens it.
///
/// - Matches: by eye, macOS 14 (a triangle before the text, 16 points a level); elsewhere the chevron of a list's outline.
struct TableOutlineCell<Content: View>: View {
  let depth: Int
  /// Nil where it opens to none.
  let isOpen: Bool?
  let toggle: () -> Void
  @ViewBuilder let content: Content
  @Environment(\.idiom) private var idiom

  /// Points a level, and of the mark before the text.
  private static var indent: CGFloat { 16 }

  var body: some View {
    HStack(spacing: 0) {
      if idiom == .mac {
        ZStack { if isOpen != nil { mark(size: 9, weight: .bold) } }
          .frame(width: Self.indent)
          .foregroundStyle(.secondary)
      }
      content
      if idiom != .mac, isOpen != nil {
        Spacer(minLength: LayoutConstants.defaultSpacing)
        mark(size: 14, weight: .semibold).foregroundStyle(.tint)
      }
    }
    .padding(.leading, CGFloat(depth) * Self.indent)
  }

  private func mark(size: CGFloat, weight: Font.Weight) -> some View {
    Button(action: toggle) {
      Image(systemName: "chevron.right").font(.system(size: size, weight: weight))
        .rotationEffect(.degrees(isOpen == true ? 90 : 0))
        .frame(width: Self.indent, height: Self.indent)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Disclosure triangle")
  }
}
