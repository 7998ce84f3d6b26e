/// What a module has beside its code.
package struct ModuleResources: Hashable, Sendable {
  func add(to hash: inout ContentHash) {}
}
