import Foundation
@_spi(Engine) import ViewEngine

/// The device that a clip is played on: a phone, or with a larger screen a tablet.
@MainActor @preconcurrency
public final class UIDevice {
  public static let current = UIDevice()

  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "orientationDidChange")
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "batteryLevelDidChange")

  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch ViewGraph.current?.canvas.idiom {
    case nil, .phone, .watch: .phone
    case .pad: .pad
    case .mac: .mac
    case .tv: .tv
    }
  }

  public var orientation: UIDeviceOrientation {
    ViewGraph.current?.canvas.isOnItsSide == true ? .landscapeLeft : .portrait
  }

  public var name: String { model }
  public var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .mac: "Mac"
    case .tv: "Apple TV"
    default: "iPhone"
    }
  }
  public var systemName: String {
    switch userInterfaceIdiom {
    case .pad: "iPadOS"
    case .mac: "macOS"
    case .tv: "tvOS"
    default: "iOS"
    }
  }
  public var systemVersion: String {
    "\((ViewGraph.current?.canvas.system ?? .v18).name).0"
  }
  public var identifierForVendor: UUID? { nil }
  public var isBatteryMonitoringEnabled = false
  public var batteryLevel: Float { 1 }
  public var batteryState: BatteryState { .full }
  public var isMultitaskingSupported: Bool { true }

  public var isProximityMonitoringEnabled = false
  public var proximityState: Bool { false }
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  public var localizedModel: String { model }

  /// - Note: Accepted: no effect in a clip, whose device lies as its look says.
  public func setValue(_ value: Any?, forKey key: String) {}

  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
