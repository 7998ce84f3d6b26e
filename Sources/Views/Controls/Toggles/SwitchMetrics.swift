import Foundation
import Geometry
import Motion

/// Lengths and motions of a switch, in points and seconds.
struct SwitchMetrics {
  var size = CGSize(width: 51, height: 31)
  var knob = CGSize(width: 27, height: 27)
  var inset: CGFloat = 2
  /// How much longer a pressed knob is. Uncertain.
  var stretch: CGFloat = 6
  /// So much of it, above and below, a row does not see.
  var overhang: CGFloat = 4.5
  /// Uncertain.
  var slide = Animation.smooth(duration: 0.3)
  /// Of the track's colour; nil where it changes as the knob slides.
  var coloring: (on: Animation, off: Animation)?

  /// Rule `switch-size`.
  static let usual = SwitchMetrics()

  /// As captured from UIKit of iOS 26. Under a finger the knob becomes a lens there; here it stays
  /// as it is.
  static let glass = SwitchMetrics(
    size: CGSize(width: 63, height: 28), knob: CGSize(width: 37, height: 24), stretch: 0,
    overhang: 4, slide: .timingCurve(0.160, 0.004, 0.406, 1.192, duration: 0.336),
    coloring: (.platform(frequency: 9.240), .platform(frequency: 15.708)))

  func coloring(isOn: Bool) -> Animation {
    coloring.map { isOn ? $0.on : $0.off } ?? slide
  }
}
