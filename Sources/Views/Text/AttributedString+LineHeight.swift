import Foundation
import ViewEngine

extension AttributedString {
  /// How far a text's lines are apart.
  public struct LineHeight: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case leading(CGFloat)
      case multiple(CGFloat)
      case exact(CGFloat)
    }

    let kind: Kind

    public static let normal = LineHeight(kind: .leading(0))
    public static let variable = normal
    /// - Matches: not measured; as ``Font/Leading``.
    public static let tight = LineHeight(kind: .leading(-2))
    public static let loose = LineHeight(kind: .leading(2))

    /// Times the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(kind: .multiple(factor))
    }

    /// Points more than the font's own.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: .leading(increase))
    }

    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }

    /// Points to add to a line of a font.
    func leading(atSize size: Double) -> Double {
      let own = size * 2444 / 2048
      return switch kind {
      case .leading(let points): points
      case .multiple(let factor): size * factor - own
      case .exact(let points): points - own
      }
    }
  }
}

extension View {
  /// How high the lines of the texts inside are; nil is the font's own height.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    textStyle { $0.lineHeight = lineHeight }
  }
}
