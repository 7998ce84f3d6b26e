import Foundation
import Geometry
import Motion
import ViewEngine

/// What takes the touches over a plot: it selects values and scrolls.
struct ChartCover: View {
  let plan: ChartPlan
  let settings: ChartSettings
  let proxy: ChartProxy
  @Binding var scrolled: ChartWindow
  /// What was seen when the finger came down.
  @State private var start: (x: ScaleWindow, y: ScaleWindow)?

  private enum Constants {
    /// In points, before a finger scrolls.
    static let slop: CGFloat = 10
    /// Of a lifted finger's way; by eye, not measured.
    static let coasting = Animation.smooth(duration: 0.6)
  }

  var body: some View {
    let clear = Color.clear.contentShape(Rectangle())
    let touched = settings.gestures.reduce(AnyView(clear)) { view, gesture in
      gesture(view, proxy)
    }
    if settings.selection.isUsed || settings.scrolling.isUsed {
      touched.gesture(
        DragGesture(minimumDistance: 0).onChanged(changed).onEnded(ended))
    } else {
      touched
    }
  }

  private func changed(_ drag: DragGesture.Value) {
    guard settings.scrolling.isUsed else { return select(drag) }
    if start == nil { start = (plan.x.window, plan.y.window) }
    if hypot(drag.translation.width, drag.translation.height) > Constants.slop {
      settings.selection.clear()
      scroll(by: drag.translation)
    } else {
      select(drag)
    }
  }

  private func ended(_ drag: DragGesture.Value) {
    settings.selection.clear()
    guard settings.scrolling.isUsed else { return }
    if hypot(drag.translation.width, drag.translation.height) > Constants.slop {
      withAnimation(Constants.coasting) { scroll(by: drag.predictedEndTranslation) }
    }
    start = nil
  }

  private func select(_ drag: DragGesture.Value) {
    let selection = settings.selection
    selection.x?(proxy.datum(atX: drag.location.x))
    selection.y?(proxy.datum(atY: drag.location.y))
    selection.angle?(proxy.datum(at: proxy.angle(at: drag.location)))
    if selection.xRange != nil {
      proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x)
    }
    if selection.yRange != nil {
      proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y)
    }
  }

  private func scroll(by translation: CGSize) {
    guard let start else { return }
    let size = proxy.plotSize
    if settings.scrolling.x.isUsed, size.width > 0 {
      let way = translation.width / size.width * start.x.length
      scrolled.x = min(max(start.x.start - way, 0), 1 - start.x.length)
      tell(plan.x, scrolled.x, settings.scrolling.x)
    }
    if settings.scrolling.y.isUsed, size.height > 0 {
      let way = translation.height / size.height * start.y.length
      scrolled.y = min(max(start.y.start + way, 0), 1 - start.y.length)
      tell(plan.y, scrolled.y, settings.scrolling.y)
    }
  }

  private func tell(_ scale: PlotScale, _ start: Double?, _ scrolling: AxisScrolling) {
    guard let start, let set = scrolling.setPosition else { return }
    // A little inside, so that a category that begins there is the one.
    let place = scale.window.place(start) + (scale.isBand ? 1e-6 : 0)
    if let datum = scale.datum(at: place) { set(datum) }
  }
}

extension PlotScale {
  var window: ScaleWindow {
    switch self {
    case .linear(let scale): scale.window
    case .band(let scale): scale.window
    }
  }
}
