import Foundation
import ViewEngine

extension Font {
  /// How wide a font's letters are.
  public struct Width: Hashable, Sendable {
    /// 0 is the standard width, below it narrower.
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// What letters' widths are multiplied by: the stand-in has one width, which is stretched.
    ///
    /// - Matches: not measured; by eye beside the system font's widths.
    var stretch: Double {
      let amount = Double(min(max(value, -0.6), 0.6))
      return amount < 0 ? 1 + amount * 0.78 : 1 + amount * 1.15
    }
  }

  /// The same font with narrower or wider letters.
  public func width(_ width: Width) -> Font { with { $0.width = width } }
}

extension Text {
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
    styled { $0.width = $0.width ?? width }
  }
}

extension View {
  /// Narrower or wider letters for the texts inside; nil is the font's own width.
  public func fontWidth(_ width: Font.Width?) -> some View { textStyle { $0.width = width } }
}
