import Foundation
import Geometry
import Motion
import ViewEngine

/// The part of a slider that is touched (rule `slider-size`).
struct SliderTrack: View {
  let fraction: Binding<Double>
  let onEditingChanged: (Bool) -> Void
  /// Where the knob was when the finger came down.
  @State private var start: Double?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.idiom) private var idiom
  @Environment(\.sliderThumbVisibility) private var thumbVisibility

  /// A Mac's knob is 20 points wide.
  private var knob: CGFloat { idiom == .mac ? 20 : Constants.knob }
  private var height: CGFloat { idiom == .mac ? 22 : Constants.height }

  private enum Constants {
    static let height: CGFloat = 31
    static let track: CGFloat = 4
    static let knob: CGFloat = 27
    static let disabledOpacity = 0.5
  }

  var body: some View {
    GeometryReader { proxy in
      let way = max(0, proxy.size.width - knob)
      let x = way * fraction.wrappedValue
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.systemFill)).frame(height: Constants.track)
        Capsule().fill(.tint).frame(width: x + knob / 2, height: Constants.track)
        Circle().fill(.white).frame(width: knob, height: knob)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
          .offset(x: x)
          .fadedAsOne(thumbVisibility == .hidden ? 0 : 1)
      }
      .frame(width: proxy.size.width, height: height, alignment: .leading)
      .contentShape(Rectangle())
      .gesture(drag(over: way))
    }
    .frame(height: height)
    .fadedAsOne(isEnabled ? 1 : Constants.disabledOpacity)
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
