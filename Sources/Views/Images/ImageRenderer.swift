import Drawing
import Foundation
import Geometry
import Motion
import OpenCombine
@_spi(Engine) import ViewEngine

/// Makes a picture of a view, as it looks when it first appears.
///
/// The picture is what the view draws, and drawn again wherever the picture is shown: it has no
/// pixels of its own, so it is as sharp when it is made larger. It has the view's size in points,
/// with ``scale`` as on a device: `cgImage` has as many pixels, each of which an `Image` shows as a
/// point unless it is told a scale.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  public var content: Content { didSet { objectWillChange.send() } }
  public var proposedSize = ProposedViewSize.unspecified { didSet { objectWillChange.send() } }
  /// Pixels a point.
  public var scale: CGFloat = 1 { didSet { objectWillChange.send() } }
  /// Accepted: what is behind the view is black in a picture without alpha; here it stays clear.
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content view: Content) {
    content = view
  }

  /// Nil where the view has no size.
  public var uiImage: UIImage? { picture.map { UIImage(Image(source: .drawn($0)), scale: scale) } }

  /// Nil where the view has no size.
  public var nsImage: UIImage? { uiImage }

  public var cgImage: CGImage? {
    picture.map { CGImage(picture: $0, scale: scale) }
  }

  /// Hands over the view's size, and what draws it.
  ///
  /// - Note: Approximated: there is no context of Quartz's to draw into; one that is made with none
  ///   takes what is drawn and shows it nowhere.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    renderer(picture?.size ?? .zero, { _ in })
  }

  /// As large as the screen where nothing else is proposed.
  private func canvas(of graph: ViewGraph) -> GraphCanvas {
    let screen = graph.canvas.size
    var canvas = GraphCanvas(
      size: CGSize(
        width: proposedSize.width ?? screen.width, height: proposedSize.height ?? screen.height),
      scale: graph.canvas.scale)
    canvas.locale = graph.canvas.locale
    if graph.canvas.isGlass { canvas.system = graph.canvas.system }
    return canvas
  }

  private var picture: DrawnPicture? {
    guard let around = ViewGraph.current else { return nil }
    let measure = RenderedSize()
    let proposal = ProposedViewSize(width: proposedSize.width, height: proposedSize.height)
    let view = RenderLayout(proposal: proposal, measure: measure) { content }
    let graph = ViewGraph(
      view, canvas: canvas(of: around), measuring: around.measuring)
    guard measure.size.width > 0, measure.size.height > 0 else { return nil }
    for warning in graph.warnings { around.warn(warning) }
    return DrawnPicture(items: graph.displayList().items, size: measure.size)
  }
}

@MainActor
private final class RenderedSize {
  var size = CGSize.zero
}

/// The view in the corner of the canvas, in the size that it wants for a proposal.
private struct RenderLayout<Content: View>: View {
  let proposal: ProposedViewSize
  let measure: RenderedSize
  @ViewBuilder let content: Content

  var body: some View {
    CornerLayout(proposal: proposal) {
      content.onGeometryChange(for: CGSize.self, of: \.size) { measure.size = $0 }
    }
    .ignoresSafeArea()
  }
}

private struct CornerLayout: Layout {
  let proposal: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: self.proposal) }
  }
}
