import Foundation
import Geometry
import ViewEngine

/// What filters are told, by the names that they have in Swift.
extension CIFilter {
  public var inputImage: CIImage? {
    get { image(kCIInputImageKey) }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  public var backgroundImage: CIImage? {
    get { image(kCIInputBackgroundImageKey) }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  public var maskImage: CIImage? {
    get { image(kCIInputMaskImageKey) }
    set { setValue(newValue, forKey: kCIInputMaskImageKey) }
  }
  public var message: Data {
    get { data("inputMessage") ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  public var correctionLevel: String {
    get { text("inputCorrectionLevel") ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  public var center: CGPoint {
    get { point(kCIInputCenterKey) }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }
  public var color: CIColor {
    get { color(kCIInputColorKey) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
  public var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  public var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  public var radius: Float {
    get { Float(number(kCIInputRadiusKey)) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  public var scale: Float {
    get { Float(number(kCIInputScaleKey)) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
  public var intensity: Float {
    get { Float(number(kCIInputIntensityKey)) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  public var brightness: Float {
    get { Float(number(kCIInputBrightnessKey)) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  public var contrast: Float {
    get { Float(number(kCIInputContrastKey)) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  public var saturation: Float {
    get { Float(number(kCIInputSaturationKey)) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  public var angle: Float {
    get { Float(number(kCIInputAngleKey)) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }
  public var ev: Float {
    get { Float(number(kCIInputEVKey)) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }
  public var amount: Float {
    get { Float(number(kCIInputAmountKey)) }
    set { setValue(newValue, forKey: kCIInputAmountKey) }
  }
  public var sharpness: Float {
    get { Float(number(kCIInputSharpnessKey)) }
    set { setValue(newValue, forKey: kCIInputSharpnessKey) }
  }
  public var falloff: Float {
    get { Float(number("inputFalloff")) }
    set { setValue(newValue, forKey: "inputFalloff") }
  }
  public var aspectRatio: Float {
    get { Float(number(kCIInputAspectRatioKey)) }
    set { setValue(newValue, forKey: kCIInputAspectRatioKey) }
  }
}
