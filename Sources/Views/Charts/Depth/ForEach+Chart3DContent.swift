import Motion
import ViewEngine

extension ForEach: Chart3DContent where Content: Chart3DContent {
  public var _pieces: [_Chart3DPiece] { keyedElements.flatMap { $0.1._pieces } }
}

// Marks that are marks of flat charts too are theirs first: these stand for all others, as marks with a look of their own are.
extension ForEach where Content == _Chart3DPieces {
  @_disfavoredOverload
  public init<C: Chart3DContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) {
    self.init(elements: data, id: { $0[keyPath: id] }) {
      _Chart3DPieces(_pieces: content($0)._pieces)
    }
  }

  @_disfavoredOverload
  public init<C: Chart3DContent>(
    _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, id: { $0.id }) { _Chart3DPieces(_pieces: content($0)._pieces) }
  }

  @_disfavoredOverload
  public init<C: Chart3DContent>(
    _ data: Range<Int>, @Chart3DContentBuilder content: @escaping (Int) -> C
  ) where Data == Range<Int>, ID == Int {
    self.init(elements: data, id: { $0 }) { _Chart3DPieces(_pieces: content($0)._pieces) }
  }
}
