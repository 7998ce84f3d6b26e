import Drawing
import Foundation
import Motion

extension Text.RunStyle {
  var resolvedStyle: AnyShapeStyle {
    if let color { return AnyShapeStyle(color) }
    return foreground ?? AnyShapeStyle(ForegroundStyle())
  }

  /// As `resolvedStyle`, where a text may have colours of its own.
  @MainActor
  func resolvedStyle(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.keepsOwnForeground ? AnyShapeStyle(ForegroundStyle()) : resolvedStyle
  }

  /// The run's own style where it has one.
  @MainActor
  func paint(in rect: CGRect, environment: EnvironmentValues, or inherited: Paint) -> Paint {
    guard color != nil || foreground != nil else { return inherited }
    return resolvedStyle.resolved(in: StyleContext(environment)).paint(in: rect)
  }
}

extension Text.Run {
  func resolved(in environment: EnvironmentValues, paint: Paint) -> TextRun {
    let values = environment.textStyle
    var font = style.font ?? values.font ?? .body
    if let weight = style.weight ?? values.weight { font = font.weight(weight) }
    if style.isBold || values.isBold { font = font.bold() }
    if style.isItalic || values.isItalic { font = font.italic() }
    if let design = style.design ?? values.design { font.design = font.design ?? design }
    if style.hasMonospacedDigits || values.hasMonospacedDigits { font = font.monospacedDigit() }
    if let width = style.width ?? values.width { font = font.width(width) }
    var string = string
    switch values.textCase {
    case .uppercase: string = string.uppercased()
    case .lowercase: string = string.lowercased()
    case nil: break
    }
    var run = TextRun(
      string, font: font.description(at: environment.dynamicTypeSize, on: environment.idiom),
      paint: paint)
    run.font.size *= Double((style.scale ?? values.scale)?.factor ?? 1)
    if let height = values.lineHeight { run.font.leading = height.leading(atSize: run.font.size) }
    run.kerning = style.kerning ?? values.kerning
    run.baselineOffset = style.baselineOffset == 0 ? values.baselineOffset : style.baselineOffset
    run.background = style.background.map { $0.resolve(in: environment).rgba }
    func line(_ style: Text.LineStyle?) -> RGBA? {
      guard let style else { return nil }
      if let color = style.color { return color.resolve(in: environment).rgba }
      if case .color(let rgba) = paint { return rgba }
      return .black
    }
    let (underline, strikethrough) = (
      style.underline ?? values.underline, style.strikethrough ?? values.strikethrough
    )
    run.underline = line(underline)
    run.strikethrough = line(strikethrough)
    run.underlinePattern = underline?.pattern.drawn ?? .solid
    run.strikethroughPattern = strikethrough?.pattern.drawn ?? .solid
    return run
  }
}

extension Text.LineStyle.Pattern {
  fileprivate var drawn: TextLinePattern {
    switch self {
    case .solid: .solid
    case .dash: .dash
    case .dot: .dot
    case .dashDot: .dashDot
    case .dashDotDot: .dashDotDot
    }
  }
}

extension TextRun {
  /// The run in a paint, its lines too where they have no colour of their own.
  func painted(_ paint: Paint, style: Text.RunStyle, in environment: EnvironmentValues) -> TextRun {
    var run = self
    run.paint = paint
    func line(_ drawn: RGBA?, _ style: Text.LineStyle?) -> RGBA? {
      guard drawn != nil, style?.color == nil else { return drawn }
      return paint.solid
    }
    let values = environment.textStyle
    run.underline = line(underline, style.underline ?? values.underline)
    run.strikethrough = line(strikethrough, style.strikethrough ?? values.strikethrough)
    return run
  }
}
