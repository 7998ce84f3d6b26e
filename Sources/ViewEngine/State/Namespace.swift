/// A name space for ids, one for each place in the tree: what `matchedGeometryEffect` links by.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private let link = NamespaceLink()

  public init() {}

  public var wrappedValue: ID { ID(number: link.number) }
}

extension Namespace: LinkedProperty, KeptProperty, OutsideReading {
  package func link(to node: Node, kept: AnyObject?) -> AnyObject? {
    let kept = kept as? NamespaceLink
    link.number = kept?.number ?? node.graph.containers.nextSerial()
    return link
  }
}

final class NamespaceLink: @unchecked Sendable {
  var number = 0
}
