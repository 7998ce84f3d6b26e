import Motion
@_spi(Engine) import ViewEngine

/// Colours that an app gives to all its switches and sliders, by names of UIKit's: `UISwitch.appearance()`.
@MainActor
final class ControlColors: GraphPart {
  /// Of a switch that is on.
  var switchTint: Color?
  var sliderThumb: Color?
  /// Of a slider's track, up to the knob and beyond it.
  var sliderFill: Color?
  var sliderTrack: Color?

  static var current: ControlColors? { ViewGraph.current?.part(ControlColors.self) }
}
