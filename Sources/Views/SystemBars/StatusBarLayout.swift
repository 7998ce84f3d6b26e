import Foundation
@_spi(Engine) import ViewEngine

/// Where the time and the battery stand; by eye, not measured.
struct StatusBarLayout: Hashable {
  enum Arrangement: Hashable {
    /// Beside what is cut out of the screen.
    case ears
    /// In one line, as on a phone with a button.
    case line
    /// In one line, as on a tablet: with the dots that its windows are arranged by, up to iPadOS 18.
    case tablet(hasDots: Bool)
  }

  let arrangement: Arrangement
  /// Of the whole bar.
  let size: CGSize
  /// Of the middle of what stands in it, from the top.
  let middle: CGFloat
  /// Of the time's middle from the left, and of the battery's end from the right, beside what is cut out.
  let time: CGFloat
  let battery: CGFloat
  let fontSize: CGFloat
  let iconScale: CGFloat

  init(_ canvas: GraphCanvas) {
    size = CGSize(width: canvas.size.width, height: canvas.safeArea.top)
    if canvas.idiom == .pad {
      arrangement = .tablet(hasDots: !canvas.isGlass)
    } else {
      arrangement = canvas.safeArea.top > 30 ? .ears : .line
    }
    if arrangement != .ears {
      middle = size.height / 2
      (time, battery, fontSize, iconScale) = (0, 0, 12, StatusLine.iconScale)
    } else if canvas.safeArea.top >= Self.island {
      // Beside the island, whose middle is about 30 from the top.
      middle = 32 + (canvas.safeArea.top - Self.island) / 2
      (time, battery, fontSize, iconScale) = (68, 33, 17, 1)
    } else {
      (middle, time, battery, fontSize, iconScale) = (25, 56, 26, 16, 0.95)
    }
  }

  /// What phones with an island keep free at the top, at least.
  private static let island: CGFloat = 59
}
