import Foundation
import Geometry
import Motion

/// What links inside a navigation stack do.
struct NavigationActions {
  let push: (AnyView) -> Void
  let pop: () -> Void
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
  @State private var pushed: [Page] = []
  @State private var titles: [Int: String] = [:]

  private struct Page: Identifiable {
    let id: Int
    let content: AnyView
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
        ForEach(pushed) { page in
          let depth = page.id
          NavigationPage(
            content: page.content, back: titles[depth - 1] ?? "Back",
            titled: { titles[depth] = $0 }
          )
          .environment(\.dismiss, DismissAction(pop))
          .offset(x: depth == pushed.count ? 0 : -proxy.size.width * Self.parallax)
          .transition(.move(edge: .trailing))
          .zIndex(Double(depth))
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .environment(\.navigation, NavigationActions(push: push, pop: pop))
  }

  private func push(_ content: AnyView) {
    withAnimation(Self.slide) {
      pushed.append(Page(id: pushed.count + 1, content: content))
    }
  }

  private func pop() {
    withAnimation(Self.slide) { _ = pushed.popLast() }
  }
}

/// One page below its bar.
private struct NavigationPage: View {
  let content: AnyView
  /// What the way back is called; nil on the first page.
  let back: String?
  let titled: (String?) -> Void
  @State private var bar = NavigationBarValues()

  private enum Constants {
    static let bar: CGFloat = 44
    static let largeTitle: CGFloat = 52
  }

  private var isLarge: Bool { bar.displayMode != .inline && bar.title != nil }

  private var height: CGFloat {
    bar.isHidden ? 0 : Constants.bar + (isLarge ? Constants.largeTitle : 0)
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
        if let back { BackButton(title: back).frame(maxWidth: .infinity, alignment: .leading) }
        if !isLarge, let title = bar.title { title.font(.headline).lineLimit(1) }
      }
      .frame(height: Constants.bar)
      if isLarge, let title = bar.title {
        title.font(.system(size: 34, weight: .bold)).lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 16)
          .frame(height: Constants.largeTitle, alignment: .top)
      }
    }
    .frame(maxWidth: .infinity)
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

private enum BarHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  /// How much of the safe area's top the bars around a view take.
  var barHeight: CGFloat {
    get { self[BarHeightKey.self] }
    set { self[BarHeightKey.self] = newValue }
  }
}
