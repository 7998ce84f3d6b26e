import Foundation
import Geometry
import Motion
import ViewEngine

/// A grey field with a magnifying glass, or one of glass in a bar; while it has the focus, with a way to cancel beside it.
///
/// - Matches: a recording of iOS 17 (SearchSuggestions): the glass from 24, the text from 48, the
///   field's end at 312.5 with "Cancel" from 325 to 376, the button to clear 17 wide around 297.5;
///   the text grey as the secondary label. The radius is close to what is seen.
package struct SearchField: View {
  let search: Searchable
  let isActive: Bool
  /// What it is in a bar below the page; nil below a title.
  var bar: BarSearch?
  let focus: () -> Void
  let cancel: () -> Void

  /// Scripts that play a demo by themselves search first.
  package nonisolated static let identifier = "SearchField"

  private enum Constants {
    static let margin: CGFloat = 16
    static let inset: CGFloat = 8
    static let height: CGFloat = 36
    static let radius: CGFloat = 10
    static let gap: CGFloat = 12.5
    // Since iOS 26, as captured from UIKit: a capsule.
    static let glassInset: CGFloat = 12
    static let glassHeight: CGFloat = 44
    static let glassGap: CGFloat = 8
  }

  @Environment(\.isGlass) private var isGlass
  @Environment(\.idiom) private var idiom

  package var body: some View {
    HStack(spacing: 0) {
      if bar?.isSmall == true { button } else { field }
      if isActive, idiom != .mac {
        way
          .padding(.leading, isGlass ? Constants.glassGap : Constants.gap)
          .transition(.move(edge: .trailing).combined(with: .opacity))
      }
    }
    .padding(.horizontal, bar == nil ? Constants.margin : 0)
    .environment(\.isInList, false)
  }

  /// What a field in a bar is that has given way.
  private var button: some View {
    Button(action: focus) {
      Image(systemName: "magnifyingglass").font(.system(size: 17, weight: .medium))
        .foregroundStyle(Color.primary)
        .frame(width: Constants.glassHeight, height: Constants.glassHeight)
        .background { GlassBarGround(shape: Circle()) }
    }
    .accessibilityLabel("Search")
    .accessibilityIdentifier(SearchField.identifier)
  }

  /// The one back; of glass it is a circle.
  @ViewBuilder private var way: some View {
    if isGlass {
      Button(action: cancel) {
        Image(systemName: "xmark").font(.system(size: 17, weight: .medium))
          .foregroundStyle(Color.primary)
          .frame(width: Constants.glassHeight, height: Constants.glassHeight)
          .background { GlassBarGround(shape: Circle()) }
      }
      .accessibilityLabel("Cancel")
    } else {
      Button("Cancel", action: cancel).fixedSize()
    }
  }

  private var field: some View {
    SearchFieldRow(
      search: search, isActive: isActive, focus: focus, gap: 7, clearGap: 0,
      clearColor: Color(.systemGray)
    )
    .padding(.horizontal, isGlass ? Constants.glassInset : Constants.inset)
    .frame(height: height)
    .background { ground }
  }

  @ViewBuilder private var ground: some View {
    if bar != nil {
      GlassBarGround(shape: Capsule())
    } else {
      RoundedRectangle(
        cornerRadius: isGlass ? height / 2 : idiom == .mac ? 6 : Constants.radius,
        style: .continuous
      )
      .fill(Color(.tertiarySystemFill))
    }
  }

  private var height: CGFloat {
    isGlass
      ? Constants.glassHeight : idiom == .mac ? MacSearchField.size.height : Constants.height
  }
}
