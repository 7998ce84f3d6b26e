import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What links inside a navigation stack do.
struct NavigationActions {
  /// What is pushed.
  struct Page {
    let content: AnyView
    /// The value whose page it is, for the path.
    var value: AnyHashable?
    /// What has pushed the page, and is told when it goes.
    var owner: NavigationDestination?
    var popped: () -> Void = {}
  }

  let destinations: NavigationDestinations
  let push: (Page, _ isAnimated: Bool) -> Void
  let pop: () -> Void
  /// Takes the page of an owner off, with all that is on it.
  let remove: (NavigationDestination) -> Void

  /// Pushes the page of a value, if anything in the stack makes it.
  @MainActor func push(_ value: AnyHashable) {
    guard destinations[value] != nil else {
      let type = type(of: value.base)
      ViewGraph.current?.warn(
        "NavigationLink(value:) has a \(type), for which nothing in its NavigationStack has a page; "
          + "add .navigationDestination(for: \(type).self).")
      return
    }
    push(.value(value, destinations), true)
  }
}

extension NavigationActions.Page {
  @MainActor
  static func value(_ value: AnyHashable, _ destinations: NavigationDestinations) -> Self {
    Self(content: AnyView(ValuePage(value: value, destinations: destinations)), value: value)
  }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationActions? { nil }
}

extension EnvironmentValues {
  var navigation: NavigationActions? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

/// The pages of a navigation stack, one on top of the other.
struct NavigationPages<Root: View>: View {
  let root: Root
  let path: Binding<[AnyHashable]>?
  @State private var pushed: [Page] = []
  @State private var titles: [Int: String] = [:]
  @State private var destinations = NavigationDestinations()
  @State private var made = Counter()

  private struct Page: Identifiable {
    /// Another one for each page that is pushed: one that is still on its way off is not the next one.
    let id: Int
    /// How many pages lie below.
    let depth: Int
    let page: NavigationActions.Page

    var content: AnyView { page.content }
  }

  /// Counts pages without being a change of the view.
  private final class Counter {
    var count = 0
  }

  /// Uncertain; close to what is seen.
  private static var slide: Animation { .smooth(duration: 0.45) }

  /// How far a covered page moves aside, in parts of its width.
  private static var parallax: CGFloat { 0.3 }

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        NavigationPage(content: AnyView(root), back: nil, titled: { titles[0] = $0 })
          .offset(x: pushed.isEmpty ? 0 : -proxy.size.width * Self.parallax)
          .allowsHitTesting(pushed.isEmpty)
        ForEach(pushed) { page in
          let (id, depth) = (page.id, page.depth)
          NavigationPage(
            content: page.content, back: titles[below(depth)] ?? "Back",
            titled: { titles[id] = $0 }
          )
          .environment(\.dismiss, DismissAction(pop))
          .offset(x: depth == pushed.count ? 0 : -proxy.size.width * Self.parallax)
          .allowsHitTesting(depth == pushed.count)
          .transition(.move(edge: .trailing))
          .zIndex(Double(depth))
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
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

  private var pages: [NavigationActions.Page] { pushed.map(\.page) }

  /// The page under one that so many lie below; the root is 0.
  private func below(_ depth: Int) -> Int {
    pushed.first { $0.depth == depth - 1 }?.id ?? 0
  }

  /// Shows other pages, and tells the path and whoever has pushed those that go.
  ///
  /// - Parameter count: So many of those that are there stay; the others are new.
  private func show(
    _ pages: [NavigationActions.Page], keeping count: Int, isAnimated: Bool = true
  ) {
    let gone = pushed.dropFirst(pages.count)
    let new = pages.enumerated().dropFirst(count).map { index, page in
      made.count += 1
      return Page(id: made.count, depth: index + 1, page: page)
    }
    withAnimation(isAnimated ? Self.slide : nil) { pushed = pushed.prefix(count) + new }
    let values = pages.compactMap(\.value)
    if let path, path.wrappedValue != values { path.wrappedValue = values }
    for page in gone { page.page.popped() }
  }

  private func pop() {
    if !pushed.isEmpty { show(pages.dropLast(), keeping: pushed.count - 1) }
  }

  private func remove(_ owner: NavigationDestination) {
    guard let index = pushed.firstIndex(where: { $0.page.owner === owner }) else { return }
    show(Array(pages[..<index]), keeping: index)
  }

  /// Pushes and pops what is needed for the values of a path; pages without a value stay as long as
  /// those below them do.
  private func follow(_ path: [AnyHashable], isAnimated: Bool) {
    let shown = pages.compactMap(\.value)
    guard shown != path else { return }
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
}

/// One page below its bar.
private struct NavigationPage: View {
  let content: AnyView
  /// What the way back is called; nil on the first page.
  let back: String?
  let titled: (String?) -> Void
  @State private var bar = NavigationBarValues()

  private var isLarge: Bool { bar.displayMode != .inline && bar.title != nil }

  private var height: CGFloat {
    bar.isHidden ? 0 : BarConstants.height + (isLarge ? BarConstants.largeTitle : 0)
  }

  var body: some View {
    VStack { content }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .transformEnvironment(\.barHeight) { $0 += height }
      .padding(.top, height)
      .background {
        // Pages on top hide those below; the first lets the clip's own background through.
        if back != nil { Color(.systemBackground).ignoresSafeArea() }
      }
      .overlay(alignment: .top) { if !bar.isHidden { barView } }
      .onPreferenceChange(NavigationBarKey.self) { values in
        bar = values
        titled(values.title?.string)
      }
  }

  private var barView: some View {
    VStack(spacing: 0) {
      ZStack {
        HStack(spacing: BarConstants.gap) {
          if let back, !bar.hidesBack { BackButton(title: back) }
          parts(at: .leading)
            .padding(.leading, back == nil || bar.hidesBack ? BarConstants.margin : 0)
          Spacer(minLength: 0)
          parts(at: .trailing).padding(.trailing, BarConstants.margin)
        }
        if bar.parts(at: .principal).isEmpty {
          if !isLarge, let title = bar.title { title.font(.headline).lineLimit(1) }
        } else {
          parts(at: .principal)
        }
      }
      .frame(height: BarConstants.height)
      if isLarge, let title = bar.title {
        title.font(.system(size: 34, weight: .bold)).lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, BarConstants.margin)
          .frame(height: BarConstants.largeTitle, alignment: .top)
      }
    }
    .frame(maxWidth: .infinity)
  }

  private func parts(at place: BarPlace) -> some View {
    HStack(spacing: BarConstants.gap) {
      ForEach(bar.parts(at: place)) { $0.subview }
    }
  }
}

private struct BackButton: View {
  let title: String
  @Environment(\.navigation) private var navigation

  var body: some View {
    Button {
      navigation?.pop()
    } label: {
      HStack(spacing: 5) {
        Image(systemName: "chevron.left").font(.system(size: 18, weight: .semibold))
        Text(title)
      }
    }
    .padding(.horizontal, 8)
  }
}
