import Motion
import ViewEngine

/// A whole collection in one piece of content, whose look may follow its elements by key paths.
///
/// - Matches: the documentation of Swift Charts: what is said by key paths comes before what is said of all elements.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement

  @MainActor @preconcurrency var _vectorized: _VectorizedPlot<DataElement> { get }
}

/// A mark for each element.
public struct _VectorizedPlot<DataElement>: PrimitiveChartContent, VectorizedChartContent {
  private let elements: [DataElement]
  private let mark: @MainActor (DataElement) -> Mark

  init(_ elements: some Sequence<DataElement>, mark: @escaping @MainActor (DataElement) -> Mark) {
    self.elements = Array(elements)
    self.mark = mark
  }

  public var _vectorized: Self { self }

  func collect(into marks: inout MarkCollector) {
    for (index, element) in elements.enumerated() {
      marks.collect(
        SingleMark(mark: mark(element)), key: Self.key(of: element) ?? AnyHashable(index))
    }
  }

  /// The same content with looks that follow the elements; what was said before has the say.
  func look(_ change: @escaping @MainActor (DataElement, inout MarkLook) -> Void) -> Self {
    _VectorizedPlot(elements) { [mark] element in
      var mark = mark(element)
      change(element, &mark.look)
      return mark
    }
  }

  /// Elements with an identity keep it when they move.
  private static func key(of element: DataElement) -> AnyHashable? {
    func id<I: Identifiable>(_ element: I) -> AnyHashable { AnyHashable(element.id) }
    return (element as? any Identifiable).map { id($0) }
  }
}

private struct SingleMark: PrimitiveChartContent {
  let mark: Mark

  func collect(into marks: inout MarkCollector) { marks.add(mark) }
}
