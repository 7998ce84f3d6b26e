/// A stored property of a view that the graph connects before the view's body is read.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that keeps something in its view's node.
@MainActor
package protocol LinkedProperty: DynamicProperty {
  /// Connects the property of a new view value to what the node keeps for it: nil the first time,
  /// afterwards whatever the previous link returned.
  func link(to node: Node, kept: AnyObject?) -> AnyObject?
}

/// What a node keeps for the properties of its view, in the order they are declared.
@MainActor
struct DynamicProperties {
  private var kept: [AnyObject?] = []
  private var index = 0

  /// Connects every dynamic property of a view, those inside other dynamic properties included.
  ///
  /// Properties are found by reflection; views that have none are remembered by type, since most
  /// views have none.
  mutating func link(_ view: Any, to node: Node) {
    let type = ObjectIdentifier(type(of: view))
    if DynamicProperties.typesWithout.contains(type) { return }
    index = 0
    visit(view, node: node)
    if index == 0 { DynamicProperties.typesWithout.insert(type) }
  }

  var isEmpty: Bool { kept.isEmpty }

  private static var typesWithout: Set<ObjectIdentifier> = []

  private mutating func visit(_ value: Any, node: Node) {
    var mirror = Mirror(reflecting: value) as Mirror?
    while let current = mirror {
      for child in current.children {
        // By its type: a value that is none is looked for among values of other languages as well.
        guard type(of: child.value) is any DynamicProperty.Type else { continue }
        if let property = child.value as? any LinkedProperty {
          if index == kept.count { kept.append(nil) }
          kept[index] = property.link(to: node, kept: kept[index])
          index += 1
        } else {
          visit(child.value, node: node)
        }
      }
      mirror = current.superclassMirror
    }
  }

  mutating func unlink() {
    kept = []
  }
}
