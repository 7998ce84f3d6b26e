import Foundation
import Geometry
import Motion
import ViewEngine

/// A bar within the rectangle that the chart's scales go over, so that what it is painted with goes over all of that.
struct AlignedBar: Shape {
  var frame: MarkFrame
  let radius: CGFloat
  let style: RoundedCornerStyle

  var animatableData: PointVector {
    get {
      PointVector(
        values: [frame.x.from, frame.x.to, frame.y.from, frame.y.to]
          .flatMap { [$0.place, Double($0.points)] })
    }
    set {
      let values = newValue.values
      guard values.count == 8 else { return }
      func move(_ end: inout PlotEnd, _ index: Int) {
        (end.place, end.points) = (values[index], CGFloat(values[index + 1]))
      }
      move(&frame.x.from, 0)
      move(&frame.x.to, 2)
      move(&frame.y.from, 4)
      move(&frame.y.to, 6)
    }
  }

  func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: frame.rect(in: rect, range: rect),
      cornerSize: CGSize(width: radius, height: radius), style: style)
  }
}
