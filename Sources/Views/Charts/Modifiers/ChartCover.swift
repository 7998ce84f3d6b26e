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
      withAnimation(Constants.coasting) {
        scroll(by: drag.predictedEndTranslation, last: drag.translation)
      }
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

  /// - Parameter last: How far the finger has moved that is lifted; nil while it is down.
  private func scroll(by translation: CGSize, last: CGSize? = nil) {
    guard let start else { return }
    let size = proxy.plotSize
    if settings.scrolling.x.isUsed, size.width > 0 {
      let way = -translation.width / size.width * start.x.length
      let isSwiped = last.map { abs(translation.width - $0.width) > Constants.slop }
      scrolled.x = stop(by: way, from: start.x, on: plan.x, settings.scrolling.x, isSwiped)
      tell(plan.x, scrolled.x, settings.scrolling.x)
    }
    if settings.scrolling.y.isUsed, size.height > 0 {
      let way = translation.height / size.height * start.y.length
      let isSwiped = last.map { abs(translation.height - $0.height) > Constants.slop }
      scrolled.y = stop(by: way, from: start.y, on: plan.y, settings.scrolling.y, isSwiped)
      tell(plan.y, scrolled.y, settings.scrolling.y)
    }
  }

  /// - Parameter isSwiped: Nil while a finger is down, which moves freely.
  private func stop(
    by way: Double, from window: ScaleWindow, on scale: PlotScale, _ scrolling: AxisScrolling,
    _ isSwiped: Bool?
  ) -> Double {
    var place = window.start + way
    if let alignment = scrolling.alignment, let isSwiped, let length = scrolling.length,
      let wanted = scale.value(atWhole: place), let first = scale.value(atWhole: window.start)
    {
      let stop = alignment.stop(near: wanted, from: first, isSwiped: isSwiped, page: length)
      place = scale.whole(ofValue: stop)
    }
    return min(max(place, 0), 1 - window.length)
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

  /// The value at a place of the whole scale; of categories, how many lie before it.
  func value(atWhole place: Double) -> Double? {
    switch self {
    case .linear(let scale): scale.datum(at: scale.window.place(place)).amount
    case .band(let scale): place * Double(scale.categories.count)
    }
  }

  func whole(ofValue value: Double) -> Double {
    switch self {
    case .linear(let scale): scale.window.whole(scale.place(value))
    case .band(let scale): value / Double(max(scale.categories.count, 1))
    }
  }
}
