import Foundation
import Geometry
import Motion
import ViewEngine

/// Loads anew what a list shows.
public struct RefreshAction {
  private let action: @MainActor () async -> Void

  init(_ action: @escaping @MainActor () async -> Void) {
    self.action = action
  }

  @MainActor public func callAsFunction() async { await action() }
}

extension View {
  /// Lets a pull on the lists and scroll views inside load anew: they stay pulled, with a spinner
  /// above, until the action is done.
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

private enum ScrollPullKey: EnvironmentKey {
  static var defaultValue: ScrollPull? { nil }
}

/// What is told how far the content of a scroll view is pulled down past its top.
struct ScrollPull {
  /// In points, and where the spinner stands.
  let moved: (CGFloat, RefreshPlace) -> Void
  /// The finger lets go.
  let released: () -> Void
}

/// Where a spinner stands, above what goes down with the content.
struct RefreshPlace {
  /// Above the top of what is scrolled, in points.
  var rise: CGFloat = 0
  /// Keeps so much room for it above what stands between.
  var hold: @MainActor (CGFloat) -> Void = { _ in }
}

extension EnvironmentValues {
  /// What a pull on the place does, if anything.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  var scrollPull: ScrollPull? {
    get { self[ScrollPullKey.self] }
    set { self[ScrollPullKey.self] = newValue }
  }
}

/// Runs the refresh action of the place when the scroll view inside is pulled far enough.
///
/// - Matches: the height of 60 points is that of Apple's control, captured; a large title is below it, as in Mail; how far
///   one has to pull is not measured.
struct RefreshHost: ViewModifier {
  @Environment(\.refresh) private var refresh
  @State private var pull: CGFloat = 0
  @State private var isRunning = false
  @State private var isHeld = false
  @State private var place = RefreshPlace()

  private static let height: CGFloat = 60
  private static let distance: CGFloat = 80
  private static let clear: CGFloat = 42
  /// It is gone before the content comes back to where it stands (by eye).
  private static let leaving = AnyTransition.scale(scale: 0.1).combined(with: .fadedAsOne)
    .animation(.easeIn(duration: 0.12))

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.contentMargins) {
        if isHeld { $0.content.top = ($0.content.top ?? 0) + Self.height }
      }
      .environment(
        \.scrollPull, refresh == nil ? nil : ScrollPull(moved: moved, released: released)
      )
      .overlay(alignment: .top) {
        if pull > 0 || isRunning {
          ProgressView()
            .fadedAsOne(isRunning ? 1 : shown)
            .frame(height: Self.height)
            .offset(y: -place.rise)
            .allowsHitTesting(false)
            // A page may show something else until all is loaded, or another may come over it.
            .onDisappear { if isHeld { place.hold(0) } }
            .onAppear { if isHeld { place.hold(Self.height) } }
            .transition(.asymmetric(insertion: .identity, removal: Self.leaving))
        }
      }
  }

  /// The spinner is seen as soon as the content has gone from where it stands.
  private var shown: Double { min(max((pull - Self.clear) / (Self.distance - Self.clear), 0), 1) }

  private func moved(_ distance: CGFloat, place: RefreshPlace) {
    guard distance != pull else { return }
    if pull == 0, !isRunning { self.place = place }
    pull = distance
    if distance >= Self.distance && !isRunning { run() }
  }

  private func released() {
    if isRunning { withAnimation { hold(true) } }
  }

  private func hold(_ isHeld: Bool) {
    self.isHeld = isHeld
    place.hold(isHeld ? Self.height : 0)
  }

  private func run() {
    guard let refresh else { return }
    isRunning = true
    Task { @MainActor in
      await refresh()
      withAnimation {
        isRunning = false
        hold(false)
      }
    }
  }
}
