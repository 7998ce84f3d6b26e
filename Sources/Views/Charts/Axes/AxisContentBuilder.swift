import Motion
import ViewEngine

/// Builds the content of an axis from closures.
@resultBuilder
@MainActor @preconcurrency
public struct AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> AnyAxisContent { AnyAxisContent(groups: []) }

  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content)
    -> AnyAxisContent
  {
    var groups: [AxisGroup] = []
    repeat groups.append(contentsOf: (each content).allGroups)
    return AnyAxisContent(groups: groups)
  }

  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: AxisContent>(first: Content) -> AnyAxisContent {
    AnyAxisContent(first)
  }

  public static func buildEither<Content: AxisContent>(second: Content) -> AnyAxisContent {
    AnyAxisContent(second)
  }

  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content)
    -> AnyAxisContent
  {
    AnyAxisContent(content)
  }
}
