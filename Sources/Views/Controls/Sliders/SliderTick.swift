import Motion
import ViewEngine

/// Marks below a slider's track.
@MainActor @preconcurrency
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  var _ticks: [SliderTick<Value>] { get }
}

/// A mark below a slider's track.
public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent {
  let value: Value
  let label: AnyView?

  public var _ticks: [SliderTick<Value>] { [self] }

  public init(_ value: Value) {
    self.value = value
    label = nil
  }

  /// - Note: Approximated: the label stands below the mark, in a small font.
  public init<L: View>(_ value: Value, @ViewBuilder label: () -> L) {
    self.value = value
    self.label = AnyView(label())
  }
}

/// A mark for each element of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public let _ticks: [SliderTick<Content.Value>]

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
@MainActor @preconcurrency
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> [SliderTick<Value>]
  where C.Value == Value {
    content._ticks
  }

  public static func buildBlock(_ parts: [SliderTick<Value>]...) -> [SliderTick<Value>] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ part: [SliderTick<Value>]?) -> [SliderTick<Value>] {
    part ?? []
  }
  public static func buildEither(first part: [SliderTick<Value>]) -> [SliderTick<Value>] { part }
  public static func buildEither(second part: [SliderTick<Value>]) -> [SliderTick<Value>] { part }
}
