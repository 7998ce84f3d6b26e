/// What a finger carries, as whatever kind of value it can be taken as.
enum DragPayload {
  static func value<T>(of payload: Any, as type: T.Type) -> T? {
    if let value = payload as? T { return value }
    if let carried = payload as? CarriedItems { return values(of: carried, as: type).first }
    if let provider = payload as? NSItemProvider {
      return provider.content.flatMap { value(of: $0, as: type) }
    }
    guard let item = payload as? any Transferable else { return nil }
    return alternatives(of: item).lazy.compactMap { value(of: $0, as: type) }.first
  }

  /// All that is carried of one kind.
  static func values<T>(of payload: Any, as type: T.Type) -> [T] {
    guard let carried = payload as? CarriedItems else {
      return value(of: payload, as: type).map { [$0] } ?? []
    }
    return carried.values.compactMap { value(of: $0, as: type) }
  }

  private static func alternatives<Item: Transferable>(of item: Item) -> [Any] {
    Item.transferRepresentation._alternatives(of: item)
  }

  static func provider(of payload: Any) -> NSItemProvider {
    let payload = (payload as? CarriedItems)?.values.first ?? payload
    return payload as? NSItemProvider ?? NSItemProvider(content: payload)
  }
}

/// Several things that one finger carries.
struct CarriedItems {
  let values: [Any]
}
