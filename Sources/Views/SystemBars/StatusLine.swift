import Foundation
import Geometry
import Motion
import ViewEngine

/// What stands in a status bar that is one line across.
///
/// Letters of 12 points, the time's bold; a battery of 24.3 × 11.5 and a fan of 15 × 10.7 (Apple's design
/// templates). Distances from the screen's edges are those that people have found for the real ones.
enum StatusLine {
  /// Of what stands beside an island, whose battery is 27.4 long.
  static let iconScale: CGFloat = 0.888

  static func text(_ string: String, isBold: Bool) -> some View {
    Text(string).font(.system(size: 12, weight: isBold ? .semibold : .regular)).fixedSize()
  }
}

/// A phone with a button: the signal at the left, the time in the middle, the battery at the right.
struct PhoneStatusLine: View {
  let time: StatusTime

  var body: some View {
    HStack(spacing: 4) {
      SignalBars(scale: StatusLine.iconScale)
      WirelessFan(scale: StatusLine.iconScale)
      Spacer(minLength: 0)
      FullBattery(scale: StatusLine.iconScale)
    }
    .padding(.leading, 6)
    .padding(.trailing, 5)
    .frame(maxHeight: .infinity)
    .overlay { StatusLine.text(time.time, isBold: true) }
  }
}

/// A tablet: time and day at the left, the rest at the right, and between them what its windows are arranged by.
struct TabletStatusLine: View {
  let time: StatusTime
  let hasDots: Bool

  /// Clear of the screen's round corners.
  private static let edge: CGFloat = 14

  var body: some View {
    HStack(spacing: 5) {
      HStack(spacing: 9) {
        StatusLine.text(time.time, isBold: true)
        StatusLine.text(time.day, isBold: true)
      }
      Spacer(minLength: 0)
      WirelessFan(scale: StatusLine.iconScale)
      StatusLine.text(time.charge, isBold: false)
      FullBattery(scale: StatusLine.iconScale)
    }
    .padding(.horizontal, Self.edge)
    .frame(maxHeight: .infinity)
    .overlay {
      if hasDots {
        HStack(spacing: 4) {
          ForEach(0..<3, id: \.self) { _ in Circle().frame(width: 4, height: 4) }
        }
        .opacity(0.55)
      }
    }
  }
}
