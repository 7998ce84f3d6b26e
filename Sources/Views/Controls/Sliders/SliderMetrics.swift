import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Lengths of a slider, in points.
struct SliderMetrics {
  var height: CGFloat = 31
  var track: CGFloat = 4
  var knob = CGSize(width: 27, height: 27)
  /// The knob stands on whole points, and at its ends the track is all of one kind.
  var isWhole = false
  /// Of a mark below the track, and how far its middle is from that of the track. Uncertain.
  var tick = CGSize(width: 3, height: 3)
  var tickDistance: CGFloat = 8
  /// From the slider to what is written below its marks; by eye.
  static let labelGap: CGFloat = 2

  /// Rule `slider-size`.
  static let usual = SliderMetrics()
  static let mac = SliderMetrics(
    height: 22, knob: CGSize(width: 20, height: 27), tick: CGSize(width: 1, height: 5))
  /// As captured from UIKit of iOS 26.
  static let glass = SliderMetrics(
    height: 34, track: 6, knob: CGSize(width: 37, height: 24), isWhole: true)

  static func of(_ idiom: DeviceIdiom, isGlass: Bool) -> SliderMetrics {
    isGlass ? .glass : idiom == .mac ? .mac : .usual
  }

  /// From the track's beginning to the knob's.
  func offset(of fraction: Double, in width: CGFloat) -> CGFloat {
    let offset = max(0, width - knob.width) * fraction
    return isWhole ? offset.rounded() : offset
  }

  /// From the track's beginning to the middle of the knob.
  func middle(of fraction: Double, in width: CGFloat) -> CGFloat {
    offset(of: fraction, in: width) + knob.width / 2
  }

  /// How much of the track is in the tint.
  func filled(_ fraction: Double, of width: CGFloat) -> CGFloat {
    if isWhole, fraction <= 0 || fraction >= 1 { return fraction <= 0 ? 0 : width }
    return offset(of: fraction, in: width) + knob.width / 2
  }
}
