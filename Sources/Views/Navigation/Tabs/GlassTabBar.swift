import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The bar of a tab view since iOS 26: tabs on a platter of glass, the one that searches on a circle of its own, and
/// above them what goes with all tabs. It gives way to what is scrolled where it is told to.
struct GlassTabBar: View {
  let tabs: [TabFace]
  let selected: Int?
  let accessory: AnyView?
  /// Of the tab that searches; it takes the place of the others when that is chosen.
  let field: TabSearchKey.Field?
  let isMinimized: Bool
  let choose: (Int) -> Void
  let expand: () -> Void

  static let motion = Animation.smooth(duration: 0.35)

  /// The last tab that was chosen and does not search.
  @State private var last = 0

  private var searching: Int? { tabs.firstIndex(where: \.isSearch) }
  /// While that is seen.
  private var open: TabSearchKey.Field? { searching != nil && selected == searching ? field : nil }

  var body: some View {
    let searching = searching
    let others = tabs.indices.filter { $0 != searching }
    GeometryReader { proxy in
      let places = GlassTabPlaces(
        width: proxy.size.width, tabs: others.count, hasSearch: searching != nil,
        hasAccessory: accessory != nil, isMinimized: isMinimized || open != nil,
        field: open.map { BarSearch(isOpen: $0.isOpen) })
      ZStack(alignment: .topLeading) {
        if let accessory, let place = places.accessory {
          GlassTabAccessory(content: accessory, isInline: isMinimized && open == nil)
            .frame(width: place.width, height: place.height)
            .offset(x: place.minX, y: place.minY)
            .fadedAsOne(open?.isOpen == true ? 0 : 1)
            .allowsHitTesting(open?.isOpen != true)
        }
        GlassTabPlatter(
          tabs: tabs, shown: others, selected: selected, places: places,
          isMinimized: isMinimized || open != nil, last: open == nil ? nil : last, choose: choose,
          expand: expand
        )
        .offset(x: places.platter.minX, y: places.platter.minY)
        .fadedAsOne(open?.isOpen == true ? 0 : 1)
        .allowsHitTesting(open?.isOpen != true)
        if let open, let place = places.search {
          open.part.subview
            .frame(width: place.width, height: place.height)
            .offset(x: place.minX, y: place.minY - (open.isOpen ? raise : 0))
        } else if let searching, let place = places.search {
          GlassTabCircle(tab: tabs[searching], isSelected: searching == selected) {
            choose(searching)
          }
          .frame(width: place.width, height: place.height)
          .offset(x: place.minX, y: place.minY)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
    }
    .frame(height: GlassTabPlaces.height(hasAccessory: accessory != nil))
    .animation(Self.motion, value: isMinimized)
    .animation(Self.motion, value: open)
    .onChange(of: selected, initial: true) { _, selected in
      if let selected, selected != searching { last = selected }
    }
  }

  /// How far the keyboard lifts the field, which then stands a little above it.
  private var raise: CGFloat {
    let keyboard = ViewGraph.current?.part(KeyboardRoom.self).height ?? 0
    return keyboard > 0 ? keyboard - GlassTabPlaces.margin + GlassTabPlaces.gap : 0
  }
}

/// The tab that searches, apart from the others.
private struct GlassTabCircle: View {
  let tab: TabFace
  let isSelected: Bool
  let action: () -> Void

  var body: some View {
    GlassTabIcon(label: tab.label, isNamed: true)
      .foregroundStyle(GlassTabColor(isSelected: isSelected))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { GlassBarGround(shape: Circle()) }
      .contentShape(Circle())
      .modifier(PressModifier(setPressed: { _ in }, action: action))
      .modifier(TabTouchModifier(isSelected: isSelected))
  }
}

/// A tab's icon alone.
struct GlassTabIcon: View {
  let label: AnyView?
  var isNamed = false

  var body: some View {
    if let label {
      TabLabelPart(label: label.font(TabBarConstants.iconFont), isNamed: isNamed) {
        $0 is ImageItem
      }
      .labelStyle(TabLabelStyle())
      .symbolVariant(.fill)
      .imageScale(.large)
    }
  }
}

/// The tint for what is chosen, nearly black or white for the others.
struct GlassTabColor: ShapeStyle {
  let isSelected: Bool

  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
    if isSelected { return AnyShapeStyle(TintShapeStyle()) }
    return AnyShapeStyle(Color(white: environment.colorScheme == .dark ? 0.95 : 0.098))
  }
}
