import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Keeps content away from edges; what scrolls still goes all the way to them.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? LayoutConstants.defaultPadding))
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Makes the view as large as the scroll view, or else the screen, around it.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  {
    modifier(
      ContainerRelativeModifier(alignment: alignment) { length, axis in
        axes.contains(axis == .horizontal ? .horizontal : .vertical) ? length : nil
      })
  }

  /// Makes the view as large as some of the equal parts of the container around it.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeModifier(alignment: alignment) { length, axis in
        guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
        let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
        return part * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }

  /// - Parameter length: Makes the view's length of the container's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      ContainerRelativeModifier(alignment: alignment) { container, axis in
        axes.contains(axis == .horizontal ? .horizontal : .vertical)
          ? length(container, axis) : nil
      })
  }
}

struct ContainerRelativeModifier: WrapperModifier {
  let alignment: Alignment
  /// Nil leaves the axis alone.
  let length: (CGFloat, Axis) -> CGFloat?

  func makeItem(_ child: Item, node: Node) -> RelativeFrameItem {
    RelativeFrameItem(child, node: node)
  }

  func update(_ item: RelativeFrameItem, transaction: Transaction) {
    item.alignment = alignment
    item.length = length
  }
}

final class RelativeFrameItem: FrameItem {
  var length: (CGFloat, Axis) -> CGFloat? = { _, _ in nil }

  private func takeLengths() {
    let container = relativeContainer
    scrollView?.sizeReaders.add(self)
    width = FlexibleLength(fixed: length(container.width, .horizontal).map { max(0, $0) })
    height = FlexibleLength(fixed: length(container.height, .vertical).map { max(0, $0) })
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    takeLengths()
    return super.sizeThatFits(proposal)
  }

  override func layout() {
    takeLengths()
    super.layout()
  }
}

extension Item {
  /// The scroll view around this.
  var scrollView: ScrollItem? {
    var outer = superitem
    while let current = outer {
      if let scroll = current as? ScrollItem { return scroll }
      outer = current.superitem
    }
    return nil
  }

  /// The size of the scroll view around this, within its margins, or of the screen's safe area.
  var relativeContainer: CGSize { scrollView?.visibleSize ?? graph.canvas.safeRect.size }
}
