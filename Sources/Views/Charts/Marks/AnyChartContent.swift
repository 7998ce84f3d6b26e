import Motion
import ViewEngine

/// Content whose type is erased.
public struct AnyChartContent: PrimitiveChartContent {
  private let content: any ChartContent

  public init(_ content: some ChartContent) {
    self.content = content
  }

  public init(erasing content: some ChartContent) {
    self.content = content
  }

  func collect(into marks: inout MarkCollector) { marks.collect(content) }
}

/// Several marks as one.
public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  func collect(into marks: inout MarkCollector) { marks.collect(content) }
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
  func collect(into marks: inout MarkCollector) {
    if let self { marks.collect(self, key: true) }
  }
}
