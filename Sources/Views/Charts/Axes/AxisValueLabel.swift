import Foundation
import Geometry
import Motion
import ViewEngine

/// What is written at a value of an axis: the value, or a view.
public struct AxisValueLabel<Content: View>: PrimitiveAxisMark {
  let pieces: [AxisPiece]

  private init(
    _ shown: AxisLabelContent.Shown, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) {
    var piece = AxisPiece(
      .label(
        AxisLabelContent(
          shown: shown, anchor: anchor, orientation: orientation, collision: collision,
          horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)))
    piece.isCentered = centered
    pieces = [piece]
  }

  /// - Parameters:
  ///   - centered: Between this value and the next one.
  ///   - anchor: Which point of the label stands at the value.
  ///   - multiLabelAlignment, offsetsMarks: Kept for source compatibility.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Never {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .automatic, centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// - Parameter format: How the value is written.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .text(AxisFormat.writing(format)), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  public init(
    _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(labelKey))), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(label))), centered, anchor, collisionResolution, orientation,
      horizontalSpacing, verticalSpacing)
  }
}
