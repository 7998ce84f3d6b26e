import Foundation
import Geometry
import Motion
import ViewEngine

extension AxisLabelPlace {
  /// What a label below the plot is offered: a category no more than its band.
  func proposal(in width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: self.width.map { $0 * width }, height: nil)
  }
}

/// Puts labels and ticks beside the plot; a label that meets the one before it is left out.
@MainActor
struct AxisLabelPlacing {
  let room: ChartRoom
  let range: CGRect
  /// Where the labels end that are there, by side.
  private var taken: [AxisMarkPosition.Side: ClosedRange<CGFloat>] = [:]
  /// Between two labels, in points; by eye, not measured.
  private static let gap: CGFloat = 2
  private static let outOfSight = CGPoint(x: -10_000, y: -10_000)

  init(room: ChartRoom, range: CGRect) {
    self.room = room
    self.range = range
  }

  mutating func place(_ subview: LayoutSubview, _ place: AxisLabelPlace) {
    let isUpright = place.side == .leading || place.side == .trailing
    let proposal = isUpright ? .unspecified : place.proposal(in: range.width)
    let size = subview.sizeThatFits(proposal)
    let rect = (isUpright ? upright(place, size) : flat(place, size))
      .offsetBy(dx: place.offset.width, dy: place.offset.height)
    let reach = isUpright ? rect.minY...rect.maxY : rect.minX...rect.maxX
    let isOutside = !isUpright && (rect.maxX > room.bounds.maxX + 0.5)
    if place.hides && (isOutside || meets(reach, on: place.side)) {
      return subview.place(at: Self.outOfSight, proposal: proposal)
    }
    taken[place.side] = reach
    subview.place(at: rect.origin, proposal: proposal)
  }

  private func meets(_ reach: ClosedRange<CGFloat>, on side: AxisMarkPosition.Side) -> Bool {
    guard let last = taken[side] else { return false }
    return reach.lowerBound < last.upperBound + Self.gap
      && reach.upperBound > last.lowerBound - Self.gap
  }

  private func upright(_ place: AxisLabelPlace, _ size: CGSize) -> CGRect {
    let plot = room.plot
    let spacing = place.spacing ?? ChartConstants.labelSpacing
    let y = range.maxY - range.height * place.place - size.height * (place.anchor?.y ?? 0.5)
    if place.preset.kind == .inset {
      let x = place.side == .leading ? plot.minX : plot.maxX - size.width
      return CGRect(origin: CGPoint(x: x, y: y - size.height / 2), size: size)
    }
    // Names beside bars end where the bars begin; numbers begin where the lines end.
    let x = place.side == .leading ? plot.minX - spacing - size.width : plot.maxX + spacing
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private func flat(_ place: AxisLabelPlace, _ size: CGSize) -> CGRect {
    let plot = room.plot
    let spacing = place.spacing ?? ChartConstants.labelBelow
    var x = range.minX + range.width * place.place
    if let anchor = place.anchor {
      x -= size.width * anchor.x
    } else if place.isBeside {
      x += ChartConstants.labelBelow
    } else {
      x -= size.width / 2
      if place.preset.kind == .aligned { x = min(max(x, plot.minX), plot.maxX - size.width) }
    }
    let y = place.side == .top ? plot.minY - spacing - size.height : plot.maxY + spacing
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  func rect(of tick: AxisTickPlace) -> CGRect {
    let plot = room.plot
    let length: CGFloat =
      switch tick.length {
      case .points(let points): points
      case .label(let beyond): (room.labelHeights[tick.side] ?? 0) + beyond
      case .automatic:
        tick.isBesideLabel
          ? room.labelHeights[tick.side] ?? ChartConstants.tickLength : ChartConstants.tickLength
      }
    let rect: CGRect
    switch tick.side {
    case .leading, .trailing:
      let y = range.maxY - range.height * tick.place - tick.width / 2
      rect = CGRect(
        x: tick.side == .leading ? plot.minX - length : plot.maxX, y: y, width: length,
        height: tick.width)
    default:
      let x = range.minX + range.width * tick.place - tick.width / 2
      rect = CGRect(
        x: x, y: tick.side == .top ? plot.minY - length : plot.maxY, width: tick.width,
        height: length)
    }
    return rect.offsetBy(dx: tick.offset.width, dy: tick.offset.height)
  }
}
