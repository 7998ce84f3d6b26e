import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A view on content that may be larger, and is moved by the finger.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public var body: some View {
    ScrollContent(content: content, axes: axes)
      // Scroll views inside this one have margins of their own.
      .environment(\.contentMargins, ContentMargins())
      // Those have no pull of this one's either.
      .environment(\.scrollPull, nil)
      .modifier(ScrollModifier(axes: axes, showsIndicators: showsIndicators))
      .modifier(RefreshHost())
  }
}

/// Several views in a scroll view follow each other along its axis.
private struct ScrollContent: ContainerView {
  let content: any View
  let axes: Axis.Set

  var containerContent: any View { content }
  var arrangement: any Arrangement {
    axes == .horizontal
      ? StackArrangement.horizontal(alignment: .center, spacing: nil)
      : StackArrangement.vertical(alignment: .center, spacing: nil)
  }
}

struct ScrollModifier: WrapperModifier {
  let axes: Axis.Set
  let showsIndicators: Bool

  func makeItem(_ child: Item, node: Node) -> ScrollItem { ScrollItem(child, node: node) }

  func update(_ item: ScrollItem, transaction: Transaction) {
    item.axes = axes
    item.showsIndicators = showsIndicators
  }
}

// MARK: In the environment

/// Whether bars show how far a scroll view is while it moves.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let isVisible: Bool

  public static let automatic = ScrollIndicatorVisibility(isVisible: true)
  public static let visible = ScrollIndicatorVisibility(isVisible: true)
  public static let hidden = ScrollIndicatorVisibility(isVisible: false)
  public static let never = ScrollIndicatorVisibility(isVisible: false)
}

private enum ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: Axis.Set { [.horizontal, .vertical] }
}

private enum IsScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Along which axes indicators are shown.
  var scrollIndicators: Axis.Set {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }

  /// Whether indicators of scrolling sideways are shown; automatic ones are, while it scrolls.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicators.contains(.horizontal) ? .automatic : .hidden }
    set { scrollIndicators.show(.horizontal, newValue) }
  }

  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicators.contains(.vertical) ? .automatic : .hidden }
    set { scrollIndicators.show(.vertical, newValue) }
  }

  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
}

extension View {
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollIndicators) { $0.show(axes, visibility) }
  }

  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
}

extension Axis.Set {
  fileprivate mutating func show(_ axes: Axis.Set, _ visibility: ScrollIndicatorVisibility) {
    self = visibility.isVisible ? union(axes) : subtracting(axes)
  }
}
