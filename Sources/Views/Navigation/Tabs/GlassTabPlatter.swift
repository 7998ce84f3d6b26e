import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The tabs of a bar since iOS 26, on one platter, with a capsule behind the chosen one. One that has given way shows
/// the chosen tab's icon, and comes back when it is tapped.
struct GlassTabPlatter: View {
  let tabs: [TabFace]
  /// The indices of those on the platter.
  let shown: [Int]
  let selected: Int?
  let places: GlassTabPlaces
  let isMinimized: Bool
  /// What it shows of itself where the chosen tab is not on it, but is the one that searches.
  var last: Int?
  let choose: (Int) -> Void
  let expand: () -> Void
  @Environment(\.colorScheme) private var scheme

  private var place: Int? { selected.flatMap { shown.firstIndex(of: $0) } }

  var body: some View {
    ZStack(alignment: .leading) {
      row
        .fadedAsOne(isMinimized ? 0 : 1)
        .allowsHitTesting(!isMinimized)
      if isMinimized { icon.transition(.opacity) }
    }
    .frame(width: places.platter.width, height: places.platter.height, alignment: .leading)
    .clipShape(Capsule())
    .background { GlassBarGround(shape: Capsule()) }
  }

  private var row: some View {
    ZStack(alignment: .leading) {
      Capsule().fill(scheme == .dark ? Color.white.opacity(0.12) : Color.black.opacity(0.075))
        .frame(width: places.tabWidth)
        .offset(x: places.tabWidth * CGFloat(place ?? 0))
        .fadedAsOne(place == nil ? 0 : 1)
        .animation(.smooth(duration: 0.3), value: place)
      HStack(spacing: 0) {
        ForEach(shown, id: \.self) { index in
          GlassTabButton(
            label: tabs[index].label, badge: tabs[index].badge,
            isSelected: index == selected
          ) {
            choose(index)
          }
          .frame(width: places.tabWidth)
        }
      }
    }
    .padding(GlassTabPlaces.inset)
    .frame(width: places.fullWidth, height: GlassTabPlaces.height)
  }

  private var icon: some View {
    let shown = last ?? selected
    let label = shown.flatMap { tabs.indices.contains($0) ? tabs[$0].label : nil }
    return GlassTabIcon(label: label, isNamed: true)
      .foregroundStyle(GlassTabColor(isSelected: last == nil))
      // The row of all tabs, which is not to be seen, is wider.
      .frame(width: places.platter.width, height: places.platter.height)
      .contentShape(Circle())
      .modifier(
        PressModifier(setPressed: { _ in }) { if let last { choose(last) } else { expand() } }
      )
      .modifier(TouchAppealModifier(appeal: .idle))
  }
}

/// An icon above a title, in the middle of its share of the platter.
private struct GlassTabButton: View {
  let label: AnyView?
  let badge: Text?
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    VStack(spacing: 1) {
      if let label {
        GlassTabIcon(label: label)
          .frame(height: TabBarConstants.iconHeight)
          .overlay(alignment: .topTrailing) {
            if let badge {
              CountBadge(label: badge).offset(x: 10, y: -2)
                .modifier(HiddenLabelModifier(label: ""))
            }
          }
        TabLabelPart(label: label.font(TabBarConstants.titleFont)) { $0 is TextItem }
          .labelStyle(TabLabelStyle())
          .lineLimit(1)
          .frame(height: TabBarConstants.titleHeight)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .foregroundStyle(GlassTabColor(isSelected: isSelected))
    .contentShape(Rectangle())
    .modifier(PressModifier(setPressed: { _ in }, action: action))
    .modifier(TabTouchModifier(isSelected: isSelected))
  }
}
