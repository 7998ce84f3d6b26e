import Foundation
import Geometry
import Motion
import ViewEngine

/// The marks of an axis: lines, ticks and labels at some of its values.
public struct AxisMarks<Content: AxisMark>: PrimitiveAxisContent {
  let groups: [AxisGroup]
}

extension AxisMarks {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    groups = [
      AxisGroup(
        preset: preset, position: position, values: values, content: { _ in content().allPieces })
    ]
  }

  /// - Parameter content: What is shown at a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    groups = [
      AxisGroup(
        preset: preset, position: position, values: values,
        content: { content($0).allPieces })
    ]
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: .listed(values), content: content)
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset: preset, position: position, values: .listed(values), content: content)
  }
}

extension AxisMarks where Content == Never {
  /// - Parameter stroke: Of the lines and the ticks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    groups = [AxisGroup(preset: preset, position: position, values: values, stroke: stroke)]
  }

  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: .listed(values), stroke: stroke)
  }

  /// - Parameter format: How the values are written.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    groups = [
      AxisGroup(
        preset: preset, position: position, values: values, stroke: stroke,
        format: AxisFormat.writing(format))
    ]
  }

  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: .listed(values),
      stroke: stroke)
  }
}
