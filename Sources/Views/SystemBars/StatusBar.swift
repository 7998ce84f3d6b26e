import Foundation
import Geometry
import Motion
import ViewEngine

/// The time that devices are shown with, full signal and a full battery.
struct StatusBar: View {
  let layout: StatusBarLayout

  /// As in pictures of devices everywhere.
  private static let time = "9:41"

  var body: some View {
    ZStack(alignment: .topLeading) {
      Text(Self.time)
        .font(.system(size: layout.fontSize, weight: .semibold))
        .fixedSize()
        .position(
          x: layout.isInOneLine ? layout.size.width / 2 : layout.time, y: layout.middle)
      if layout.isInOneLine {
        icons { SignalBars() }
          .position(x: 8 + 9 * layout.iconScale, y: layout.middle)
        icons { Battery() }
          .position(x: layout.size.width - layout.battery - 13 * layout.iconScale, y: layout.middle)
      } else {
        icons {
          SignalBars()
          WirelessFan()
          Battery()
        }
        .position(x: layout.size.width - layout.battery - 39 * layout.iconScale, y: layout.middle)
      }
    }
    .frame(width: layout.size.width, height: layout.size.height)
    .environment(\.dynamicTypeSize, .large)
  }

  private func icons<Icons: View>(@ViewBuilder _ icons: () -> Icons) -> some View {
    HStack(spacing: 6, content: icons)
      .fixedSize()
      .scaleEffect(layout.iconScale)
  }
}

/// Four bars that rise.
private struct SignalBars: View {
  private static let heights: [CGFloat] = [4, 6.3, 9, 12]

  var body: some View {
    HStack(alignment: .bottom, spacing: 2) {
      ForEach(Self.heights, id: \.self) { height in
        RoundedRectangle(cornerRadius: 1, style: .continuous).frame(width: 3, height: height)
      }
    }
  }
}

/// A fan of two arcs over a wedge.
private struct WirelessFan: View {
  var body: some View {
    ZStack {
      FanRing(inner: 12.4, outer: 15.6)
      FanRing(inner: 7, outer: 10.2)
      FanRing(inner: 0, outer: 4.8)
    }
    .frame(width: 17, height: 12)
  }
}

/// A quarter ring that opens upwards.
private struct FanRing: Shape {
  let inner: CGFloat
  let outer: CGFloat

  func path(in rect: CGRect) -> Path {
    // The fan's rays meet at the bottom.
    let center = CGPoint(x: rect.midX, y: rect.maxY + 0.6)
    let (from, to) = (Angle(degrees: 225), Angle(degrees: 315))
    return Path { path in
      path.addArc(center: center, radius: outer, startAngle: from, endAngle: to, clockwise: false)
      if inner > 0 {
        path.addArc(center: center, radius: inner, startAngle: to, endAngle: from, clockwise: true)
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
    }
  }
}

/// A full one.
private struct Battery: View {
  var body: some View {
    HStack(spacing: 1) {
      ZStack {
        RoundedRectangle(cornerRadius: 4, style: .continuous)
          .strokeBorder(lineWidth: 1)
          .opacity(0.35)
        RoundedRectangle(cornerRadius: 2.5, style: .continuous).padding(2)
      }
      .frame(width: 25, height: 13)
      UnevenRoundedRectangle(bottomTrailingRadius: 2, topTrailingRadius: 2)
        .frame(width: 1.4, height: 4.2)
        .opacity(0.4)
    }
  }
}
