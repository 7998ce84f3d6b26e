import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What stands in the bar of one page; its background is the page's.
///
/// On the way from page to page the parts go their own ways: a large title comes with its page and
/// leaves by becoming the name of the way back, what stands in the bar fades.
struct NavigationBar: View {
  let bar: NavigationBarValues
  let isLarge: Bool
  /// What the way back is called; nil on the first page.
  let back: BackTitle?
  let scroll: BarScroll
  /// Of the page, in points.
  let width: CGFloat
  /// How far the bar is on its way: 0 is its place, 1 where it comes from when the page is pushed,
  /// −1 where it goes when another page is pushed over it.
  let shift: Double
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.columnToggle) private var columnToggle
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass
  @Environment(\.hasCompactBar) private var isCompact
  @Environment(\.horizontalSizeClass) private var widthClass

  private var isCollapsed: Bool { scroll.offset - scroll.held >= bar.largeTitleHeight - 4 }
  private var side: CGFloat { direction == .rightToLeft ? -1 : 1 }
  private var presence: Double { 1 - abs(shift) }
  private var title: Text? { bar.removed.contains(.title) ? nil : bar.title }

  var body: some View {
    VStack(spacing: 0) {
      if idiom == .phone || idiom == .pad {
        row.frame(
          height: isCompact ? BarConstants.compactHeight : BarConstants.height + bar.rowGrowth
        )
        .padding(.top, isGlass ? GlassBarConstants.zone - BarConstants.height : 0)
      } else {
        DeviceBar(bar: bar, canGoBack: back != nil, isInPlace: shift == 0)
          .frame(
            height: BarConstants.height(
              on: idiom, isEmpty: columnToggle == nil && bar.isEmpty(canGoBack: back != nil))
          )
          .fadedAsOne(presence)
      }
      if isLarge, let title { largeTitle(title) }
    }
    .frame(maxWidth: .infinity)
    .environment(\.colorScheme, scheme)
    .environment(\.isInList, false)
  }

  private var scheme: ColorScheme {
    bar.look(of: .navigationBar).scheme(isBeneath: scroll.isBeneath) ?? colorScheme
  }

  private var row: some View {
    NavigationBarLayout(gap: BarConstants.titleGap, margin: BarConstants.margin) {
      leading
      trailing
      middle
    }
  }

  private var leading: some View {
    HStack(spacing: itemGap) {
      if let back, !bar.hidesBack {
        BackButton(title: back, showsTitle: !bar.hidesBackTitle, width: width, shift: shift)
          .transformEnvironment(\.tint) { tint in
            if let color = (bar.barTint ?? bar.askedBar?.tintColor)?.color {
              tint = AnyShapeStyle(color)
            }
          }
      }
      if back == nil, let columnToggle {
        columnToggle.font(BarConstants.itemFont).padding(.leading, BarConstants.margin)
      }
      if !bar.parts(at: .leading).isEmpty {
        parts(at: .leading)
          .padding(.leading, back == nil || bar.hidesBack ? BarConstants.margin : 0)
          .fadedAsOne(presence)
      }
      if titleIsInRow, let title {
        largeText(title)
          .padding(.leading, back == nil || bar.hidesBack ? largeMargin : BarConstants.titleGap)
          .fadedAsOne(presence)
      } else if spreadsTools, let title {
        inlineTitle(title)
          .padding(.leading, back == nil ? BarConstants.margin : BarConstants.titleGap)
          .fadedAsOne(presence)
      }
    }
  }

  private var trailing: some View {
    HStack(spacing: itemGap) {
      if !bar.parts(at: .trailing).isEmpty { parts(at: .trailing) }
      if !bar.overflow.isEmpty, !spreadsTools { OverflowMenu(menus: bar.overflow) }
    }
    .padding(.trailing, BarConstants.margin)
    .fadedAsOne(presence)
  }

  private var itemGap: CGFloat { isGlass ? GlassBarConstants.gap : BarConstants.gap }

  @ViewBuilder private var middle: some View {
    if spreadsTools {
      SpreadTools(menus: bar.overflow).opacity(presence)
    } else if bar.parts(at: .principal).isEmpty {
      if !titleIsInRow, let title {
        inlineTitle(title)
          .fadedAsOne(isLarge && !isCollapsed ? 0 : 1)
          .animation(.easeInOut(duration: 0.2), value: isCollapsed)
          .fadedAsOne(presence)
          .offset(x: side * shift * width * (shift > 0 ? 0.5 : 0.35))
      }
    } else {
      parts(at: .principal).opacity(presence)
    }
  }

  @ViewBuilder private func inlineTitle(_ title: Text) -> some View {
    if let name = bar.name {
      RenamableTitle(name: name, menu: bar.titleMenu) { plainTitle(title) }
    } else if let menu = bar.titleMenu {
      TitleMenuButton(menu: menu) { plainTitle(title) }
    } else {
      plainTitle(title)
    }
  }

  private func plainTitle(_ title: Text) -> some View {
    VStack(spacing: 1) {
      title.barTitle(attributes(ofLarge: false), font: .headline).lineLimit(1)
      if !bar.parts(at: .subtitle).isEmpty {
        // A view stands in one place.
        if !isLarge || largeSubtitlePlace != .subtitle { parts(at: .subtitle).lineLimit(1) }
      } else if let subtitle = bar.subtitle {
        subtitle.font(.system(size: 12)).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }

  private func attributes(ofLarge isLarge: Bool) -> UIKitText.Attributes {
    bar.askedBar?.attributes(ofLarge: isLarge, overContent: scroll.isBeneath) ?? [:]
  }

  /// Goes up with the content, and behind the row above it.
  private func largeTitle(_ title: Text) -> some View {
    let away = -min(shift, 0)
    return largeText(title)
      .scaleEffect(1 - 0.5 * away, anchor: direction == .rightToLeft ? .trailing : .leading)
      .fadedAsOne(shift < 0 ? 1 - min(1, away * 1.5) : 1 - shift)
      .offset(x: side * (max(shift, 0) * width + 11 * away), y: -46 * away)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, largeMargin)
      .padding(.top, BarConstants.largeTitleTop)
      .frame(height: bar.largeTitleHeight, alignment: .top)
      .offset(y: -scroll.offset)
      .offset(y: scroll.held)
      // What is above the row's lower edge is gone, unless it is on its way to another page, or back from there.
      .clipShape(BelowEdge(shift: isCollapsed ? 0 : shift))
  }

  /// That of the bar where there is none for a large title.
  private var largeSubtitlePlace: BarPlace {
    bar.parts(at: .largeSubtitle).isEmpty ? .subtitle : .largeSubtitle
  }

  @ViewBuilder private var largeSubtitle: some View {
    if !bar.parts(at: largeSubtitlePlace).isEmpty {
      parts(at: largeSubtitlePlace).lineLimit(1)
    } else if let subtitle = bar.subtitle {
      subtitle.font(.system(size: 15)).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  private func parts(at place: BarPlace) -> some View {
    HStack(spacing: BarConstants.gap) {
      ForEach(bar.parts(at: place)) { $0.subview }
    }
  }
}

extension NavigationBar {
  /// A bar that is low has no room for one.
  private var titleIsInRow: Bool { bar.hasTitleInRow && !isCompact }

  private var largeMargin: CGFloat {
    isGlass ? GlassBarConstants.largeTitleMargin : BarConstants.margin
  }

  private func largeText(_ title: Text) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if bar.parts(at: .largeTitle).isEmpty {
        title.barTitle(attributes(ofLarge: true), font: BarConstants.largeTitleFont).lineLimit(1)
      } else {
        parts(at: .largeTitle).lineLimit(1)
      }
      largeSubtitle
    }
  }

  /// By eye from iPadOS 16: beside a large title, and beside what stands in the middle, there is a menu all the same.
  private var spreadsTools: Bool {
    bar.spreadsTools && idiom == .pad && widthClass == .regular && !isLarge
      && bar.parts(at: .principal).isEmpty
  }
}

/// Everything below the upper edge, and all around while it is on its way.
private struct BelowEdge: Shape {
  var shift: Double

  var animatableData: Double {
    get { shift }
    set { shift = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let reach: CGFloat = 2000
    let above = abs(shift) > 0.001 ? reach : 0
    return Path(
      CGRect(
        x: rect.minX - reach, y: rect.minY - above, width: rect.width + 2 * reach,
        height: rect.height + reach + above))
  }
}
