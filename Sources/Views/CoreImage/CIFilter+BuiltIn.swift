import ViewEngine

// A filter's own protocol says no more than its name: what it is told is a member of all filters.

public protocol CISepiaTone: CIFilterProtocol {}
public protocol CIGaussianBlur: CIFilterProtocol {}
public protocol CIBoxBlur: CIFilterProtocol {}
public protocol CIDiscBlur: CIFilterProtocol {}
public protocol CIColorControls: CIFilterProtocol {}
public protocol CIColorMonochrome: CIFilterProtocol {}
public protocol CIColorInvert: CIFilterProtocol {}
public protocol CIHueAdjust: CIFilterProtocol {}
public protocol CIExposureAdjust: CIFilterProtocol {}
public protocol CIVibrance: CIFilterProtocol {}
public protocol CIFalseColor: CIFilterProtocol {}
public protocol CIMaskToAlpha: CIFilterProtocol {}
public protocol CIPhotoEffect: CIFilterProtocol {}
public protocol CIVignette: CIFilterProtocol {}
public protocol CIVignetteEffect: CIFilterProtocol {}
public protocol CIPixellate: CIFilterProtocol {}
public protocol CICrystallize: CIFilterProtocol {}
public protocol CIEdges: CIFilterProtocol {}
public protocol CIUnsharpMask: CIFilterProtocol {}
public protocol CISharpenLuminance: CIFilterProtocol {}
public protocol CIBloom: CIFilterProtocol {}
public protocol CILanczosScaleTransform: CIFilterProtocol {}
public protocol CIBlendWithMask: CIFilterProtocol {}
public protocol CICompositeOperation: CIFilterProtocol {}
public protocol CIQRCodeGenerator: CIFilterProtocol {}

extension CIFilter:
  CISepiaTone, CIGaussianBlur, CIBoxBlur, CIDiscBlur, CIColorControls, CIColorMonochrome,
  CIColorInvert, CIHueAdjust, CIExposureAdjust, CIVibrance, CIFalseColor, CIMaskToAlpha,
  CIPhotoEffect, CIVignette, CIVignetteEffect, CIPixellate, CICrystallize, CIEdges, CIUnsharpMask,
  CISharpenLuminance, CIBloom, CILanczosScaleTransform, CIBlendWithMask, CICompositeOperation,
  CIQRCodeGenerator
{
  public class func sepiaTone() -> any CIFilter & CISepiaTone { CIFilter(_name: "CISepiaTone") }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    CIFilter(_name: "CIGaussianBlur")
  }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { CIFilter(_name: "CIBoxBlur") }
  public class func discBlur() -> any CIFilter & CIDiscBlur { CIFilter(_name: "CIDiscBlur") }
  public class func colorControls() -> any CIFilter & CIColorControls {
    CIFilter(_name: "CIColorControls")
  }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    CIFilter(_name: "CIColorMonochrome")
  }
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    CIFilter(_name: "CIColorInvert")
  }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { CIFilter(_name: "CIHueAdjust") }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    CIFilter(_name: "CIExposureAdjust")
  }
  public class func vibrance() -> any CIFilter & CIVibrance { CIFilter(_name: "CIVibrance") }
  public class func falseColor() -> any CIFilter & CIFalseColor { CIFilter(_name: "CIFalseColor") }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    CIFilter(_name: "CIMaskToAlpha")
  }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    CIFilter(_name: "CIPhotoEffectMono")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    CIFilter(_name: "CIPhotoEffectNoir")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    CIFilter(_name: "CIPhotoEffectTonal")
  }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    CIFilter(_name: "CIPhotoEffectChrome")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    CIFilter(_name: "CIPhotoEffectFade")
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    CIFilter(_name: "CIPhotoEffectInstant")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    CIFilter(_name: "CIPhotoEffectProcess")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    CIFilter(_name: "CIPhotoEffectTransfer")
  }
  public class func vignette() -> any CIFilter & CIVignette { CIFilter(_name: "CIVignette") }
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    CIFilter(_name: "CIVignetteEffect")
  }
  public class func pixellate() -> any CIFilter & CIPixellate { CIFilter(_name: "CIPixellate") }
  public class func crystallize() -> any CIFilter & CICrystallize {
    CIFilter(_name: "CICrystallize")
  }
  public class func edges() -> any CIFilter & CIEdges { CIFilter(_name: "CIEdges") }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
    CIFilter(_name: "CIUnsharpMask")
  }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    CIFilter(_name: "CISharpenLuminance")
  }
  public class func bloom() -> any CIFilter & CIBloom { CIFilter(_name: "CIBloom") }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    CIFilter(_name: "CILanczosScaleTransform")
  }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    CIFilter(_name: "CIBlendWithMask")
  }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    CIFilter(_name: "CISourceOverCompositing")
  }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    CIFilter(_name: "CIQRCodeGenerator")
  }
}
