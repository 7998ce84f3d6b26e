import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Tabs chosen in a bar at the top of a large screen, or in a sidebar.
///
/// - Matches: how tablets of iPadOS 18, Macs of macOS 15 and televisions show tabs, by eye.
struct TopTabs<Tabs: View>: View {
  let tabs: [Subview]
  let selected: Int
  let isHidden: Bool
  /// There is a sidebar to show.
  let hasSidebar: Bool
  /// The tab that is shown has a bar of its own, which shares the place with this one.
  let hasBar: Bool
  let choose: (Int) -> Void
  @ViewBuilder let content: Tabs
  /// Nil until a person opens or closes it.
  @State private var isOpened: Bool?
  @State private var scroll = BarScroll()
  @Environment(\.idiom) private var idiom
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.tabSidebar) private var beside

  private static var animation: Animation { .spring(response: 0.4, dampingFraction: 1) }

  private var isSidebar: Bool { hasSidebar && (idiom != .pad || isOpened ?? beside.isFirst) }

  var body: some View {
    HStack(spacing: 0) {
      if isSidebar {
        sidebar.transition(.move(edge: .leading))
        Color(.separator).frame(width: pixelLength).ignoresSafeArea()
      }
      page
    }
  }

  private var page: some View {
    VStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(BoxedTabs(isOn: idiom == .mac && !isSidebar))
      .modifier(BarInsetModifier(edge: .top, length: length, scroll: scroll))
      .overlay(alignment: .top) {
        if !isHidden && !isSidebar {
          TopTabBar(
            tabs: tabs, selected: selected, choose: choose,
            openSidebar: hasSidebar && idiom == .pad ? { show(true) } : nil
          )
          .frame(height: TopTabBar.height(on: idiom))
        }
      }
  }

  private var length: CGFloat {
    isHidden || isSidebar || hasBar && idiom == .pad ? 0 : TopTabBar.height(on: idiom)
  }

  private func show(_ isShown: Bool) {
    withAnimation(Self.animation) { isOpened = isShown }
  }

  private var sidebar: some View {
    VStack(alignment: .leading, spacing: idiom == .tv ? 14 : 0) {
      if idiom == .pad {
        Button {
          show(false)
        } label: {
          Image(systemName: "sidebar.leading").font(BarConstants.itemFont)
        }
        .accessibilityLabel("Sidebar")
        .padding(.horizontal, 20)
        .frame(height: BarConstants.height)
      }
      beside.header?.padding(.horizontal, Self.margin).padding(.bottom, 8)
      ForEach(Array(tabs.indices), id: \.self) { index in
        if let section = tabs[index].tabSection, isFirst(index, of: section) {
          section.header.font(idiom == .mac ? .system(size: 11, weight: .semibold) : .headline)
            .foregroundStyle(idiom == .mac ? Color(.secondaryLabel) : Color.primary)
            .padding(.horizontal, Self.margin).padding(.top, 16).padding(.bottom, 6)
        }
        TabRow(
          label: tabs[index].tabMark?.label, badge: tabs[index].rowTraits.badge,
          isSelected: index == selected
        ) {
          choose(index)
        }
      }
      beside.footer?.padding(.horizontal, Self.margin).padding(.top, 8)
      Spacer(minLength: 0)
      beside.bottomBar?.padding(.horizontal, Self.margin).padding(.bottom, 8)
    }
    .frame(width: idiom == .mac ? 200 : idiom == .tv ? 420 : 320)
    .background {
      Color(idiom == .mac ? .secondarySystemGroupedBackground : .systemGroupedBackground)
        .ignoresSafeArea()
    }
  }
}

extension TopTabs {
  /// Of what stands in a sidebar beside its tabs, in points.
  private static var margin: CGFloat { 20 }

  private func isFirst(_ index: Int, of section: TabSectionMark) -> Bool {
    index == 0 || tabs[index - 1].tabSection?.identity !== section.identity
  }
}

/// One of the places in a sidebar.
private struct TabRow: View {
  let label: AnyView?
  let badge: Text?
  let isSelected: Bool
  let action: () -> Void
  @Environment(\.idiom) private var idiom

  private var look: ListMetrics { idiom == .mac ? .source : idiom == .tv ? .television : .column }

  var body: some View {
    HStack {
      if let label {
        label.labelStyle(SidebarLabelStyle(idiom: idiom)).tint(isSelected ? ground.text : nil)
      }
      Spacer(minLength: 0)
      badge?.foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.secondary))
    }
    .foregroundStyle(isSelected ? ground.text : Color.primary)
    .padding(look.insets)
    .frame(maxWidth: .infinity, minHeight: look.rowHeight, alignment: .leading)
    .background {
      if isSelected {
        RoundedRectangle(cornerRadius: look.choiceRadius + (idiom == .tv ? 12 : 0))
          .fill(ground.fill).padding(.horizontal, look.choiceInset)
      }
    }
    .modifier(PressModifier(setPressed: { _ in }, action: action))
    .modifier(TabTouchModifier(isSelected: isSelected))
  }

  private var ground: (fill: AnyShapeStyle, text: Color) {
    idiom == .tv ? (AnyShapeStyle(.white), .black) : (AnyShapeStyle(Color.accentColor), .white)
  }
}

/// Icons stand in a column, and titles in another, as in a list.
private struct SidebarLabelStyle: LabelStyle {
  let idiom: DeviceIdiom

  private var width: CGFloat { idiom == .mac ? 18 : idiom == .tv ? 44 : 26 }
  private var gap: CGFloat { idiom == .mac ? 6 : 14 }

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: gap) {
      if idiom == .tv {
        configuration.icon.frame(minWidth: width)
      } else {
        configuration.icon.foregroundStyle(.tint).frame(minWidth: width)
      }
      configuration.title
    }
  }
}

/// A Mac's tabs stand on a box.
private struct BoxedTabs: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn {
      content
        .background {
          RoundedRectangle(cornerRadius: 6).fill(Color(.quaternarySystemFill))
            .strokeBorder(Color(.separator), lineWidth: 1)
        }
        .padding([.horizontal, .bottom], 20)
        .padding(.top, -14)
    } else {
      content
    }
  }
}
