import Foundation

extension SKNode {
  /// The first node with a name; `a/b` looks in the nodes within, `//a` in the whole scene, `.//a` in all within, and `*`
  /// stands for anything.
  ///
  /// - Note: Approximated: classes of characters and `..` are not read.
  public func childNode(withName name: String) -> SKNode? { named(name).first }

  public func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var isOver = false
    for node in named(name) where !isOver { block(node, &isOver) }
  }

  public subscript(name: String) -> [SKNode] { named(name) }

  public func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent === parent || self.parent?.inParentHierarchy(parent) ?? false
  }

  private func named(_ path: String) -> [SKNode] {
    if path.hasPrefix("//") { return root.all(named: path.dropFirst(2)) }
    if path.hasPrefix(".//") { return all(named: path.dropFirst(3)) }
    return path.split(separator: "/").reduce([self]) { found, part in
      found.flatMap { node in node.children.filter { $0.matches(part) } }
    }
  }

  private var root: SKNode { parent?.root ?? self }

  private func all(named name: Substring) -> [SKNode] {
    children.flatMap { ($0.matches(name) ? [$0] : []) + $0.all(named: name) }
  }

  private func matches(_ pattern: Substring) -> Bool {
    guard let name else { return pattern == "*" }
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return name == pattern
    }
    guard name.count >= first.count + last.count, name.hasPrefix(first), name.hasSuffix(last)
    else { return false }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
