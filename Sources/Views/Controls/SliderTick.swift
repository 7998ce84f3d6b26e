import Motion
import ViewEngine

/// Marks below a slider's track.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  var _ticks: [Value] { get }
}

/// A mark below a slider's track.
public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent {
  public let _ticks: [Value]

  public init(_ value: Value) { _ticks = [value] }

  /// - Note: Approximated: the mark stands without its label.
  public init<L: View>(_ value: Value, @ViewBuilder label: () -> L) { self.init(value) }
}

/// A mark for each element of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public let _ticks: [Content.Value]

  public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content) {
    _ticks = data.flatMap { content($0)._ticks }
  }
}

extension SliderTickContentForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, content: (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

/// Puts marks together.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> [Value]
  where C.Value == Value {
    content._ticks
  }

  public static func buildBlock(_ parts: [Value]...) -> [Value] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Value]?) -> [Value] { part ?? [] }
  public static func buildEither(first part: [Value]) -> [Value] { part }
  public static func buildEither(second part: [Value]) -> [Value] { part }
}
