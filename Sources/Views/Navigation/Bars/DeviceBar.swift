import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension BarConstants {
  /// A Mac's bar with a title or a tool is 52 high and one without 28, its window's own; a watch's is
  /// as high as what it keeps free for the time.
  @MainActor static func height(
    on idiom: DeviceIdiom, isEmpty: Bool, isGlass: Bool = false, isCompact: Bool = false
  ) -> CGFloat {
    switch idiom {
    case .phone, .pad: isGlass ? GlassBarConstants.zone : isCompact ? compactHeight : height
    case .mac: isEmpty ? 28 : 52
    case .watch: ViewGraph.current?.canvas.safeArea.top ?? 40
    case .tv: isEmpty ? 0 : 80
    }
  }
}

/// What stands in the bar of a page on a Mac, a watch or a television: a title and tools in one row.
///
/// By eye from macOS 14, watchOS 10 and tvOS 17.
struct DeviceBar: View {
  let bar: NavigationBarValues
  let canGoBack: Bool
  /// Whether it is the bar of the page in sight.
  let isInPlace: Bool
  @Environment(\.idiom) private var idiom
  @Environment(\.navigation) private var navigation
  @Environment(\.columnToggle) private var columnToggle
  @Environment(\.isFirstColumn) private var isFirstColumn
  @Environment(\.isBesideWindowButtons) private var isBesideWindowButtons
  @Environment(\.closeSheet) private var closeSheet

  private var title: Text? { bar.removed.contains(.title) ? nil : bar.title }

  var body: some View {
    switch idiom {
    case .mac: mac
    case .watch: watch
    default: television
    }
  }

  private var mac: some View {
    Group {
      if bar.parts(at: .principal).isEmpty, bar.parts(at: .status).isEmpty {
        HStack(spacing: 8) {
          macLeading
          Spacer(minLength: 0)
          macTrailing
        }
      } else {
        // In the middle as long as there is room, else between the title and the tools.
        NavigationBarLayout(gap: 8, margin: 0) {
          HStack(spacing: 8) { macLeading }
          HStack(spacing: 8) { macTrailing }
          // There is no bar below a Mac's page: its status is in the middle of this one.
          HStack(spacing: 8) {
            if !bar.parts(at: .principal).isEmpty { parts(at: .principal) }
            if !bar.parts(at: .status).isEmpty { parts(at: .status) }
          }
        }
      }
    }
    .padding(.horizontal, 12)
    .frame(maxHeight: .infinity)
    .environment(\.isInToolbar, true)
  }

  @ViewBuilder private var macLeading: some View {
    if isBesideWindowButtons { Color.clear.frame(width: 70) }
    if isFirstColumn != true { columnToggle }
    if canGoBack && !bar.hidesBack { back }
    parts(at: .leading)
    // A sidebar's title is the window's where no other column has one, and is not written above the sidebar.
    VStack(alignment: .leading, spacing: 0) {
      if isFirstColumn != true { title?.font(.system(size: 15, weight: .semibold)).lineLimit(1) }
      if let subtitle = bar.subtitle {
        subtitle.font(.system(size: 11)).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .padding(.leading, 4)
  }

  /// A sidebar has the button that hides it at its end; where it is hidden, the button stands beside the window's.
  @ViewBuilder private var macTrailing: some View {
    if isFirstColumn == true { columnToggle }
    parts(at: .trailing)
    if !bar.overflow.isEmpty { OverflowMenu(menus: bar.overflow) }
    // At the very end, wherever it is written among the tools.
    if !bar.parts(at: .search).isEmpty { parts(at: .search) }
  }

  private var watch: some View {
    let hasTools = !bar.parts(at: .trailing).isEmpty
    let leads = !bar.parts(at: .leading).isEmpty
    return HStack(spacing: 0) {
      HStack(spacing: 6) {
        if canGoBack && !bar.hidesBack { back.buttonStyle(.borderless) }
        if let closeSheet, !canGoBack, !leads { WatchCloseButton(action: closeSheet) }
        // Nothing stands a gap before a title that has little room beside tools.
        if leads || !hasTools { parts(at: .leading) }
        if leads && hasTools {
          // Between tools at both ends there is room for the time alone.
        } else if bar.parts(at: .principal).isEmpty {
          title?.font(.system(size: 16, weight: .semibold)).lineLimit(1)
            .minimumScaleFactor(hasTools ? 0.7 : 1)
        } else {
          // A watch has one place for a title and for what stands in its place.
          parts(at: .principal).font(.system(size: 16, weight: .semibold)).lineLimit(1)
        }
        Spacer(minLength: 0)
      }
      // Of the time, which makes room for tools at its corner.
      Color.clear.frame(width: 50, height: 0)
      if hasTools {
        HStack(spacing: 0) {
          Spacer(minLength: 0)
          parts(at: .trailing)
        }
      }
    }
    .padding(.leading, 14)
    .padding(.trailing, hasTools ? 14 : 0)
    .padding(.top, 10)
    .frame(maxHeight: .infinity)
    .environment(\.isInToolbar, true)
    .modifier(SystemBarsModifier(centersTime: isInPlace ? hasTools : nil))
  }

  private var television: some View {
    ZStack {
      title?.font(.system(size: 38, weight: .semibold))
      HStack(spacing: 30) {
        parts(at: .leading)
        Spacer(minLength: 0)
        parts(at: .trailing)
        if !bar.overflow.isEmpty { OverflowMenu(menus: bar.overflow) }
      }
      parts(at: .principal)
    }
    .frame(maxHeight: .infinity)
    .overlay(alignment: .leading) { if canGoBack { menuButton } }
  }

  /// A remote's, which leads back: nothing of it is seen and it takes no focus, but scripts find it, by its key too.
  private var menuButton: some View {
    Color.clear.frame(width: 44, height: 44)
      .modifier(
        PressModifier(
          setPressed: { _ in }, action: { navigation?.pop() },
          shortcut: .cancelAction)
      )
      .accessibilityLabel("Back")
      .accessibilityIdentifier("BackButton")
  }

  private var back: some View {
    Button {
      navigation?.pop()
    } label: {
      Image(systemName: "chevron.left").fontWeight(.semibold)
    }
    .accessibilityLabel("Back")
    .accessibilityIdentifier("BackButton")
  }

  private func parts(at place: BarPlace) -> some View {
    HStack(spacing: idiom == .tv ? 30 : 8) { ForEach(bar.parts(at: place)) { $0.subview } }
  }
}

extension EnvironmentValues {
  /// Whether a bar is as low as there is little room down: on a phone on its side that is no large one. One of glass
  /// is not known to be.
  var hasCompactBar: Bool {
    hasInlineTabs && horizontalSizeClass == .compact
  }

  /// Whether the icons of tabs stand beside their titles, as on a phone on its side, a large one too.
  var hasInlineTabs: Bool { idiom == .phone && !isGlass && verticalSizeClass == .compact }
}

private enum BesideWindowButtonsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether a bar begins at its window's corner.
  var isBesideWindowButtons: Bool {
    get { self[BesideWindowButtonsKey.self] }
    set { self[BesideWindowButtonsKey.self] = newValue }
  }
}
