import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Lengths of the bar below tabs, in points. Its height is the platform's; the places in it are
/// uncertain, close to what is seen.
enum TabBarConstants {
  static let height: CGFloat = 49
  static let top: CGFloat = 6
  static let iconHeight: CGFloat = 28
  static let titleHeight: CGFloat = 12
  static let iconFont = Font.system(size: 18, weight: .medium)
  static let titleFont = Font.system(size: 10, weight: .medium)
  /// Of a phone on its side: the platform's, but for what is in it, which is by eye.
  static let compactHeight: CGFloat = 32
  static let inlineGap: CGFloat = 5
  static let inlineIconFont = Font.system(size: 14, weight: .medium)
  static let inlineTitleFont = Font.system(size: 12, weight: .medium)
}

/// The bar with an icon above a title for each tab, or beside it on a phone on its side. Nothing in it is animated.
///
/// It is clear until something is beneath it (rule `bar-background`).
struct TabBar: View {
  let tabs: [TabFace]
  let selected: Int?
  let look: BarLook
  let scroll: BarScroll
  let choose: (Int) -> Void
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.hasCompactBar) private var isCompact
  @Environment(\.hasInlineTabs) private var isInline

  @Environment(\.askedTabBar) private var bar
  @Environment(\.tabBarDress) private var dress

  var body: some View {
    let look = self.look.dressed(as: bar, overContent: scroll.isBeneath) ?? self.look
    let opacity = look.opacity(scroll.isBeneath ? 1 : 0)
    HStack(spacing: 0) {
      ForEach(Array(tabs.indices), id: \.self) { index in
        TabButton(
          label: tabs[index].label, badge: tabs[index].badge,
          isSelected: index == selected,
          state: bar?.state(isSelected: index == selected, overContent: scroll.isBeneath),
          color: (index == selected ? dress?.tintColor : bar?.unselectedItemTintColor)?.color,
          isInline: isInline
        ) {
          choose(index)
        }
      }
    }
    .frame(height: isCompact ? TabBarConstants.compactHeight : TabBarConstants.height)
    .frame(maxWidth: .infinity)
    .background {
      if opacity > 0 { BarBackgroundView(look: look, edge: .top).opacity(opacity) }
    }
    .environment(\.colorScheme, opacity > 0 ? look.colorScheme ?? colorScheme : colorScheme)
    .transaction { $0.animation = nil }
  }
}

private struct TabButton: View {
  let label: AnyView?
  let badge: Text?
  let isSelected: Bool
  /// What an app says of all tabs in that state.
  let state: UITabBarItemAppearance.State?
  /// The same in the way of before iOS 13.
  let color: Color?
  /// The icon stands beside the title.
  let isInline: Bool
  let action: () -> Void

  private var attributes: UIKitText.Attributes { state?.titleTextAttributes ?? [:] }
  private var usual: AnyShapeStyle {
    if let color { return AnyShapeStyle(color) }
    return isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.secondaryLabel))
  }

  private func style(_ asked: UIColor?) -> AnyShapeStyle {
    asked.map { AnyShapeStyle($0.color) } ?? usual
  }

  var body: some View {
    Group {
      if isInline {
        HStack(spacing: TabBarConstants.inlineGap) {
          if let label {
            icon(label, font: TabBarConstants.inlineIconFont)
            title(label, font: TabBarConstants.inlineTitleFont)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        VStack(spacing: 0) {
          if let label {
            icon(label, font: TabBarConstants.iconFont)
            title(label, font: TabBarConstants.titleFont)
          }
        }
        .padding(.top, TabBarConstants.top)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      }
    }
    .labelStyle(TabLabelStyle())
    // The platform fills the symbols of tabs.
    .symbolVariant(.fill)
    .imageScale(.large)
    .lineLimit(1)
    .modifier(PressModifier(setPressed: { _ in }, action: action))
    .modifier(TabTouchModifier(isSelected: isSelected))
  }

  private func title(_ label: AnyView, font: Font) -> some View {
    TabLabelPart(label: label.font((attributes[.font] as? UIFont)?.font ?? font)) {
      $0 is TextItem
    }
    .frame(height: isInline ? nil : TabBarConstants.titleHeight)
    .foregroundStyle(style(attributes[.foregroundColor] as? UIColor))
  }

  private func icon(_ label: AnyView, font: Font) -> some View {
    TabLabelPart(label: label.font(font)) { $0 is ImageItem }
      .frame(height: isInline ? nil : TabBarConstants.iconHeight)
      .foregroundStyle(style(state?.iconColor))
      .overlay(alignment: .topTrailing) {
        if let badge {
          // A long one begins where a short one does, and leaves the icon to be seen.
          CountBadge(label: badge).symbolVariant(.none)
            .alignmentGuide(.trailing) { $0[.leading] + CountBadge.least }
            .offset(x: 10, y: -2)
            .modifier(HiddenLabelModifier(label: ""))
        }
      }
  }
}

/// The first view of a kind in a label.
struct TabLabelPart<Label: View>: View {
  let label: Label
  /// Scripts find it by the tab's title, which is not beside it.
  var isNamed = false
  let isMeant: (Item) -> Bool

  var body: some View {
    SubviewsReader(content: label) { parts in
      let part = parts.first { isMeant($0.entry.item.innermost) }
      if isNamed {
        let title = parts.first { $0.entry.item.innermost is TextItem }?.entry.item.label
        part.modifier(HiddenLabelModifier(label: title))
      } else {
        part
      }
    }
  }
}

/// Hands over icon and title one by one.
struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

extension Item {
  /// What the modifiers are applied to.
  var innermost: Item {
    var item = self
    while let wrapper = item as? WrapperItem { item = wrapper.child }
    return item
  }
}
