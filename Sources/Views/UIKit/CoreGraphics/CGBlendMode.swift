import Geometry

/// How Quartz mixes what is drawn with what is there.
///
/// - Note: Approximated: of the modes by Porter and Duff those that SwiftUI has, and what is the same as one of
///   them where what is drawn is opaque; the others draw over.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter

  var blendMode: BlendMode {
    switch self {
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop, .sourceIn: .sourceAtop
    case .destinationOver, .destinationAtop: .destinationOver
    case .destinationOut, .clear: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .normal, .copy, .sourceOut, .destinationIn, .xor: .normal
    }
  }
}
