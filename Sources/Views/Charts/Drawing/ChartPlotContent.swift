import Foundation
import Geometry
import Motion
import ViewEngine

/// The plot of a chart: its lines and its marks.
public struct ChartPlotContent: View {
  private let plan: ChartPlan?
  private let styled: AnyView?
  private let geometry: ChartGeometry
  private let isClipped: Bool

  init(plan: ChartPlan, geometry: ChartGeometry, isClipped: Bool) {
    self.plan = plan
    self.geometry = geometry
    self.isClipped = isClipped
    styled = nil
  }

  /// A plot that has been given a style, to be given one more.
  init(styled: AnyView, geometry: ChartGeometry) {
    plan = nil
    self.styled = styled
    self.geometry = geometry
    isClipped = false
  }

  public var body: some View {
    if let plan {
      if isClipped { layout(plan).clipped() } else { layout(plan) }
    } else {
      styled
    }
  }

  private func layout(_ plan: ChartPlan) -> some View {
    PlotLayout(geometry: geometry) {
      AxisGrid(axis: plan.xAxis, isUpright: true)
      AxisGrid(axis: plan.yAxis, isUpright: false)
      ForEach(PlotLayer.layers(of: plan.marks)) { layer in
        if let mask = layer.mask {
          marks(layer.marks).mask { marks(mask) }.plotPlace(.fills(.plot))
        } else {
          MarkView(mark: layer.marks[0])
        }
      }
    }
  }

  private func marks(_ marks: [PlacedMark]) -> some View {
    PlotLayout(geometry: geometry) { ForEach(marks) { MarkView(mark: $0) } }
  }
}
