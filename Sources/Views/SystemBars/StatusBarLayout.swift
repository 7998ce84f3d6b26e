import Foundation
@_spi(Engine) import ViewEngine

/// Where the time and the battery stand; by eye, not measured.
struct StatusBarLayout: Hashable {
  /// Of the whole bar.
  let size: CGSize
  /// Of the middle of what stands in it, from the top.
  let middle: CGFloat
  /// Of the time's middle from the left, and of the battery's end from the right.
  let time: CGFloat
  let battery: CGFloat
  let fontSize: CGFloat
  let iconScale: CGFloat
  /// The time stands in the middle between the signal and the battery.
  var isInOneLine = false

  init(_ canvas: GraphCanvas) {
    size = CGSize(width: canvas.size.width, height: canvas.safeArea.top)
    if canvas.safeArea.top >= Self.island {
      // Beside the island, whose middle is about 30 from the top.
      middle = 32 + (canvas.safeArea.top - Self.island) / 2
      (time, battery, fontSize, iconScale) = (68, 33, 17, 1)
    } else if canvas.safeArea.top > 30 {
      (middle, time, battery, fontSize, iconScale) = (25, 56, 26, 16, 0.95)
    } else {
      middle = size.height / 2
      (time, battery, fontSize, iconScale) = (30, 6, 12, 0.8)
      isInOneLine = true
    }
  }

  /// What phones with an island keep free at the top, at least.
  private static let island: CGFloat = 59
}
