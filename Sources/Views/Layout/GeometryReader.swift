import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Takes all the space it is offered and tells its content how much that is.
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    GeometryReaderNode(self, parent: parent, environment: environment)
  }
}

final class GeometryReaderItem: ContainerItem {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layout() {
    (node as? any LaidOutLate)?.layout(size: frame.size)
    super.layout()
  }

  override func explicitGuides(in size: CGSize) -> Guides { [:] }
}

@MainActor
protocol LaidOutLate: PlaceReading {
  var item: ContainerItem { get }
  /// What the content asked where on screen it is.
  var places: ReadPlaces { get set }
  func layout(size: CGSize)
}

/// Every child at the top leading corner, proposed the full size.
struct ReaderArrangement: Arrangement {
  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
