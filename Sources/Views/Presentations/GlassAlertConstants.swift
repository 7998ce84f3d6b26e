import Foundation
import ViewEngine

/// Lengths of alerts and of dialogs since iOS 26, in points: as recorded of UIKit on iOS 26.1.
enum GlassAlertConstants {
  static let width: CGFloat = 320
  static let cornerRadius: CGFloat = 34
  static let textInset: CGFloat = 30
  static let top: CGFloat = 22
  static let gap: CGFloat = 7.667
  /// Below a title and a message, and below one of them alone.
  static let bottom: CGFloat = 4.333
  static let loneBottom: CGFloat = 4
  static let titleSize: CGFloat = 17
  static let messageSize: CGFloat = 15
  /// Around the buttons, and between them.
  static let padding: CGFloat = 16
  static let actionHeight: CGFloat = 48
  static let actionGap: CGFloat = 8
  /// Fields are as high as buttons.
  static let fieldInset: CGFloat = 15
  static let fieldTop: CGFloat = 16.333
  static let fieldTextInset: CGFloat = 15

  static let shadowOpacity = 0.085
  static let shadowRadius: CGFloat = 22
  static let shadowRise: CGFloat = 8

  /// A button over it; one that is pressed is darker by as much again. By eye.
  static func pill(in scheme: ColorScheme, isPressed: Bool) -> (white: Double, opacity: Double) {
    let opacity = scheme == .light ? 0.137 : 0.110
    return (scheme == .light ? 0.109 : 1, isPressed ? opacity * 2 : opacity)
  }
}
