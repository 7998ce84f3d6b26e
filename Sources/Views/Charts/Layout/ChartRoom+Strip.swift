import Foundation
import Geometry
import ViewEngine

/// What an axis stands in that has been given a style.
extension ChartRoom {
  typealias Lengths = [AxisMarkPosition.Side: CGFloat]

  /// An axis may be longer across than its labels are.
  func lengths(_ lengths: Lengths, of subviews: LayoutSubviews, along axis: Axis) -> Lengths {
    var lengths = lengths
    for subview in subviews {
      guard case .axis(axis) = subview[ChartPartKey.self], let side = Self.side(of: lengths)
      else { continue }
      if axis == .vertical {
        let offered = ProposedViewSize(width: lengths[side], height: plot.height)
        lengths[side] = subview.sizeThatFits(offered).width
      } else {
        let offered = ProposedViewSize(width: plot.width, height: lengths[side])
        lengths[side] = subview.sizeThatFits(offered).height
      }
    }
    return lengths
  }

  /// Where an axis has its labels.
  private static func side(of lengths: Lengths) -> AxisMarkPosition.Side? {
    let sides: [AxisMarkPosition.Side] = [.bottom, .trailing, .leading, .top]
    return sides.first { (lengths[$0] ?? 0) > 0 }
  }

  /// What the labels along an axis stand in, beside the plot.
  func strip(along axis: Axis) -> CGRect {
    let lengths = axis == .vertical ? labelWidths : labelHeights
    guard let side = Self.side(of: lengths), let length = lengths[side] else { return .zero }
    return switch side {
    case .leading: CGRect(x: plot.minX - length, y: plot.minY, width: length, height: plot.height)
    case .top: CGRect(x: plot.minX, y: plot.minY - length, width: plot.width, height: length)
    case .trailing: CGRect(x: plot.maxX, y: plot.minY, width: length, height: plot.height)
    case .bottom, .automatic:
      CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: length)
    }
  }
}
