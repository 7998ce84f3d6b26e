import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.x.visibility = visibility }
  }

  public func chartYAxis(_ visibility: Visibility) -> some View {
    chartSetting { $0.y.visibility = visibility }
  }

  /// - Parameter content: What the axis is made of instead of its own marks.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
    -> some View
  {
    let groups = content().allGroups
    return chartSetting { $0.x.groups = groups }
  }

  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
    -> some View
  {
    let groups = content().allGroups
    return chartSetting { $0.y.groups = groups }
  }

  /// How the axis below the plot looks: a background, a border, a height of its own.
  ///
  /// - Note: Approximated: its labels stay where they are, whatever they are given around them.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartSetting { $0.x.styles.insert({ AnyView(content($0)) }, at: 0) }
  }

  /// The same of the axis beside the plot.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    chartSetting { $0.y.styles.insert({ AnyView(content($0)) }, at: 0) }
  }

  /// How the plot looks: a background, a border, a size of its own.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartSetting { $0.plotStyles.insert({ AnyView(content($0)) }, at: 0) }
  }
}
