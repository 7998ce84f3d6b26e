import Foundation
import Motion
import ViewEngine

/// The size of text that a reader has chosen for all apps.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.rawValue < b.rawValue
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// The size that devices come with is `large`.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Text styles, and lengths that are scaled with them, at another size than the reader's.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// The reader's size, kept within a range.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let inside = DynamicTypeSize.allCases.filter(range.contains)
      guard let first = inside.first, let last = inside.last else { return }
      size = size < first ? first : last
    }
  }
}

extension Font.TextStyle {
  /// Points at a size that the reader has chosen.
  ///
  /// - Source: the tables of Apple's design guidelines; the two smallest sizes agree with UIKit's on
  ///   iOS 26.1.
  func size(at size: DynamicTypeSize) -> CGFloat {
    Self.sizes[self].map { $0[size.rawValue] } ?? self.size
  }

  /// How much larger a length is that grows with the style.
  ///
  /// - Source: UIKit's metrics on iOS 26.1 scale by the distance of a style's lines.
  func scale(at size: DynamicTypeSize) -> CGFloat {
    lineDistance(at: size) / lineDistance(at: .large)
  }

  /// Points from line to line of the style; from the tables of Apple's design guidelines.
  private func lineDistance(at size: DynamicTypeSize) -> CGFloat {
    let points = self.size(at: size)
    // The smallest styles stand further apart where larger ones come down to their size.
    if points == 12, self != .caption { return 16 }
    if points == 11, self == .caption { return 13 }
    return Self.lineDistances[points] ?? (points * 1.2).rounded()
  }

  /// From `xSmall` to `accessibility5`.
  private static let sizes: [Font.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  private static let lineDistances: [CGFloat: CGFloat] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28,
    23: 29, 24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41,
    36: 43, 37: 44, 38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59,
    51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68, 60: 70,
  ]
}
