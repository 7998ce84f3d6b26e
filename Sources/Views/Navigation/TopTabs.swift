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
  @State private var showsSidebar = false
  @State private var scroll = BarScroll()
  @Environment(\.idiom) private var idiom
  @Environment(\.pixelLength) private var pixelLength

  private static var animation: Animation { .spring(response: 0.4, dampingFraction: 1) }

  private var isSidebar: Bool { hasSidebar && (idiom != .pad || showsSidebar) }

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
    withAnimation(Self.animation) { showsSidebar = isShown }
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
      ForEach(Array(tabs.indices), id: \.self) { index in
        TabRow(
          label: tabs[index].tabMark?.label, badge: tabs[index].rowTraits.badge,
          isSelected: index == selected
        ) {
          choose(index)
        }
      }
      Spacer(minLength: 0)
    }
    .frame(width: idiom == .mac ? 200 : idiom == .tv ? 420 : 320)
    .background {
      Color(idiom == .mac ? .secondarySystemGroupedBackground : .systemGroupedBackground)
        .ignoresSafeArea()
    }
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
        label.labelStyle(SidebarLabelStyle()).tint(isSelected ? ground.text : nil)
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
  }

  private var ground: (fill: AnyShapeStyle, text: Color) {
    idiom == .tv ? (AnyShapeStyle(.white), .black) : (AnyShapeStyle(Color.accentColor), .white)
  }
}

private struct SidebarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 10) {
      configuration.icon.foregroundStyle(.tint).frame(minWidth: 20)
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
