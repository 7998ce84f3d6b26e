import Motion
import ViewEngine

/// A style behind a bar.
struct BarBackground: Equatable {
  let style: AnyShapeStyle
  /// Styles cannot be compared; what they are written like can.
  private let description: String

  init<S: ShapeStyle>(_ style: S) {
    self.style = AnyShapeStyle(style)
    description = String(reflecting: style)
  }

  static func == (left: BarBackground, right: BarBackground) -> Bool {
    left.description == right.description
  }
}

/// What is said about a bar at an edge of the screen.
struct BarLook: Equatable {
  var visibility = Visibility.automatic
  /// Of its background: automatic is shown where content is beneath.
  var backgroundVisibility = Visibility.automatic
  var background: BarBackground?
  var colorScheme: ColorScheme?
  /// The line towards the page; nil is the usual one, which a style of one's own has none of.
  var line: Color?
  /// Whether a material shows through the background.
  var hasMaterialBehind = false

  func filled(from other: BarLook) -> BarLook {
    var look = self
    if visibility == .automatic { look.visibility = other.visibility }
    if backgroundVisibility == .automatic { look.backgroundVisibility = other.backgroundVisibility }
    look.background = background ?? other.background
    look.colorScheme = colorScheme ?? other.colorScheme
    return look
  }

  /// - Parameter ramp: How much of the background content beneath makes, 0…1.
  func opacity(_ ramp: Double) -> Double {
    switch backgroundVisibility {
    case .visible: 1
    case .hidden: 0
    case .automatic: ramp
    }
  }

  /// The scheme that the bar is told to have, while its background is seen.
  ///
  /// - Parameter isBeneath: Whether content is beneath it.
  func scheme(isBeneath: Bool) -> ColorScheme? {
    opacity(isBeneath ? 1 : 0) > 0 ? colorScheme : nil
  }
}

extension View {
  private func barLook(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void
  ) -> some View {
    let bars = bars.isEmpty ? [ToolbarPlacement.automatic] : bars
    return navigationBar { values in
      for bar in bars where !bar.isTabBar {
        change(&values.looks[bar.resolved, default: BarLook()])
      }
    }
    .transformPreference(TabBarLookKey.self) { look in
      if bars.contains(where: \.isTabBar) { change(&look) }
    }
  }

  /// Shows or leaves out bars around the view.
  ///
  /// - Parameter bars: None means that of the navigation stack.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barLook(bars) { $0.visibility = visibility }
  }

  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    barLook(bars) { $0.visibility = visibility }
  }

  /// What is behind bars around the view, where they have a background.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  {
    barLook(bars) { $0.background = BarBackground(style) }
  }

  /// Whether bars around the view have a background; automatic is where content is beneath them.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    barLook(bars) { $0.backgroundVisibility = visibility }
  }

  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    barLook(bars) { $0.backgroundVisibility = visibility }
  }

  /// The scheme of what is in bars around the view, while they have a background.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  {
    barLook(bars) { $0.colorScheme = colorScheme }
  }

  /// Leaves out the bar above the page.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    barLook([.navigationBar]) { $0.visibility = hidden ? .hidden : .automatic }
  }
}
