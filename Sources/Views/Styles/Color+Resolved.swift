import Drawing
import Foundation
import Motion

extension Color {
  /// A colour's components, in linear sRGB and not premultiplied: what animates.
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float) {
      self.linearRed = linearRed
      self.linearGreen = linearGreen
      self.linearBlue = linearBlue
      self.opacity = opacity
    }

    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      var linear = (red, green, blue)
      if colorSpace != .sRGBLinear {
        linear = (red.gammaDecoded, green.gammaDecoded, blue.gammaDecoded)
      }
      if colorSpace == .displayP3 {
        linear = linearSRGB(fromLinearP3: linear)
      }
      self.init(
        linearRed: linear.0, linearGreen: linear.1, linearBlue: linear.2, opacity: opacity)
    }

    /// Gamma-encoded sRGB.
    public var red: Float {
      get { linearRed.gammaEncoded }
      set { linearRed = newValue.gammaDecoded }
    }

    /// Gamma-encoded sRGB.
    public var green: Float {
      get { linearGreen.gammaEncoded }
      set { linearGreen = newValue.gammaDecoded }
    }

    /// Gamma-encoded sRGB.
    public var blue: Float {
      get { linearBlue.gammaEncoded }
      set { linearBlue = newValue.gammaDecoded }
    }

    func faded(by opacity: Double) -> Self {
      var result = self
      result.opacity *= Float(opacity)
      return result
    }

    /// The colour as it is drawn.
    var rgba: RGBA { RGBA(Double(red), Double(green), Double(blue), Double(opacity)) }
  }
}

extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  /// All four components, 128 times as large.
  public var animatableData: AnimatableData {
    get {
      AnimatableData(
        linearRed * 128,
        AnimatablePair(linearGreen * 128, AnimatablePair(linearBlue * 128, opacity * 128)))
    }
    set {
      linearRed = newValue.first / 128
      linearGreen = newValue.second.first / 128
      linearBlue = newValue.second.second.first / 128
      opacity = newValue.second.second.second / 128
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA`, gamma-encoded.
  public var description: String {
    let bytes = [red, green, blue, opacity].map { UInt8(max(0, min(255, $0 * 255 + 0.5))) }
    return "#" + bytes.map { String(format: "%02X", $0) }.joined()
  }
}
