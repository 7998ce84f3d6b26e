import Foundation
import Motion

/// How a value travels. Nothing leaves the clip, so that only what else it can be taken as counts.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable

  /// What the value can be taken as besides itself.
  func _alternatives(of item: Any) -> [Any]
}

/// As data that it is encoded to.
public struct CodableRepresentation<Item: Transferable>: TransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}

  public func _alternatives(of item: Any) -> [Any] { [] }
}

/// As data that it is written as.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}

  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  public func _alternatives(of item: Any) -> [Any] { [] }
}

/// As another value.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  private let export: @Sendable (Item) throws -> Proxy?

  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {
    export = { try exporting($0) }
  }

  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {
    export = { _ in nil }
  }

  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {
    export = { try exporting($0) }
  }

  public func _alternatives(of item: Any) -> [Any] {
    guard let item = item as? Item else { return [] }
    return (try? export(item)).flatMap { $0 }.map { [$0] } ?? []
  }
}

/// Several ways.
public struct _SeveralRepresentations<First: TransferRepresentation, Next: TransferRepresentation>:
  TransferRepresentation
where First.Item == Next.Item {
  let first: First
  let next: Next

  public typealias Item = First.Item

  public func _alternatives(of item: Any) -> [Any] {
    first._alternatives(of: item) + next._alternatives(of: item)
  }
}

/// Puts the ways of a value together.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<R: TransferRepresentation>(_ way: R) -> R
  where R.Item == Item { way }

  public static func buildPartialBlock<R: TransferRepresentation>(first: R) -> R
  where R.Item == Item { first }

  public static func buildPartialBlock<A: TransferRepresentation, B: TransferRepresentation>(
    accumulated: A, next: B
  ) -> _SeveralRepresentations<A, B> where A.Item == Item, B.Item == Item {
    _SeveralRepresentations(first: accumulated, next: next)
  }
}
