import Motion
@_spi(Engine) import ViewEngine

/// Colours of one slider's parts, as UIKit's sliders have them; those that are nil are as in all sliders.
struct SliderColors {
  var thumb: Color?
  /// Of the track, up to the knob and beyond it.
  var fill: Color?
  var track: Color?
}

private enum SliderColorsKey: EnvironmentKey {
  static var defaultValue: SliderColors { SliderColors() }
}

extension EnvironmentValues {
  var sliderColors: SliderColors {
    get { self[SliderColorsKey.self] }
    set { self[SliderColorsKey.self] = newValue }
  }
}

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
