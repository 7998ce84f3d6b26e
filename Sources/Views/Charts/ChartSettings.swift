import Foundation
import Geometry
import Motion
import ViewEngine

/// What the modifiers around a chart say of it; what stands nearer to the chart has the say.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  /// Of a chart in space.
  var z = AxisSettings()
  var pose: Binding<Chart3DPose>?
  var projection = Chart3DCameraProjection.automatic
  var styles = StyleScale()
  var symbols = SymbolScale()
  var strokes: [(PlotDatum, StrokeStyle)] = []
  var sizes: ClosedRange<Double>?
  var legend = LegendSettings()
  var plotStyles: [(ChartPlotContent) -> AnyView] = []
  var overlays: [(Alignment, (ChartProxy) -> AnyView)] = []
  var backgrounds: [(Alignment, (ChartProxy) -> AnyView)] = []
  var gestures: [(AnyView, ChartProxy) -> AnyView] = []
  var selection = ChartSelection()
  var scrolling = ChartScrolling()
}

/// Of one axis.
struct AxisSettings {
  var visibility = Visibility.automatic
  var groups: [AxisGroup]?
  var domain: GivenDomain?
  var type: ScaleType?
  var range: PlotDimensionScaleRange?
  var titles: [AxisTitle] = []
  var styles: [(ChartAxisContent) -> AnyView] = []
}

struct AxisTitle {
  let view: AnyView
  /// Nil is where its axis has it.
  let side: AxisMarkPosition.Side?
  let alignment: Alignment?
  let spacing: CGFloat?
}

struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.bottom
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}

private enum ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  func chartSetting(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
