import Foundation
@_spi(Engine) import ViewEngine

extension Font.TextStyle {
  /// Points of the style on a device, at the size that it comes with.
  ///
  /// - Source: the tables of Apple's design guidelines for macOS, for watchOS (the size of cases of 41
  ///   mm; larger ones have it a point larger, which is left out) and for tvOS.
  func size(at typeSize: DynamicTypeSize, on idiom: DeviceIdiom) -> CGFloat {
    switch idiom {
    case .phone, .pad: size(at: typeSize)
    case .mac: mac
    case .watch: watch * size(at: typeSize) / size
    case .tv: television
    }
  }

  private var mac: CGFloat {
    switch self {
    case .largeTitle: 26
    case .title: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption, .caption2: 10
    }
  }

  private var watch: CGFloat {
    switch self {
    case .largeTitle: 36
    case .title: 34
    case .title2: 27
    case .title3: 19
    case .headline, .body, .callout: 16
    case .subheadline, .caption: 15
    case .caption2: 14
    case .footnote: 13
    }
  }

  private var television: CGFloat {
    switch self {
    case .largeTitle, .title: 76
    case .title2: 57
    case .title3: 48
    case .headline, .subheadline: 38
    case .callout: 31
    case .body, .footnote: 29
    case .caption: 25
    case .caption2: 23
    }
  }

  /// What the style is written in where nobody says otherwise.
  func weight(on idiom: DeviceIdiom) -> Font.Weight {
    switch idiom {
    case .mac where self == .headline: .bold
    case .mac where self == .caption2: .medium
    case .tv where self != .subheadline && self != .footnote: .medium
    default: self == .headline ? .semibold : .regular
    }
  }
}
