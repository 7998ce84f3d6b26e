import Foundation
import Geometry
import Motion
import ViewEngine

/// A field to search in at the end of a Mac's toolbar: 28 points high and 200 wide, by eye from macOS 14.
struct MacSearchField: View {
  let search: Searchable
  let isActive: Bool
  let focus: () -> Void

  static let size = CGSize(width: 200, height: 28)

  var body: some View {
    SearchFieldRow(
      search: search, isActive: isActive, focus: focus, gap: 5, clearGap: 5,
      clearColor: Color(.secondaryLabel)
    )
    .font(.system(size: 13))
    .imageScale(.medium)
    .padding(.horizontal, 7)
    .frame(width: Self.size.width, height: Self.size.height)
    .background { MacField(radius: 6) }
    .overlay {
      if isActive { RoundedRectangle(cornerRadius: 6).stroke(.tint.opacity(0.5), lineWidth: 3) }
    }
  }
}
