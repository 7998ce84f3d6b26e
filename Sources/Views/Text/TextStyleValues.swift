import Drawing
import Foundation
import Geometry
import Motion
import ViewEngine

/// How lines of text stand in their block.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// What `font` and its siblings leave in the environment for the texts inside.
struct TextStyleValues {
  var font: Font?
  var weight: Font.Weight?
  var isBold = false
  var isItalic = false
  var design: Font.Design?
  var hasMonospacedDigits = false
  var width: Font.Width?
  var scale: Text.Scale?
  var lineHeight: AttributedString.LineHeight?
  var kerning: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var textCase: Text.Case?
  var layout = TextLayout()
  /// How many lines a text takes the space of, however few it has.
  var reservedLines: Int?
}

private enum TextStyleKey: EnvironmentKey {
  static var defaultValue: TextStyleValues { TextStyleValues() }
}

extension EnvironmentValues {
  var textStyle: TextStyleValues {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  public var font: Font? {
    get { textStyle.font }
    set { textStyle.font = newValue }
  }

  public var lineLimit: Int? {
    get { textStyle.layout.lineLimit }
    set { textStyle.layout.lineLimit = newValue }
  }

  /// How texts inside are written, whatever the case that they are typed in.
  public var textCase: Text.Case? {
    get { textStyle.textCase }
    set { textStyle.textCase = newValue }
  }

  public var lineSpacing: CGFloat {
    get { textStyle.layout.lineSpacing }
    set { textStyle.layout.lineSpacing = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { textStyle.layout.minimumScaleFactor }
    set { textStyle.layout.minimumScaleFactor = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get {
      switch textStyle.layout.truncation {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    }
    set {
      switch newValue {
      case .head: textStyle.layout.truncation = .head
      case .middle: textStyle.layout.truncation = .middle
      case .tail: textStyle.layout.truncation = .tail
      }
    }
  }

  /// Whether letters may move together: they do not, in a clip.
  public var allowsTightening: Bool {
    get { false }
    set {}
  }

  public var multilineTextAlignment: TextAlignment {
    get {
      switch textStyle.layout.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
    set {
      switch newValue {
      case .leading: textStyle.layout.alignment = .leading
      case .center: textStyle.layout.alignment = .center
      case .trailing: textStyle.layout.alignment = .trailing
      }
    }
  }
}

/// Changes the text style of what is inside.
struct TextStyleModifier: EnvironmentModifier {
  let change: (inout TextStyleValues) -> Void

  func apply(to environment: inout EnvironmentValues) {
    change(&environment.textStyle)
  }
}

extension View {
  func textStyle(_ change: @escaping (inout TextStyleValues) -> Void) -> some View {
    modifier(TextStyleModifier(change: change))
  }

  public func font(_ font: Font?) -> some View { textStyle { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> some View { textStyle { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> some View { textStyle { $0.design = design } }
  public func bold(_ isActive: Bool = true) -> some View { textStyle { $0.isBold = isActive } }
  public func italic(_ isActive: Bool = true) -> some View { textStyle { $0.isItalic = isActive } }
  public func monospacedDigit() -> some View { textStyle { $0.hasMonospacedDigits = true } }

  public func monospaced(_ isActive: Bool = true) -> some View {
    textStyle { $0.design = isActive ? .monospaced : $0.design }
  }

  public func kerning(_ kerning: CGFloat) -> some View { textStyle { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> some View { textStyle { $0.kerning = tracking } }

  public func baselineOffset(_ offset: CGFloat) -> some View {
    textStyle { $0.baselineOffset = offset }
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle { $0.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textStyle { $0.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil }
  }

  public func textCase(_ textCase: Text.Case?) -> some View {
    textStyle { $0.textCase = textCase }
  }

  public func lineLimit(_ number: Int?) -> some View {
    textStyle { $0.layout.lineLimit = number }
  }

  /// - Parameter limit: Texts with fewer lines than the lower bound take its space.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(from: limit.lowerBound, through: limit.upperBound)
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(from: limit.lowerBound, through: nil)
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(from: nil, through: limit.upperBound)
  }

  /// - Parameter reservesSpace: Whether texts with fewer lines take the space of as many.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(from: reservesSpace ? limit : nil, through: limit)
  }

  private func lineLimits(from lower: Int?, through upper: Int?) -> some View {
    textStyle {
      $0.reservedLines = lower
      $0.layout.lineLimit = upper
    }
  }

  public func lineSpacing(_ spacing: CGFloat) -> some View {
    textStyle { $0.layout.lineSpacing = spacing }
  }

  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    textStyle { $0.layout.minimumScaleFactor = factor }
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}
