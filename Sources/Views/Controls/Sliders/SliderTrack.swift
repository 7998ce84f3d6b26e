import Foundation
import Geometry
import Motion
import ViewEngine

/// The part of a slider that is touched (rule `slider-size`).
struct SliderTrack: View {
  let fraction: Binding<Double>
  /// Where the filled part begins; nil at the track's beginning.
  var neutral: Double?
  var ticks: [SliderMark] = []
  let onEditingChanged: (Bool) -> Void
  /// Where the knob was when the finger came down.
  @State private var start: Double?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.idiom) private var idiom
  @Environment(\.isGlass) private var isGlass
  @Environment(\.sliderColors) private var own
  @Environment(\.sliderThumbVisibility) private var thumbVisibility

  private enum Constants {
    static let disabledOpacity = 0.5
  }

  private var metrics: SliderMetrics { .of(idiom, isGlass: isGlass) }
  private var colors: SliderColors {
    let all = ControlColors.current
    return SliderColors(
      thumb: own.thumb ?? all?.sliderThumb, fill: own.fill ?? all?.sliderFill,
      track: own.track ?? all?.sliderTrack)
  }

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      let way = max(0, width - metrics.knob.width)
      let filled = filled(of: width)
      ZStack(alignment: .leading) {
        Capsule().fill(colors.track ?? Color(.systemFill)).frame(height: metrics.track)
        Capsule().fill(colors.fill.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
          .frame(width: filled.length, height: metrics.track)
          .offset(x: filled.start)
        SliderTicks(marks: ticks, width: width, metrics: metrics)
        knob
          .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
          .offset(x: metrics.offset(of: fraction.wrappedValue, in: width))
          .fadedAsOne(thumbVisibility == .hidden ? 0 : 1)
      }
      .frame(width: width, height: metrics.height, alignment: .leading)
      .contentShape(Rectangle())
      .gesture(drag(over: way).drawingKnob(at: fraction.wrappedValue))
    }
    .frame(height: metrics.height)
    .fadedAsOne(isEnabled ? 1 : Constants.disabledOpacity)
  }

  /// From the middle of where the knob would be to that of where it is, or from the beginning.
  private func filled(of width: CGFloat) -> (start: CGFloat, length: CGFloat) {
    guard let neutral else { return (0, metrics.filled(fraction.wrappedValue, of: width)) }
    let middle = metrics.knob.width / 2
    let ends = [neutral, fraction.wrappedValue].map { metrics.offset(of: $0, in: width) + middle }
    return (min(ends[0], ends[1]), abs(ends[0] - ends[1]))
  }

  @ViewBuilder private var knob: some View {
    let color = colors.thumb ?? .white
    if isGlass {
      Capsule().fill(color).frame(width: metrics.knob.width, height: metrics.knob.height)
    } else {
      Circle().fill(color).frame(width: metrics.knob.width, height: metrics.knob.width)
    }
  }

  private func drag(over way: CGFloat) -> some Gesture<DragGesture.Value> {
    DragGesture(minimumDistance: 0)
      .onChanged { drag in
        if start == nil {
          start = fraction.wrappedValue
          onEditingChanged(true)
        }
        guard way > 0, let start else { return }
        fraction.wrappedValue = min(max(start + drag.translation.width / way, 0), 1)
      }
      .onEnded { _ in
        start = nil
        onEditingChanged(false)
      }
  }
}
