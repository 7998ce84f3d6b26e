import Motion
import ViewEngine

/// Builds what an axis shows at a value from closures.
@resultBuilder
@MainActor @preconcurrency
public struct AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

  public static func buildBlock() -> AnyAxisMark { AnyAxisMark(pieces: []) }

  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content)
    -> AnyAxisMark
  {
    var pieces: [AxisPiece] = []
    repeat pieces.append(contentsOf: (each content).allPieces)
    return AnyAxisMark(pieces: pieces)
  }

  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: AxisMark>(first: Content) -> AnyAxisMark {
    AnyAxisMark(first)
  }

  public static func buildEither<Content: AxisMark>(second: Content) -> AnyAxisMark {
    AnyAxisMark(second)
  }

  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content)
    -> AnyAxisMark
  {
    AnyAxisMark(content)
  }
}
