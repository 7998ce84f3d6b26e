import Foundation
import Motion
import ViewEngine

/// How somebody has set their device up. In a clip nothing is set: motion is not reduced, nobody listens.
public enum UIAccessibility {
  public static let isVoiceOverRunning = false
  public static let isReduceMotionEnabled = false
  public static let isReduceTransparencyEnabled = false
  public static let isDarkerSystemColorsEnabled = false
  public static let isBoldTextEnabled = false
  public static let isInvertColorsEnabled = false
  public static let isSwitchControlRunning = false
  public static let prefersCrossFadeTransitions = false
  public static let isGrayscaleEnabled = false
  public static let isClosedCaptioningEnabled = false
  public static let isGuidedAccessEnabled = false
  public static let isMonoAudioEnabled = false
  public static let isAssistiveTouchRunning = false
  public static let isShakeToUndoEnabled = true
  public static let isSpeakScreenEnabled = false
  public static let isSpeakSelectionEnabled = false
  public static let isVideoAutoplayEnabled = true
  public static let isOnOffSwitchLabelsEnabled = false
  public static let shouldDifferentiateWithoutColor = false
  public static let buttonShapesEnabled = false

  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "reduceMotionStatusDidChange")
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "voiceOverStatusDidChange")

  /// What a screen reader is told.
  public struct Notification: Hashable, Sendable {
    private let name: String

    public static let announcement = Notification(name: "announcement")
    public static let layoutChanged = Notification(name: "layoutChanged")
    public static let screenChanged = Notification(name: "screenChanged")
  }

  /// - Note: Accepted: no effect in a clip, which is not read out.
  public static func post(notification: Notification, argument: Any?) {}
}
