import Motion
import ViewEngine

/// Builds content from closures: sequences, `if`, `switch`, `if let` and `#available`.
@resultBuilder
@MainActor @preconcurrency
public struct ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> _ChartContentGroup { _ChartContentGroup(keyed: []) }

  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content)
    -> _ChartContentGroup
  {
    var contents: [any ChartContent] = []
    repeat contents.append(each content)
    return _ChartContentGroup(keyed: contents.enumerated().map { (AnyHashable($0), $1) })
  }

  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: ChartContent>(first: Content) -> _ChartContentGroup {
    _ChartContentGroup(keyed: [(AnyHashable(true), first)])
  }

  public static func buildEither<Content: ChartContent>(second: Content) -> _ChartContentGroup {
    _ChartContentGroup(keyed: [(AnyHashable(false), second)])
  }

  public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content)
    -> AnyChartContent
  {
    AnyChartContent(content)
  }
}

/// Some content, each with a key that tells it apart.
public struct _ChartContentGroup: PrimitiveChartContent {
  let keyed: [(AnyHashable, any ChartContent)]

  func collect(into marks: inout MarkCollector) {
    for (key, content) in keyed { marks.collect(content, key: key) }
  }
}
