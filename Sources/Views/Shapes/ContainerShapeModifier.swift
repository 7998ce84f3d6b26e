import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Names the shape that ``ContainerRelativeShape`` and ``ConcentricRectangle`` in the view follow.
  ///
  /// - Note: Approximated: a radius that changes jumps; the container's rectangle moves as it is animated.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

struct ContainerShapeModifier: ViewModifier {
  let shape: any InsettableShape
  @State private var container = ShapeContainer()

  func body(content: Content) -> some View {
    let _ = container.shape = shape
    content
      .environment(\.shapeContainer, container)
      .modifier(ShapeContainerPlace(container: container))
  }
}

/// A container's shape, and where it is seen.
@MainActor
final class ShapeContainer {
  var shape: any InsettableShape = Rectangle()
  weak var item: ShapeContainerItem?
}

private enum ShapeContainerKey: EnvironmentKey {
  static var defaultValue: ShapeContainer? { nil }
}

extension EnvironmentValues {
  var shapeContainer: ShapeContainer? {
    get { self[ShapeContainerKey.self] }
    set { self[ShapeContainerKey.self] = newValue }
  }

  /// What is around a shape that is drawn in a rectangle of the screen: its container, or the screen.
  ///
  /// - Parameter rect: Its upper left corner is the origin of the outline's coordinates.
  @MainActor
  func outline(around rect: CGRect) -> ContainerOutline? {
    if let container = shapeContainer, let item = container.item {
      return ContainerOutline(
        shape: container.shape, rect: item.shownRect.offsetBy(dx: -rect.minX, dy: -rect.minY))
    }
    guard let canvas = ViewGraph.current?.canvas else { return nil }
    return ContainerOutline(
      shape: RoundedRectangle(cornerRadius: canvas.cornerRadius),
      rect: CGRect(origin: .zero, size: canvas.size).offsetBy(dx: -rect.minX, dy: -rect.minY),
      isScreen: true)
  }
}

struct ShapeContainerPlace: WrapperModifier {
  let container: ShapeContainer

  func makeItem(_ child: Item, node: Node) -> ShapeContainerItem {
    ShapeContainerItem(child, node: node)
  }

  func update(_ item: ShapeContainerItem, transaction: Transaction) { container.item = item }
}

final class ShapeContainerItem: WrapperItem {
  private let shownFrame: AnimatedFrame

  var shownRect: CGRect { shownFrame.rect }

  override init(_ child: Item, node: Node) {
    shownFrame = AnimatedFrame(node: node)
    super.init(child, node: node)
  }

  override func layout() {
    super.layout()
    shownFrame.set(frame)
  }
}
