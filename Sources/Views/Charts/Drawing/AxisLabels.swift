import Foundation
import Geometry
import Motion
import ViewEngine

/// The labels and ticks of an axis, beside the plot.
struct AxisLabels: View {
  let axis: AxisPlan

  private struct Piece: Identifiable {
    let id: String
    let mark: AxisPlan.Mark
    let piece: AxisPiece
  }

  private var pieces: [Piece] {
    axis.marks.flatMap { mark in
      mark.pieces.enumerated().compactMap { index, piece in
        // What is centred after the last value would stand beyond the plot.
        if piece.isCentered == true, mark.center > 1 { return nil }
        return Piece(id: "\(mark.id) \(index)", mark: mark, piece: piece)
      }
    }
  }

  var body: some View {
    ForEach(pieces) { item in
      switch item.piece.kind {
      case .gridLine: EmptyView()
      case .tick(let length): tick(item.mark, item.piece, length)
      case .label(let label): self.label(item.mark, item.piece, label)
      }
    }
  }

  private func isFlat(_ mark: AxisPlan.Mark) -> Bool { mark.side == .top || mark.side == .bottom }

  /// Below a line, what is written stands beside its end (by eye, not measured).
  private func isBeside(_ mark: AxisPlan.Mark, isCentered: Bool) -> Bool {
    isFlat(mark) && !mark.isBand && !isCentered && mark.preset.kind != .aligned
  }

  private func tick(_ mark: AxisPlan.Mark, _ piece: AxisPiece, _ length: TickLength)
    -> some View
  {
    let isFlat = isFlat(mark)
    let dash = mark.isDate && isFlat ? ChartConstants.gridDash : []
    let stroke = piece.stroke ?? StrokeStyle(lineWidth: ChartConstants.gridWidth, dash: dash)
    return RuleShape(isUpright: isFlat)
      .stroke(piece.style ?? AnyShapeStyle(Color.separator), style: stroke)
      .chartPart(
        .tick(
          AxisTickPlace(
            side: mark.side, place: piece.isCentered == true ? mark.center : mark.place,
            width: stroke.lineWidth, length: length,
            isBesideLabel: isBeside(mark, isCentered: false) && mark.hasLabelBeside,
            offset: piece.offset)))
  }

  private func label(_ mark: AxisPlan.Mark, _ piece: AxisPiece, _ label: AxisLabelContent)
    -> some View
  {
    let isCentered = piece.isCentered ?? mark.isBand
    return content(mark, label)
      .font(piece.font ?? .caption)
      .foregroundStyle(piece.style ?? AnyShapeStyle(Color.secondary))
      .modifier(TurnedLabel(degrees: label.orientation.degrees))
      .chartPart(
        .label(
          AxisLabelPlace(
            side: mark.side, preset: mark.preset, place: isCentered ? mark.center : mark.place,
            width: mark.isBand && isFlat(mark) && label.orientation.degrees == 0
              ? mark.extent : nil,
            isBeside: isBeside(mark, isCentered: isCentered), anchor: label.anchor,
            hides: label.collision.hides && !mark.isBand,
            spacing: isFlat(mark) ? label.verticalSpacing : label.horizontalSpacing,
            offset: piece.offset)))
  }

  @ViewBuilder private func content(_ mark: AxisPlan.Mark, _ label: AxisLabelContent) -> some View {
    switch label.shown {
    case .automatic: text(mark.text, mark)
    case .text(let write): text(write(mark.datum), mark)
    case .view(let view): view
    }
  }

  private func text(_ text: String?, _ mark: AxisPlan.Mark) -> some View {
    Text(verbatim: text ?? "")
      .multilineTextAlignment(mark.side == .leading ? .trailing : .center)
      .lineLimit(mark.isBand ? 2 : 1)
  }
}

extension AxisPlan.Mark {
  /// Whether a label goes with the tick.
  fileprivate var hasLabelBeside: Bool {
    pieces.contains { piece in
      guard case .label(let label) = piece.kind else { return false }
      return piece.isCentered != true && label.anchor == nil
    }
  }
}

/// A label that reads upwards or downwards.
private struct TurnedLabel: ViewModifier {
  let degrees: Double

  func body(content: Content) -> some View {
    content.modifier(UprightTitle(degrees: degrees))
  }
}
