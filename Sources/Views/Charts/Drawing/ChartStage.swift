import Foundation
import Geometry
import Motion
import ViewEngine

/// A chart that has been planned: the views of the plot and of all around it.
struct ChartStage: View {
  let plan: ChartPlan
  let settings: ChartSettings
  let geometry: ChartGeometry
  @Binding var scrolled: ChartWindow

  var body: some View {
    ChartLayout(geometry: geometry, padding: plan.padding) {
      plot.chartPart(.plot)
      axisStyle(settings.x.styles, along: .horizontal)
      axisStyle(settings.y.styles, along: .vertical)
      AxisLabels(axis: plan.xAxis)
      AxisLabels(axis: plan.yAxis)
      ForEach(annotations) { annotation in
        annotation.view.chartPart(.annotation(annotation.place))
      }
      titles(settings.x.titles, own: .bottom)
      titles(settings.y.titles, own: .top)
      legend
      if settings.selection.isUsed || settings.scrolling.isUsed || !settings.gestures.isEmpty {
        ChartCover(
          plan: plan, settings: settings, proxy: proxy(anchor: nil), scrolled: $scrolled
        )
        .chartPart(.cover)
      }
    }
    .backgroundPreferenceValue(PlotBoundsKey.self) { anchor in
      layers(settings.backgrounds, anchor)
    }
    .overlayPreferenceValue(PlotBoundsKey.self) { anchor in
      layers(settings.overlays, anchor)
    }
  }

  @ViewBuilder private var plot: some View {
    let content = ChartPlotContent(
      plan: plan, geometry: geometry, isClipped: settings.scrolling.isUsed)
    Group {
      if settings.plotStyles.isEmpty {
        content
      } else {
        settings.plotStyles.dropFirst().reduce(settings.plotStyles[0](content)) { view, style in
          style(ChartPlotContent(styled: view, geometry: geometry))
        }
      }
    }
    .anchorPreference(key: PlotBoundsKey.self, value: .bounds) { $0 }
  }

  @ViewBuilder private func axisStyle(
    _ styles: [(ChartAxisContent) -> AnyView], along axis: Axis
  ) -> some View {
    if let first = styles.first {
      styles.dropFirst().reduce(first(ChartAxisContent())) { view, style in
        style(ChartAxisContent(styled: view))
      }
      .chartPart(.axis(axis))
    }
  }

  private func proxy(anchor: Anchor<CGRect>?) -> ChartProxy {
    // The first time around nobody has said yet where the plot is, and demos unwrap it.
    ChartProxy(
      plan: plan, settings: settings, geometry: geometry, plotFrame: anchor ?? .of(geometry.plot))
  }

  @ViewBuilder private func layers(
    _ layers: [(Alignment, (ChartProxy) -> AnyView)], _ anchor: Anchor<CGRect>?
  ) -> some View {
    ForEach(layers.indices, id: \.self) { index in
      layers[index].1(proxy(anchor: anchor))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].0)
    }
  }

  private func titles(_ titles: [AxisTitle], own: AxisMarkPosition.Side) -> some View {
    ForEach(titles.indices, id: \.self) { index in
      let title = titles[index]
      let side = title.side ?? own
      title.view
        .font(.caption).foregroundStyle(.secondary)
        .modifier(UprightTitle(degrees: side == .leading ? -90 : side == .trailing ? 90 : 0))
        .chartPart(
          .title(
            AxisTitlePlace(
              side: side, alignment: title.alignment,
              spacing: title.spacing ?? ChartConstants.titleSpacing)))
    }
  }

  @ViewBuilder private var legend: some View {
    let look = settings.legend
    let part = ChartPart.legend(
      look.position, look.alignment, look.spacing ?? ChartConstants.legendSpacing)
    if look.visibility != .hidden {
      if let content = look.content {
        content.chartPart(part)
      } else if let range = plan.gradientRange {
        GradientLegend(range: range, gradient: settings.styles.shownGradient).chartPart(part)
      } else if !plan.legend.isEmpty {
        ChartLegend(
          entries: plan.legend, isColumn: look.position.x != 0 && look.position.y == 0
        )
        .chartPart(part)
      }
    }
  }

  private var annotations: [PlacedAnnotation] {
    plan.marks.flatMap { mark -> [PlacedAnnotation] in
      guard let target = mark.target else { return [] }
      return mark.look.annotations.enumerated().map { index, annotation in
        var size = CGSize.zero
        if case .frame(let frame, let own) = target {
          let plot = CGRect(origin: .zero, size: geometry.plot.size)
          let rect = frame.rect(in: plot, range: geometry.range(in: plot.size))
          size = CGSize(width: rect.width + own.width, height: rect.height + own.height)
        }
        return PlacedAnnotation(
          id: AnyHashable([mark.id, AnyHashable(index)]),
          view: annotation.content(AnnotationContext(targetSize: size)),
          place: AnnotationPlace(target: target, annotation: annotation))
      }
    }
  }
}

private struct PlacedAnnotation: Identifiable {
  let id: AnyHashable
  let view: AnyView
  let place: AnnotationPlace
}

/// Where the plot is on screen.
private enum PlotBoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
