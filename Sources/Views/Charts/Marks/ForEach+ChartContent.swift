import Motion
import ViewEngine

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  func collect(into marks: inout MarkCollector) {
    for (key, content) in keyedElements { marks.collect(content, key: key) }
  }
}

extension ForEach where Content: ChartContent {
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: { $0[keyPath: id] }, content: content)
  }

  @_disfavoredOverload
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, id: { $0.id }, content: content)
  }

  @_disfavoredOverload
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(elements: data, id: { $0 }, content: content)
  }
}
