import Foundation
import Geometry
import Motion
import ViewEngine

/// What is left for the plot when legend, titles and labels have theirs.
@MainActor
struct ChartRoom {
  let bounds: CGRect
  private(set) var plot: CGRect
  /// How long ticks along labels are, by side.
  private(set) var labelHeights: [AxisMarkPosition.Side: CGFloat] = [:]
  /// How wide the labels beside the plot are, by side.
  private(set) var labelWidths: [AxisMarkPosition.Side: CGFloat] = [:]
  private var titleRects: [AxisMarkPosition.Side: CGRect] = [:]
  private var legendRect = CGRect.zero

  init(bounds: CGRect) {
    self.bounds = bounds
    plot = bounds
  }

  mutating func reserve(for subviews: LayoutSubviews) {
    for subview in subviews {
      if case .legend(let position, _, let spacing) = subview[ChartPartKey.self] {
        let size = subview.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil))
        legendRect = position.isOverlay ? .zero : take(size, spacing, on: Self.side(of: position))
      }
    }
    for subview in subviews {
      if case .title(let place) = subview[ChartPartKey.self] {
        let size = subview.sizeThatFits(.unspecified)
        titleRects[place.side] = take(size, place.spacing, on: place.side)
      }
    }
    reserveLabels(subviews)
  }

  /// Cuts a strip off the plot.
  private mutating func take(
    _ size: CGSize, _ spacing: CGFloat, on side: AxisMarkPosition.Side
  ) -> CGRect {
    let edge: StripEdge =
      switch side {
      case .leading: .minXEdge
      case .trailing: .maxXEdge
      case .top: .minYEdge
      default: .maxYEdge
      }
    let isUpright = side == .leading || side == .trailing
    let length = isUpright ? size.width : size.height
    guard length > 0 else { return .zero }
    let (strip, rest) = plot.cut(length, from: edge)
    plot = rest.cut(spacing, from: edge).rest
    return strip
  }

  private mutating func reserveLabels(_ subviews: LayoutSubviews) {
    var halves: [(place: Double, half: CGFloat)] = []
    var isBelow = false
    for subview in subviews {
      guard case .label(let place) = subview[ChartPartKey.self] else { continue }
      guard place.side == .leading || place.side == .trailing else {
        isBelow = isBelow || place.side == .bottom
        continue
      }
      let size = subview.sizeThatFits(.unspecified)
      if place.preset.kind != .inset {
        let spacing = place.spacing ?? ChartConstants.labelSpacing
        labelWidths[place.side] = max(labelWidths[place.side] ?? 0, size.width + spacing)
        halves.append((place.place, size.height / 2))
      }
    }
    labelWidths = lengths(labelWidths, of: subviews, along: .vertical)
    plot = plot.cut(labelWidths[.leading] ?? 0, from: .minXEdge).rest
    plot = plot.cut(labelWidths[.trailing] ?? 0, from: .maxXEdge).rest
    for subview in subviews {
      guard case .label(let place) = subview[ChartPartKey.self],
        place.side == .top || place.side == .bottom
      else { continue }
      let height = subview.sizeThatFits(place.proposal(in: plot.width)).height
      labelHeights[place.side] = max(
        labelHeights[place.side] ?? 0, height + (place.spacing ?? ChartConstants.labelBelow))
    }
    labelHeights = lengths(labelHeights, of: subviews, along: .horizontal)
    plot = plot.cut(labelHeights[.top] ?? 0, from: .minYEdge).rest
    plot = plot.cut(labelHeights[.bottom] ?? 0, from: .maxYEdge).rest
    // Half of the uppermost label stands above its line, and of the lowest one below.
    let above = halves.map { $0.half - plot.height * (1 - $0.place) }.max() ?? 0
    let below = halves.map { $0.half - plot.height * $0.place }.max() ?? 0
    plot = plot.cut(max(0, above), from: .minYEdge).rest
    if !isBelow { plot = plot.cut(max(0, below), from: .maxYEdge).rest }
  }

  func placeTitle(_ subview: LayoutSubview, _ place: AxisTitlePlace) {
    guard let strip = titleRects[place.side] else { return }
    let isUpright = place.side == .leading || place.side == .trailing
    // Along the plot, not along the labels beside it.
    let rect =
      isUpright
      ? CGRect(x: strip.minX, y: plot.minY, width: strip.width, height: plot.height) : strip
    let own: Alignment = place.side == .top ? .trailing : place.side == .bottom ? .leading : .center
    subview.place(in: rect, alignment: place.alignment ?? own)
  }

  func placeLegend(
    _ subview: LayoutSubview, _ position: AnnotationPosition, _ alignment: Alignment?
  ) {
    let isUpright = position.x != 0 && position.y == 0
    let own: Alignment = isUpright ? .top : .leading
    subview.place(in: position.isOverlay ? plot : legendRect, alignment: alignment ?? own)
  }

  private static func side(of position: AnnotationPosition) -> AxisMarkPosition.Side {
    if position.y == 0 && position.x != 0 { return position.x < 0 ? .leading : .trailing }
    return position == .bottom || position.y > 0 ? .bottom : .top
  }
}

extension CGRect {
  /// A strip along an edge, and what is left.
  fileprivate func cut(_ length: CGFloat, from edge: StripEdge) -> (strip: CGRect, rest: CGRect) {
    let isUpright = edge == .minXEdge || edge == .maxXEdge
    let length = min(max(0, length), isUpright ? width : height)
    let (w, h) = isUpright ? (width - length, height) : (width, height - length)
    switch edge {
    case .minXEdge:
      return (
        CGRect(x: minX, y: minY, width: length, height: height),
        CGRect(x: minX + length, y: minY, width: w, height: h)
      )
    case .maxXEdge:
      return (
        CGRect(x: maxX - length, y: minY, width: length, height: height),
        CGRect(x: minX, y: minY, width: w, height: h)
      )
    case .minYEdge:
      return (
        CGRect(x: minX, y: minY, width: width, height: length),
        CGRect(x: minX, y: minY + length, width: w, height: h)
      )
    case .maxYEdge:
      return (
        CGRect(x: minX, y: maxY - length, width: width, height: length),
        CGRect(x: minX, y: minY, width: w, height: h)
      )
    }
  }
}

extension LayoutSubview {
  @MainActor
  fileprivate func place(in rect: CGRect, alignment: Alignment) {
    let anchor = UnitPoint(
      x: alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5,
      y: alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5)
    place(
      at: CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y),
      anchor: anchor, proposal: ProposedViewSize(rect.size))
  }
}

private enum StripEdge {
  case minXEdge, maxXEdge, minYEdge, maxYEdge
}
