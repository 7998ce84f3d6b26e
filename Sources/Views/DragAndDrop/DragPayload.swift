/// What a finger carries, as whatever kind of value it can be taken as.
enum DragPayload {
  static func value<T>(of payload: Any, as type: T.Type) -> T? {
    if let value = payload as? T { return value }
    if let provider = payload as? NSItemProvider {
      return provider.content.flatMap { value(of: $0, as: type) }
    }
    guard let item = payload as? any Transferable else { return nil }
    return alternatives(of: item).lazy.compactMap { value(of: $0, as: type) }.first
  }

  private static func alternatives<Item: Transferable>(of item: Item) -> [Any] {
    Item.transferRepresentation._alternatives(of: item)
  }

  static func provider(of payload: Any) -> NSItemProvider {
    payload as? NSItemProvider ?? NSItemProvider(content: payload)
  }
}
