import Drawing
import Foundation
import Geometry

/// The filters that a clip has, by Core Image's names, with what they are told where nobody says more.
enum CIFilterKind: String {
  case sepiaTone = "CISepiaTone"
  case gaussianBlur = "CIGaussianBlur"
  case boxBlur = "CIBoxBlur"
  case discBlur = "CIDiscBlur"
  case colorControls = "CIColorControls"
  case colorMonochrome = "CIColorMonochrome"
  case colorInvert = "CIColorInvert"
  case hueAdjust = "CIHueAdjust"
  case exposureAdjust = "CIExposureAdjust"
  case vibrance = "CIVibrance"
  case falseColor = "CIFalseColor"
  case maskToAlpha = "CIMaskToAlpha"
  case photoEffectMono = "CIPhotoEffectMono"
  case photoEffectNoir = "CIPhotoEffectNoir"
  case photoEffectTonal = "CIPhotoEffectTonal"
  case photoEffectChrome = "CIPhotoEffectChrome"
  case photoEffectFade = "CIPhotoEffectFade"
  case photoEffectInstant = "CIPhotoEffectInstant"
  case photoEffectProcess = "CIPhotoEffectProcess"
  case photoEffectTransfer = "CIPhotoEffectTransfer"
  case vignette = "CIVignette"
  case vignetteEffect = "CIVignetteEffect"
  case pixellate = "CIPixellate"
  case crystallize = "CICrystallize"
  case edges = "CIEdges"
  case unsharpMask = "CIUnsharpMask"
  case sharpenLuminance = "CISharpenLuminance"
  case bloom = "CIBloom"
  case lanczosScaleTransform = "CILanczosScaleTransform"
  case blendWithMask = "CIBlendWithMask"
  case sourceOverCompositing = "CISourceOverCompositing"
  case qrCodeGenerator = "CIQRCodeGenerator"

  var defaults: [String: Any] {
    let center = CIVector(x: 150, y: 150)
    return switch self {
    case .sepiaTone, .edges: [kCIInputIntensityKey: 1.0]
    case .gaussianBlur, .boxBlur: [kCIInputRadiusKey: 10.0]
    case .discBlur: [kCIInputRadiusKey: 8.0]
    case .colorControls:
      [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
    case .colorMonochrome:
      [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
    case .hueAdjust: [kCIInputAngleKey: 0.0]
    case .exposureAdjust: [kCIInputEVKey: 0.0]
    case .vibrance: [kCIInputAmountKey: 0.0]
    case .falseColor:
      [
        "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
        "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
      ]
    case .vignette: [kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0]
    case .vignetteEffect:
      [
        kCIInputCenterKey: center, kCIInputRadiusKey: 150.0, kCIInputIntensityKey: 1.0,
        "inputFalloff": 0.5,
      ]
    case .pixellate: [kCIInputCenterKey: center, kCIInputScaleKey: 8.0]
    case .crystallize: [kCIInputCenterKey: center, kCIInputRadiusKey: 20.0]
    case .unsharpMask: [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]
    case .sharpenLuminance: [kCIInputSharpnessKey: 0.4, kCIInputRadiusKey: 1.69]
    case .bloom: [kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]
    case .lanczosScaleTransform: [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]
    case .qrCodeGenerator: ["inputCorrectionLevel": "M"]
    case .colorInvert, .maskToAlpha, .photoEffectMono, .photoEffectNoir, .photoEffectTonal,
      .photoEffectChrome, .photoEffectFade, .photoEffectInstant, .photoEffectProcess,
      .photoEffectTransfer, .blendWithMask, .sourceOverCompositing:
      [:]
    }
  }

  /// Of what can be set, the picture first.
  var keys: [String] {
    let own = defaults.keys.sorted()
    return switch self {
    case .qrCodeGenerator: ["inputMessage"] + own
    case .blendWithMask: [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]
    case .sourceOverCompositing: [kCIInputImageKey, kCIInputBackgroundImageKey]
    default: [kCIInputImageKey] + own
    }
  }
}
