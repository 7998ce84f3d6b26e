import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The pages of a navigation stack, one on top of the other, and their bars above all of them.
struct NavigationPages<Root: View>: View {
  let root: Root
  let path: Binding<[AnyHashable]>?
  /// Has no bar where what is inside brings one.
  var yields = false
  @State private var hasInner = false
  @State private var pushed: [PushedPage] = []
  @State private var bars: [Int: NavigationBarValues] = [:]
  /// The bars that are seen: one comes once it is known what is in it, and goes after its page.
  @State private var shownBars: [ShownBar] = []
  /// Whose bars are at their places, or on their way there.
  @State private var arrived: Set<Int> = []
  /// Of the pages that others lie over, those that are deeper are still seen, for the last one is on its way.
  @State private var restingDepth = 0
  /// How far a finger has drawn the last page off, in points.
  @State private var swipe: CGFloat = 0
  /// From then on until it lies still again, the page below is seen.
  @State private var isSwiping = false
  @State private var destinations = NavigationDestinations()
  @State private var kept = KeptPages()
  @Environment(\.layoutDirection) private var direction
  @Environment(\.idiom) private var idiom
  @Environment(\.verticalSizeClass) private var heightClass
  @Environment(\.toolsAreBelow) private var toolsAreBelow

  /// Measured (rule `push-and-pop`).
  static var slide: Animation { .platform(frequency: 18.26) }

  /// How far a covered page moves aside, in parts of its width.
  private static var parallax: CGFloat { 0.3 }
  /// How much darker it is. Recording *NavigationDestination*: 242 becomes 221 at 0.86 of the way.
  private static var dimming: Double { 0.1 }

  private var side: CGFloat { direction == .rightToLeft ? -1 : 1 }

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      ZStack(alignment: .top) {
        ZStack {
          page(0, depth: 0, content: first, width: width)
          ForEach(pushed) { page in
            self.page(page.id, depth: page.depth, content: page.content, width: width)
              .environment(\.dismiss, DismissAction(pop))
              .environment(\.isPresented, true)
              .transition(transition(of: page, in: proxy.size))
              .zIndex(Double(page.depth))
          }
        }
        .highPriorityGesture(
          EdgeSwipeGesture(
            width: width, isRightToLeft: direction == .rightToLeft,
            edge: EdgeSwipeGesture.edge(on: idiom, width: width)
          )
          .onChanged { drag(to: $0.distance) }
          .onEnded { letGo($0, width: width) }, including: pushed.isEmpty ? .subviews : .all)
        ZStack(alignment: .top) {
          ForEach(shownBars) { bar($0, width: width).zIndex(Double($0.depth)) }
        }
        .modifier(BarRiseModifier())
      }
      .frame(width: width, height: proxy.size.height)
    }
    .transformPreference(HasNavigationKey.self) { $0 = true }
    .environment(
      \.navigation,
      NavigationActions(
        destinations: destinations,
        push: { page, isAnimated in
          show(pages + [page], keeping: pushed.count, isAnimated: isAnimated)
        },
        pop: pop, remove: remove)
    )
    .onChange(of: path?.wrappedValue ?? [], initial: true) { old, new in
      if path != nil { follow(new, isAnimated: old != new) }
    }
  }

  private var first: AnyView {
    guard yields else { return AnyView(root) }
    return AnyView(root.onPreferenceChange(HasNavigationKey.self) { hasInner = $0 })
  }

  /// What there is in a page's bar.
  private func values(of id: Int) -> NavigationBarValues {
    var values = bars[id] ?? NavigationBarValues()
    // A watch's screen belongs to a view that says nothing about a bar.
    let isUnsaid = yields && idiom == .watch && values.isEmpty(canGoBack: false)
    values.yields = id == 0 && (hasInner || isUnsaid || toolsAreBelow)
    return values
  }

  // MARK: Pages and bars

  private func page(_ id: Int, depth: Int, content: AnyView, width: CGFloat) -> some View {
    let isTop = depth == pushed.count
    // One page further down than the last comes back as far as that one is drawn off.
    let away = isTop ? 0 : depth == pushed.count - 1 ? 1 - swipe / max(width, 1) : 1
    let isUnderZoom = !isTop && pushed[depth].zoom != nil
    return NavigationPage(
      content: content, isFirst: depth == 0, isLarge: isLarge(depth),
      isCovered: isCovered(depth), bar: values(of: id), scroll: kept.scroll(of: id)
    ) { values in
      change(from: bars[id], to: values) {
        bars[id] = values
        if !shownBars.contains(where: { $0.id == id }) {
          if depth == 0 || depth != pushed.count || !kept.isAnimated { arrived.insert(id) }
          shownBars.append(ShownBar(id: id, depth: depth))
        }
      }
    }
    .overlay {
      Color.black.ignoresSafeArea().opacity(Self.dimming * away).allowsHitTesting(false)
    }
    .modifier(CoveredPageModifier(isCovered: !isTop))
    .offset(x: side * (isTop ? swipe : isUnderZoom ? 0 : -width * Self.parallax * away))
    .allowsHitTesting(isTop)
  }

  @ViewBuilder private func bar(_ shown: ShownBar, width: CGFloat) -> some View {
    let values = values(of: shown.id)
    let (depth, isTop) = (shown.depth, shown.depth >= pushed.count)
    let share = swipe / max(width, 1)
    let place = isTop ? share : depth == pushed.count - 1 ? share - 1 : -1
    if !values.isHidden {
      NavigationBar(
        bar: values, isLarge: shown.left?.isLarge ?? isLarge(depth),
        back: shown.left?.back ?? back(depth), scroll: kept.scroll(of: shown.id), width: width,
        shift: arrived.contains(shown.id) ? place : 1
      )
      .allowsHitTesting(depth == pushed.count)
      .onAppear {
        if !arrived.contains(shown.id), pushed.contains(where: { $0.id == shown.id }) {
          withAnimation(Self.slide) { _ = arrived.insert(shown.id) }
        }
      }
    }
  }

  /// Bars of pages that go, as they are now.
  private func leave(_ gone: ArraySlice<PushedPage>, isAnimated: Bool) {
    guard let last = gone.last else { return }
    // Those that are covered are not seen to go.
    let covered = Set((isAnimated ? gone.dropLast() : gone).map(\.id))
    shownBars.removeAll { covered.contains($0.id) }
    guard isAnimated, let index = shownBars.firstIndex(where: { $0.id == last.id }) else { return }
    shownBars[index].left = ShownBar.Left(isLarge: isLarge(last.depth), back: back(last.depth))
    withAnimation(Self.slide, completionCriteria: .logicallyComplete) {
      _ = arrived.remove(last.id)
    } completion: {
      shownBars.removeAll { $0.id == last.id }
      bars[last.id] = nil
    }
  }

  private func transition(of page: PushedPage, in size: CGSize) -> AnyTransition {
    if let zoom = page.zoom { return .zoom(from: zoom, to: size) }
    return .move(edge: .trailing)
  }

  // MARK: Pushing and popping

  private var pages: [NavigationActions.Page] { pushed.map(\.page) }

  /// Shows other pages, and tells the path and whoever has pushed those that go.
  ///
  /// - Parameter count: So many of those that are there stay; the others are new.
  private func show(
    _ pages: [NavigationActions.Page], keeping count: Int, isAnimated: Bool = true
  ) {
    let gone = pushed.dropFirst(pages.count)
    let new = pages.enumerated().dropFirst(count).map { index, page in
      PushedPage(
        id: kept.next(), depth: index + 1, page: page,
        zoom: page.zoomSource(destinations).flatMap { ZoomSources.current?.rect(of: $0) })
    }
    kept.isAnimated = isAnimated
    restingDepth = min(restingDepth, pages.count)
    leave(gone, isAnimated: isAnimated)
    place(new, above: count, insteadOf: gone, isAnimated: isAnimated)
    let values = pages.compactMap(\.value)
    if let path, path.wrappedValue != values { path.wrappedValue = values }
    for page in gone { page.page.popped() }
  }

  private func pop() {
    if !pushed.isEmpty { show(pages.dropLast(), keeping: pushed.count - 1) }
  }

  /// Lets the last page go off or come back after a finger has drawn it.
  private func letGo(_ swipe: EdgeSwipeGesture.Value, width: CGFloat) {
    guard swipe.isMeant(width: width), !pushed.isEmpty else {
      withAnimation(Self.slide, completionCriteria: .logicallyComplete) {
        self.swipe = 0
      } completion: {
        if self.swipe == 0 { isSwiping = false }
      }
      return
    }
    let last = pushed.last?.id
    withAnimation(Self.slide, completionCriteria: .logicallyComplete) {
      self.swipe = width
    } completion: {
      self.swipe = 0
      isSwiping = false
      // Something else may have taken it off meanwhile.
      if pushed.last?.id == last {
        show(pages.dropLast(), keeping: pushed.count - 1, isAnimated: false)
      }
    }
  }
}

extension NavigationPages {
  /// Lets a bar become another.
  private func change(
    from old: NavigationBarValues?, to new: NavigationBarValues, _ change: () -> Void
  ) {
    if new.isSearching != old?.isSearching ?? false {
      // A search field that gets the focus takes the bar's place on its way.
      withAnimation(SearchPage.animation, change)
    } else if let old, old.isHidden != new.isHidden {
      // It comes and goes in the way of what shows and hides it.
      change()
    } else if old == nil {
      // What a bar has is known once its page has been laid out: the page begins below it, and does not go there, even
      // where all of its changes are animated.
      var still = Transaction(animation: nil)
      still.disablesAnimations = true
      withTransaction(still, change)
    } else {
      withAnimation(nil, change)
    }
  }
}

// MARK: Places

extension NavigationPages {
  /// A page appears again as the last one begins to go, and disappears once that has come to rest.
  private func isCovered(_ depth: Int) -> Bool {
    depth < min(restingDepth, pushed.count) && !(isSwiping && depth == pushed.count - 1)
  }

  private func rest(after move: Int) {
    if kept.isLast(move) { restingDepth = pushed.count }
  }

  private func drag(to distance: CGFloat) {
    swipe = distance
    if distance > 0, !isSwiping { isSwiping = true }
  }

  /// Pushes and pops what is needed for the values of a path; pages without a value stay as long as
  /// those below them do.
  private func follow(_ path: [AnyHashable], isAnimated: Bool) {
    let shown = pages.compactMap(\.value)
    guard shown != path else { return }
    let isAnimated = isAnimated && self.path?.transaction.disablesAnimations != true
    let common = zip(shown, path).prefix { $0 == $1 }.count
    var kept: [NavigationActions.Page] = []
    var count = 0
    for page in pages {
      if page.value != nil { count += 1 }
      if count > common { break }
      kept.append(page)
    }
    let new = path[common...].map { NavigationActions.Page.value($0, destinations) }
    show(kept + new, keeping: kept.count, isAnimated: isAnimated)
  }

  private func remove(_ owner: NavigationDestination) {
    guard let index = pushed.firstIndex(where: { $0.page.owner === owner }) else { return }
    show(Array(pages[..<index]), keeping: index)
  }

  /// Several pages go as one: UIKit slides the last away from what is shown then, and none between is seen.
  private func place(
    _ new: [PushedPage], above count: Int, insteadOf gone: ArraySlice<PushedPage>, isAnimated: Bool
  ) {
    let move = kept.nextMove()
    guard isAnimated, new.isEmpty, gone.count > 1, let last = gone.last else {
      withAnimation(isAnimated ? Self.slide : nil, completionCriteria: .logicallyComplete) {
        pushed = pushed.prefix(count) + new
      } completion: {
        rest(after: move)
      }
      return
    }
    withAnimation(nil) { pushed = pushed.prefix(count) + [last.lowered(to: count + 1)] }
    ViewGraph.current?.afterUpdate {
      guard pushed.count == count + 1, pushed.last?.id == last.id else { return }
      withAnimation(Self.slide, completionCriteria: .logicallyComplete) {
        _ = pushed.removeLast()
      } completion: {
        rest(after: move)
      }
    }
  }
}

// MARK: Titles

extension NavigationPages {
  /// A phone on its side has no room for them (rule `bar-in-landscape`).
  private var hasLargeTitles: Bool {
    idiom == .pad || idiom == .phone && heightClass != .compact
  }

  private func id(_ depth: Int) -> Int {
    depth == 0 ? 0 : pushed.first { $0.depth == depth }?.id ?? 0
  }

  /// A page that does not say how its title is shown does as the one below.
  private func isLarge(_ depth: Int) -> Bool {
    guard hasLargeTitles, let values = bars[id(depth)], values.title != nil,
      !values.removed.contains(.title), !values.hasTitleInRow
    else {
      return false
    }
    let modes = (0...depth).map { bars[id($0)]?.displayMode ?? .automatic }
    return modes.last { $0 != .automatic } != .inline
  }

  private func back(_ depth: Int) -> BackTitle? {
    guard depth > 0 else { return nil }
    let below = bars[id(depth - 1)]
    let scroll = kept.scroll(of: id(depth - 1))
    return BackTitle(
      below?.title?.string, name: below?.backName,
      isFromLarge: isLarge(depth - 1)
        && scroll.offset < (below?.largeTitleHeight ?? BarConstants.largeTitle) - 4)
  }
}

/// A page on top of the first.
private struct PushedPage: Identifiable {
  /// Another one for each page that is pushed: one that is still on its way off is not the next one.
  let id: Int
  /// How many pages lie below.
  let depth: Int
  let page: NavigationActions.Page
  /// Where on screen it grows from, if it does.
  let zoom: CGRect?

  var content: AnyView { page.content }

  func lowered(to depth: Int) -> PushedPage {
    PushedPage(id: id, depth: depth, page: page, zoom: zoom)
  }
}

/// The bar of a page that is there, or has just gone.
private struct ShownBar: Identifiable {
  /// What it was like when its page went.
  struct Left {
    let isLarge: Bool
    let back: BackTitle?
  }

  /// Of the page.
  let id: Int
  let depth: Int
  var left: Left?
}

/// What a stack keeps of its pages without being a change of the view.
private final class KeptPages {
  private var count = 0
  private var moves = 0
  private var scrolls: [Int: BarScroll] = [:]
  var isAnimated = true

  func next() -> Int {
    count += 1
    return count
  }

  func nextMove() -> Int {
    moves += 1
    return moves
  }

  func isLast(_ move: Int) -> Bool { move == moves }

  @MainActor func scroll(of id: Int) -> BarScroll {
    if let scroll = scrolls[id] { return scroll }
    let scroll = BarScroll()
    scrolls[id] = scroll
    return scroll
  }
}
