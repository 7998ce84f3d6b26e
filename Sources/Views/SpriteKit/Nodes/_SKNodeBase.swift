import Foundation

/// What lies between a responder and a node, so that a node's `init()` is its own.
///
/// A responder's `init()` may be called from anywhere, and what overrides it must be so too; a demo's node makes others
/// in its own.
@MainActor @preconcurrency
open class _SKNodeBase: UIResponder {
  public init(_node: Void) { super.init() }
}
