import Foundation
import Geometry
import Motion
import ViewEngine

/// The time that devices are shown with, full signal and a full battery.
struct StatusBar: View {
  let layout: StatusBarLayout
  let locale: Locale

  /// As in pictures of phones everywhere.
  private static let time = "9:41"

  var body: some View {
    ZStack(alignment: .topLeading) {
      switch layout.arrangement {
      case .ears: ears
      case .line: PhoneStatusLine(time: StatusTime(locale: locale))
      case .tablet(let hasDots):
        TabletStatusLine(time: StatusTime(locale: locale), hasDots: hasDots)
      }
    }
    .frame(width: layout.size.width, height: layout.size.height)
    .environment(\.dynamicTypeSize, .large)
  }

  @ViewBuilder private var ears: some View {
    Text(Self.time)
      .font(.system(size: layout.fontSize, weight: .semibold))
      .fixedSize()
      .position(x: layout.time, y: layout.middle)
    HStack(spacing: 6) {
      SignalBars()
      WirelessFan()
      FullBattery()
    }
    .fixedSize()
    .scaleEffect(layout.iconScale)
    .position(x: layout.size.width - layout.battery - 39 * layout.iconScale, y: layout.middle)
  }
}
