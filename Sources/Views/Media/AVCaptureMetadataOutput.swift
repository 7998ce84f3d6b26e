import Foundation
import Geometry

/// Finds codes in a camera's pictures. None ever come.
public final class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  public var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [.qr, .ean13] }
  public var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  public func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}

/// Something that was found in a picture.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// Kinds of codes.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let face = ObjectType(rawValue: "face")
  }

  public var type: ObjectType { .qr }
}

/// A code.
public final class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  public var stringValue: String? { nil }
}

/// What leads from a session to who takes its pictures.
public final class AVCaptureConnection: NSObject, @unchecked Sendable {}

/// Who is told of codes. Nobody ever is.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
