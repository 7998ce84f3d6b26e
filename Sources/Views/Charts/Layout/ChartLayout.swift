import Foundation
import Geometry
import Motion
import ViewEngine

/// The plot with everything around it.
struct ChartLayout: Layout {
  let geometry: ChartGeometry
  /// What the scales leave free, as it was asked for.
  let padding: EdgeInsets

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: ChartConstants.idealSize)
    // A plot of a height of its own decides about the chart's.
    var room = ChartRoom(bounds: CGRect(origin: .zero, size: size))
    room.reserve(for: subviews)
    guard let plot = subviews.first(where: { $0.isPlot }) else { return size }
    let own = plot.sizeThatFits(ProposedViewSize(room.plot.size))
    return CGSize(
      width: size.width + own.width - room.plot.width,
      height: size.height + own.height - room.plot.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var room = ChartRoom(bounds: bounds)
    room.reserve(for: subviews)
    let plot = room.plot
    geometry.plot = plot.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    geometry.insets = padding
    for subview in subviews {
      if case .annotation(let place) = subview[ChartPartKey.self] {
        AnnotationPlacing(place, in: plot, bounds: bounds).makeRoom(
          for: subview.sizeThatFits(.unspecified), in: &geometry.insets)
      }
    }
    let range = geometry.range(in: plot.size).offsetBy(dx: plot.minX, dy: plot.minY)
    var labels = AxisLabelPlacing(room: room, range: range)
    for subview in subviews {
      switch subview[ChartPartKey.self] {
      case .plot, .cover:
        subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .axis(let axis):
        let rect = room.strip(along: axis)
        subview.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
      case .label(let place):
        labels.place(subview, place)
      case .tick(let place):
        let rect = labels.rect(of: place)
        subview.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
      case .annotation(let place):
        let size = subview.sizeThatFits(.unspecified)
        let origin = AnnotationPlacing(place, in: plot, bounds: bounds)
          .origin(of: size, range: range)
        subview.place(at: origin, proposal: ProposedViewSize(size))
      case .title(let place):
        room.placeTitle(subview, place)
      case .legend(let position, let alignment, _):
        room.placeLegend(subview, position, alignment)
      }
    }
  }
}

extension LayoutSubview {
  @MainActor fileprivate var isPlot: Bool {
    if case .plot = self[ChartPartKey.self] { true } else { false }
  }
}
