import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A piece of text that is only read.
public struct Text: PrimitiveView, Equatable {
  public struct LineStyle: Hashable, Sendable {
    /// - Note: Approximated: how long dashes and dots are is by eye.
    public enum Pattern: Hashable, Sendable { case solid, dash, dot, dashDot, dashDotDot }

    var pattern: Pattern
    var color: Color?

    public static let single = LineStyle()

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum TruncationMode: Sendable { case head, tail, middle }

  /// A run and what its own modifiers say.
  struct Run: Equatable {
    var string: String
    var style = RunStyle()
    /// Shown in place of the string.
    var image: Image?
    /// Written anew as time passes, in place of the string.
    var date: DateText?
    /// Written in the locale around the text, in place of the string.
    var value: FormattedValue?
  }

  struct RunStyle: Equatable {
    var font: Font?
    var weight: Font.Weight?
    var color: Color?
    var foreground: AnyShapeStyle?
    var isBold = false
    var isItalic = false
    var design: Font.Design?
    var width: Font.Width?
    var scale: Scale?
    var hasMonospacedDigits = false
    var kerning: CGFloat?
    var baselineOffset: CGFloat = 0
    var underline: LineStyle?
    var strikethrough: LineStyle?
    /// Behind the run.
    var background: Color?
    /// Custom ones by their types; they change nothing by themselves.
    var attributes = TextAttributes()

    static func == (a: RunStyle, b: RunStyle) -> Bool {
      a.font == b.font && a.weight == b.weight && a.color == b.color && a.isBold == b.isBold
        && a.isItalic == b.isItalic && a.design == b.design && a.kerning == b.kerning
        && a.hasMonospacedDigits == b.hasMonospacedDigits && a.underline == b.underline
        && a.baselineOffset == b.baselineOffset && a.strikethrough == b.strikethrough
        && a.background == b.background && a.width == b.width && a.scale == b.scale
    }
  }

  var runs: [Run]

  nonisolated init(runs: [Run]) {
    self.runs = runs
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    runs = [Run(string: String(content))]
  }

  nonisolated public init(verbatim content: String) {
    runs = [Run(string: content)]
  }

  nonisolated public static func + (a: Text, b: Text) -> Text { Text(runs: a.runs + b.runs) }

  var string: String { runs.map(\.string).joined() }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    LeafNode(self, parent: parent, environment: environment) { TextItem($0, node: $1) }
  }

  // MARK: Modifiers that keep it a Text

  nonisolated func styled(_ change: (inout RunStyle) -> Void) -> Text {
    Text(
      runs: runs.map { run in
        var run = run
        change(&run.style)
        return run
      })
  }

  nonisolated public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    styled { $0.design = $0.design ?? design }
  }
  nonisolated public func bold() -> Text { styled { $0.isBold = true } }
  nonisolated public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  nonisolated public func italic() -> Text { styled { $0.isItalic = true } }
  nonisolated public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  nonisolated public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? styled { $0.design = .monospaced } : self
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text {
    styled { $0.kerning = $0.kerning ?? kerning }
  }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> Text {
    styled { $0.baselineOffset += offset }
  }
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    styled { if $0.foreground == nil { $0.color = $0.color ?? color } }
  }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled {
      guard $0.color == nil && $0.foreground == nil else { return }
      if let color = style as? Color {
        $0.color = color
      } else {
        $0.foreground = AnyShapeStyle(style)
      }
    }
  }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
  }
}
