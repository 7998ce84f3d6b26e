import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// How large a keyboard is.
///
/// On an upright phone with a home indicator 336 points with the bar of proposals and 291 without it, on one without
/// a home indicator 260 and 216, as apps are told by the system (iOS 17). On its side, and on tablets, by eye.
struct KeyboardMetrics: Equatable {
  /// Of the screen, in points.
  let width: CGFloat
  /// Of all rows of keys.
  let keys: CGFloat
  /// Of the bar above them.
  let proposals: CGFloat
  /// Of what is below them: the keys for emoji and dictation, and the home indicator.
  let below: CGFloat

  var height: CGFloat { proposals + keys + below }

  init(_ traits: KeyboardTraits, on canvas: GraphCanvas) {
    width = canvas.size.width
    let hasIndicator = canvas.safeArea.bottom > 0
    let proposes = traits.isCorrected && !traits.isPad
    let isUpright = canvas.size.height >= canvas.size.width
    switch (canvas.idiom, isUpright) {
    case (.pad, _):
      keys = isUpright ? 260 : 348
      proposals = 55
      below = canvas.safeArea.bottom
    case (_, true):
      keys = width < 414 ? 216 : 226
      proposals = proposes ? (hasIndicator ? 45 : 44) : 0
      below = hasIndicator ? 75 : 0
    case (_, false):
      keys = 162
      proposals = proposes ? 38 : 0
      below = canvas.safeArea.bottom
    }
  }
}
