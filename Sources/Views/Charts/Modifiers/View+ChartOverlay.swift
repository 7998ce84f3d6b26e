import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  /// A view in front of the chart that can ask where values are.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSetting { $0.overlays.append((alignment, { AnyView(content($0)) })) }
  }

  /// A view behind the chart that can ask where values are.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSetting { $0.backgrounds.append((alignment, { AnyView(content($0)) })) }
  }

  /// A gesture over the plot, which can select what is where the finger is.
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    chartSetting { $0.gestures.append { AnyView($0.gesture(gesture($1))) } }
  }
}
