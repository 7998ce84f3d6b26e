import Foundation
import Geometry
import ViewEngine

/// One of Core Image's filters, by its name or by the function that makes it.
///
/// - Note: Approximated: those that demos use most; they act on gamma-encoded colours, while a device's act on linear ones.
open class CIFilter: NSObject, CIFilterProtocol, @unchecked Sendable {
  public let name: String
  private var values: [String: Any]

  /// - Returns: Nil where a clip has no such filter.
  public convenience init?(name: String) {
    guard CIFilterKind(rawValue: name) != nil else { return nil }
    self.init(_name: name)
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  init(_name name: String) {
    self.name = name
    values = CIFilterKind(rawValue: name)?.defaults ?? [:]
  }

  /// What can be set, the picture before all.
  public var inputKeys: [String] { CIFilterKind(rawValue: name)?.keys ?? [] }
  public var outputKeys: [String] { [kCIOutputImageKey] }
  public var attributes: [String: Any] { [kCIAttributeFilterName: name] }

  public func setDefaults() { values = CIFilterKind(rawValue: name)?.defaults ?? [:] }

  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  public func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// Nil until all that it needs has been set.
  open var outputImage: CIImage? { CIFilterKind(rawValue: name)?.output(of: self) }

  // MARK: Values of one kind

  func number(_ key: String) -> Double {
    switch values[key] {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }

  func point(_ key: String) -> CGPoint {
    switch values[key] {
    case let value as CIVector: value.cgPointValue
    case let value as CGPoint: value
    default: .zero
    }
  }

  func color(_ key: String) -> CIColor {
    switch values[key] {
    case let value as CIColor: value
    case let value as UIColor: CIColor(color: value)
    default: .black
    }
  }

  func image(_ key: String) -> CIImage? { values[key] as? CIImage }
  func data(_ key: String) -> Data? { values[key] as? Data }
  func text(_ key: String) -> String? { values[key] as? String }
}

/// What all filters have.
public protocol CIFilterProtocol: NSObjectProtocol {
  var outputImage: CIImage? { get }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputEVKey = "inputEV"
public let kCIInputAmountKey = "inputAmount"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIOutputImageKey = "outputImage"
public let kCIAttributeFilterName = "CIAttributeFilterName"
