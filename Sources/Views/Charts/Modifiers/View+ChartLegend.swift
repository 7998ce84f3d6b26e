import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartSetting { $0.legend.visibility = visibility }
  }

  /// Where the legend stands: below the plot by itself, from its leading edge.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartSetting { $0.legend.set(position, alignment, spacing) }
  }

  /// - Parameter content: The legend, instead of the chart's own.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chartSetting { settings in
      settings.legend.set(position, alignment, spacing)
      settings.legend.content = view
    }
  }
}

extension LegendSettings {
  fileprivate mutating func set(
    _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
  ) {
    self.position = position.isAutomatic ? .bottom : position
    self.alignment = alignment
    self.spacing = spacing
    visibility = .visible
  }
}
