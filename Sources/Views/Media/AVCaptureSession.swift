import Foundation

/// What leads from a camera to who takes its pictures. None ever come.
public final class AVCaptureSession: NSObject, @unchecked Sendable {
  public private(set) var inputs: [AVCaptureInput] = []
  public private(set) var outputs: [AVCaptureOutput] = []
  public private(set) var isRunning = false
  public var sessionPreset = Preset.high

  /// How good a picture is.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let photo = Preset(rawValue: "photo")
    public static let high = Preset(rawValue: "high")
    public static let medium = Preset(rawValue: "medium")
    public static let low = Preset(rawValue: "low")
    public static let hd1280x720 = Preset(rawValue: "1280x720")
    public static let hd1920x1080 = Preset(rawValue: "1920x1080")
  }

  public func beginConfiguration() {}
  public func commitConfiguration() {}
  public func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  public func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  public func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  public func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  public func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  public func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  public func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  public func startRunning() { isRunning = true }
  public func stopRunning() { isRunning = false }
}

/// Where a session has its pictures from.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A camera's.
public final class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

/// Who takes a session's pictures.
open class AVCaptureOutput: NSObject, @unchecked Sendable {}

/// Takes single ones.
public final class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Nothing is taken, and nobody told.
  public func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

/// How a picture is to be taken.
public final class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  public var flashMode = AVCaptureDevice.FlashMode.off
}

/// A picture that was taken.
public final class AVCapturePhoto: NSObject, @unchecked Sendable {
  public func fileDataRepresentation() -> Data? { nil }
}

/// Who is told of a picture that was taken. Nobody ever is.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}
