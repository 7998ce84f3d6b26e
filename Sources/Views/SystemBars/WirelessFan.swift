import Foundation
import Geometry
import ViewEngine

/// A fan of two arcs over a wedge, as high as the bars of the signal beside it and 17 wide.
struct WirelessFan: View {
  /// How much larger than beside an island it is.
  var scale: CGFloat = 1

  var body: some View {
    ZStack {
      FanRing(inner: 9.5, outer: 12, scale: scale)
      FanRing(inner: 5.4, outer: 7.9, scale: scale)
      FanRing(inner: 0, outer: 3.8, scale: scale)
    }
    .frame(width: 17 * scale, height: 12 * scale)
  }
}

/// A quarter ring that opens upwards.
private struct FanRing: Shape {
  let inner: CGFloat
  let outer: CGFloat
  let scale: CGFloat

  func path(in rect: CGRect) -> Path {
    // The fan's rays meet at the bottom.
    let center = CGPoint(x: rect.midX, y: rect.maxY)
    let (from, to) = (Angle(degrees: 225), Angle(degrees: 315))
    return Path { path in
      path.addArc(
        center: center, radius: outer * scale, startAngle: from, endAngle: to, clockwise: false)
      if inner > 0 {
        path.addArc(
          center: center, radius: inner * scale, startAngle: to, endAngle: from, clockwise: true)
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
    }
  }
}
