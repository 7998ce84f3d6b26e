import Drawing
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

extension Image {
  /// A picture that is drawn as a canvas is, and drawn again in every size it is shown in.
  ///
  /// - Parameters:
  ///   - size: Points, 1 at least. A picture that is made where no clip is played is empty.
  ///   - label, opaque, colorMode: Kept for source compatibility; the picture is the same.
  ///   - renderer: Draws into a context of that size.
  @MainActor @preconcurrency
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    // A picture has a size, whatever was asked for.
    let size = CGSize(
      width: min(Reach.farthest, max(1, size.width)),
      height: min(Reach.farthest, max(1, size.height)))
    var items: [DisplayItem] = []
    if let graph = ViewGraph.current {
      var context = GraphicsContext(
        origin: .zero, size: size, environment: EnvironmentValues(), graph: graph, symbols: [])
      renderer(&context)
      items = context.sink.items
    }
    self.init(source: .drawn(DrawnPicture(items: items, size: size)))
  }
}
