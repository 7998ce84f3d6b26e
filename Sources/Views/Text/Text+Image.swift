import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension Text {
  /// A symbol or a picture that stands in a line of text.
  nonisolated public init(_ image: Image) {
    self.init(runs: [Run(string: "", image: image)])
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }
}

/// A picture in a line of text: laid out as a blank of its width, drawn over it.
struct InlineImage: Equatable {
  let run: Int
  let image: ResolvedImage
}

extension Text.Run {
  /// A character of any width that no line is broken after.
  private static let blank = "\u{00A0}"

  /// What to lay out for this run, and its picture.
  @MainActor
  func laidOut(in environment: EnvironmentValues, graph: ViewGraph) -> (TextRun, ResolvedImage?) {
    var run = self
    if let date { run.string = date.string(on: graph.clock, in: environment) }
    if let value { run.string = value.string(environment.locale) }
    guard let image else { return (run.resolved(in: environment, paint: .color(.black)), nil) }
    var around = environment
    around.textStyle.font = style.font ?? around.textStyle.font
    around.textStyle.weight = style.weight ?? around.textStyle.weight
    let (resolved, warning) = image.resolved(in: around, measuring: graph.measuring)
    if let warning { graph.warn(warning.description) }
    run.string = Self.blank
    var blank = run.resolved(in: environment, paint: .color(.black))
    blank.kerning = 0
    let width = graph.measuring.measure(
      [blank], layout: TextLayout(), in: CGSize(width: CGFloat.infinity, height: .infinity)
    ).size.width
    blank.kerning = resolved.size.width - width
    return (blank, resolved)
  }
}
