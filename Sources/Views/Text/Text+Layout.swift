import Drawing
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

extension Text {
  /// A text as it is laid out: lines of runs of glyphs.
  public struct Layout: RandomAccessCollection {
    public let lines: [Line]
    /// Whether the text did not fit.
    public let isTruncated: Bool

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(position: Int) -> Line { lines.asked(position, as: "lines") }

    public struct Line: RandomAccessCollection {
      /// On the baseline.
      public let origin: CGPoint
      let runs: [Run]

      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(position: Int) -> Run { runs.asked(position, as: "runs") }

      public var typographicBounds: TypographicBounds {
        TypographicBounds(runs.map(\.typographicBounds))
      }
    }

    /// Glyphs of one look.
    public struct Run: RandomAccessCollection {
      let slices: [RunSlice]
      let attributes: TextAttributes

      public var startIndex: Int { 0 }
      public var endIndex: Int { slices.count }
      public subscript(position: Int) -> RunSlice { slices.asked(position, as: "slices") }

      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        attributes[key]
      }

      public var layoutDirection: LayoutDirection { .leftToRight }

      public var typographicBounds: TypographicBounds {
        TypographicBounds(slices.map(\.typographicBounds))
      }
    }

    /// One glyph, or one image of the text. On a device a slice may have several.
    public struct RunSlice: RandomAccessCollection {
      let glyph: OutlinedGlyph
      let run: TextRun
      let attributes: TextAttributes
      public let typographicBounds: TypographicBounds
      /// What stands in the glyph's place, which is then a blank of its width.
      let image: ResolvedImage?

      public var startIndex: Int { 0 }
      public var endIndex: Int { 1 }
      public subscript(position: Int) -> RunSlice { self }

      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        attributes[key]
      }
    }

    /// The box of a piece of text, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// On the baseline, at the leading edge.
      public var origin: CGPoint
      public var width: CGFloat
      public var ascent: CGFloat
      public var descent: CGFloat
      public var leading: CGFloat

      public init() {
        self.init(origin: .zero, width: 0, ascent: 0, descent: 0)
      }

      init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        self.origin = origin
        self.width = width
        self.ascent = ascent
        self.descent = descent
        leading = 0
      }

      init(_ parts: [TypographicBounds]) {
        guard let first = parts.first, let last = parts.last else {
          self.init()
          return
        }
        self.init(
          origin: first.origin, width: last.origin.x + last.width - first.origin.x,
          ascent: parts.map(\.ascent).max() ?? 0, descent: parts.map(\.descent).max() ?? 0)
      }

      public var rect: CGRect {
        CGRect(
          x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }
  }
}
