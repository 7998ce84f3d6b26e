import Foundation

/// A camera or a microphone: a simulator, and a clip, has none.
///
/// - Note: Approximated: code takes the way that it has for a device without a camera.
public final class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum TorchMode: Int, Sendable { case off, on, auto }

  /// Kinds of cameras.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInWideAngleCamera = DeviceType(rawValue: "wideAngle")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "ultraWide")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "telephoto")
    public static let builtInDualCamera = DeviceType(rawValue: "dual")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "trueDepth")
  }

  /// Nobody is asked, and there is nothing to allow.
  public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }

  public static func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  public static func requestAccess(
    for mediaType: AVMediaType,
    completionHandler handler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    Task { @MainActor in handler(false) }
  }

  public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  public static func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  public var position: Position { .unspecified }
  public var hasTorch: Bool { false }
  public var hasFlash: Bool { false }
  public var torchMode: TorchMode {
    get { .off }
    set {}
  }

  public func lockForConfiguration() throws {}
  public func unlockForConfiguration() {}

  private override init() { super.init() }
}

/// What a device records.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether an app may record.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
