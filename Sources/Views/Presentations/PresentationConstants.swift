import Foundation
import Geometry
import Motion
import ViewEngine

/// Times and lengths of what the platform presents, in seconds and points.
enum PresentationConstants {
  /// Critically damped; measured on recordings of sheets and covers (rule `sheet-motion`).
  static let sheetFrequency = 18.3
  /// Measured on a recording of an alert; UIKit's own says 22.88 (rule `alert-motion`).
  static let alertFrequency = 22.9

  static var sheetAnimation: Animation { .platform(frequency: sheetFrequency) }
  static var alertAnimation: Animation { .platform(frequency: alertFrequency) }
  /// Not measured: the camera moves on the recording of a dialog.
  static var dialogAnimation: Animation { .platform(frequency: sheetFrequency) }

  /// Measured in light appearance (rule `dimming-behind`); not measured in dark.
  static func sheetDimming(in scheme: ColorScheme) -> Double { scheme == .light ? 0.12 : 0.29 }
  /// Measured in both (rule `dimming-behind`).
  static func alertDimming(in scheme: ColorScheme) -> Double { scheme == .light ? 0.2 : 0.48 }

  static let cornerRadius: CGFloat = 10
  /// From the top of the safe area to a large sheet.
  static let gap: CGFloat = 10
  /// Of what a large sheet offers above the safe area: 420 of 749 points on a phone of 852.
  static let mediumDetent = 0.56
  static let grabber = CGSize(width: 36, height: 5)
  static let grabberInset: CGFloat = 5

  /// Around a sheet that lets fingers through; by eye.
  static let undimmedShadow: (opacity: Double, radius: CGFloat) = (0.13, 12)

  /// The card that the page behind a large sheet becomes (rule `page-behind-is-a-card`).
  static let cardInset: CGFloat = 16
  /// Above the safe area's edge.
  static let cardRise: CGFloat = 0.5
  static let cardRadius: CGFloat = 10
  /// Of the phone's own corners, from which the card's come.
  static let screenRadius = GraphCanvas.roundCorner

  static let alertWidth: CGFloat = 270
  static let alertCornerRadius: CGFloat = 14
  static let alertScale: CGFloat = 1.2
  static let actionHeight: CGFloat = 44
  /// Around and between the parts of a confirmation dialog.
  static let dialogMargin: CGFloat = 8
  static let dialogActionHeight: CGFloat = 57
  static let dialogFontSize: CGFloat = 20
}
