import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Lengths and opacities of the dots below pages. All uncertain; close to what is seen.
enum PageIndexConstants {
  static let dot: CGFloat = 7
  static let gap: CGFloat = 10
  static let height: CGFloat = 26
  static let margin: CGFloat = 12
  static let otherOpacity = 0.3
  /// Behind the dots, where that is asked for: they are white, and it is there to tell them apart from what is white as well.
  /// By eye.
  static let ground = Color(.tertiaryLabel)
}

/// Pages side by side that are swiped one at a time.
struct TabPager: View {
  let pages: [Subview]
  let selected: Int
  let index: PageTabViewStyle.IndexDisplayMode
  var axis = Axis.horizontal
  let choose: (Int) -> Void

  private var position: Binding<Int?> {
    Binding(get: { selected }, set: { (page: Int?) in if let page { choose(page) } })
  }

  var body: some View {
    Group {
      if axis == .horizontal {
        scroll { index in page(index).containerRelativeFrame([.horizontal, .vertical]) }
      } else {
        // A page is as high as the screen, of which it keeps free what is not its own.
        GeometryReader { proxy in
          scroll { index in
            page(index).modifier(PageSafeAreaModifier(insets: Self.insets(of: proxy)))
              .containerRelativeFrame([.horizontal, .vertical])
          }
          .ignoresSafeArea()
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: axis == .horizontal ? .bottom : .trailing) {
      if axis == .vertical {
        PageDots(count: pages.count, selected: selected).rotationEffect(.degrees(90)).scaleEffect(
          0.7
        )
        .frame(width: 12)
      } else if pages.count >= index.fewest {
        PageDots(count: pages.count, selected: selected)
      }
    }
  }
}

extension TabPager {
  private func scroll(@ViewBuilder page: @escaping (Int) -> some View) -> some View {
    ScrollView(axis == .horizontal ? .horizontal : .vertical) {
      row { ForEach(Array(pages.indices), id: \.self, content: page) }.scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.never)
    .scrollPosition(id: position)
  }

  /// What the screen keeps free at the ends that the pages touch.
  private static func insets(of proxy: GeometryProxy) -> EdgeInsets {
    guard let frame = proxy.ask(.standing) else { return proxy.safeAreaInsets }
    let screen = ViewGraph.current?.canvas.safeRect ?? .zero
    var insets = proxy.safeAreaInsets
    if frame.minY - screen.minY > 0.5 { insets.top = 0 }
    if screen.maxY - frame.maxY > 0.5 { insets.bottom = 0 }
    return insets
  }

  private func page(_ index: Int) -> some View {
    pages[index].modifier(TabShowingModifier(tab: pages[index], isShown: true))
  }

  @ViewBuilder private func row(@ViewBuilder pages: () -> some View) -> some View {
    if axis == .horizontal {
      HStack(spacing: 0, content: pages)
    } else {
      VStack(spacing: 0, content: pages)
    }
  }
}

private struct PageDots: View {
  let count: Int
  let selected: Int
  @Environment(\.pageIndexHasBackground) private var hasBackground

  private var control: UIPageControl? { UIAppearances.asked(of: UIPageControl.self) }

  var body: some View {
    if control?.isHidden != true { dots }
  }

  private var dots: some View {
    HStack(spacing: PageIndexConstants.gap) {
      ForEach(0..<count, id: \.self) { page in
        Circle()
          .fill(color(isSelected: page == selected))
          .frame(width: PageIndexConstants.dot, height: PageIndexConstants.dot)
      }
    }
    .padding(.horizontal, PageIndexConstants.margin)
    .frame(height: PageIndexConstants.height)
    .background {
      if hasBackground || control?.backgroundStyle == .prominent {
        Capsule().fill(PageIndexConstants.ground)
      }
    }
    .allowsHitTesting(false)
  }

  private func color(isSelected: Bool) -> Color {
    let asked =
      isSelected ? control?.currentPageIndicatorTintColor : control?.pageIndicatorTintColor
    return asked?.color ?? .white.opacity(isSelected ? 1 : PageIndexConstants.otherOpacity)
  }
}
