import Foundation
import Geometry

/// What has other controls and letters than a phone or a tablet.
extension Device {
  /// A window's bar with nothing in it, in points: AppKit's.
  package static let windowBar: CGFloat = 28

  /// Windows of a Mac, which have no size of their own: these fit a screen of documentation.
  static let windows: [Device] = [
    window("mac", "Mac", 900, 600),
    window("macsmall", "Mac (small window)", 480, 360),
    window("maclarge", "Mac (large window)", 1200, 800),
  ]

  /// By the height of their cases in millimetres: sizes are those of Apple's tables for watches. What
  /// is kept free at the top for the time is that of Apple's templates of watchOS 10, as people have
  /// measured it (40, 41, 44, 45 and 49 mm); by eye for the others. Corners are by eye.
  static let watches: [Device] = [
    watch("watch40", "Apple Watch 40 mm", 162, 197, top: 32, radius: 28),
    watch("watch41", "Apple Watch 41 mm", 176, 215, top: 38, radius: 36),
    watch("watch42", "Apple Watch 42 mm", 187, 223, top: 40, radius: 40),
    watch("watch44", "Apple Watch 44 mm", 184, 224, top: 38, radius: 33),
    watch("watch45", "Apple Watch 45 mm", 198, 242, top: 42, radius: 40),
    watch("watch46", "Apple Watch 46 mm", 208, 248, top: 44, radius: 44),
    watch("watch49", "Apple Watch Ultra 49 mm", 205, 251, top: 46, radius: 44),
  ]

  /// Apple's guidelines keep 80 points free at the sides and 60 above and below.
  static let televisions: [Device] = [
    Device(
      name: "tv", title: "Apple TV", family: .tv, size: CGSize(width: 1920, height: 1080),
      safeArea: EdgeInsets(top: 60, leading: 80, bottom: 60, trailing: 80), displayScale: 1,
      shell: .tv(screen: CGSize(width: 1920, height: 1080)))
  ]

  private static func window(
    _ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat
  ) -> Device {
    Device(
      name: name, title: title, family: .mac, size: CGSize(width: width, height: height),
      safeArea: EdgeInsets(top: windowBar, leading: 0, bottom: 0, trailing: 0), displayScale: 2,
      // The bar is a part of the window's own picture.
      shell: .window(screen: CGSize(width: width, height: height), hasBar: false))
  }

  private static func watch(
    _ name: String, _ title: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat,
    radius: CGFloat
  ) -> Device {
    Device(
      name: name, title: title, family: .watch, size: CGSize(width: width, height: height),
      safeArea: EdgeInsets(top: top, leading: 4, bottom: 0, trailing: 4), displayScale: 2,
      shell: .watch(screen: CGSize(width: width, height: height), radius: radius))
  }
}
