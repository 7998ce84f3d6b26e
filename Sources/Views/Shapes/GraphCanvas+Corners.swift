import Foundation
@_spi(Engine) import ViewEngine

extension GraphCanvas {
  /// In points; 0 of a screen with corners, which has nothing at its lower edge to keep free.
  var cornerRadius: CGFloat { safeArea.bottom > 0 ? Self.roundCorner : 0 }

  /// Of a phone's screen. Recording: one of 55 fits its corners.
  static let roundCorner: CGFloat = 55
}
