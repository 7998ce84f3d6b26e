import Foundation

/// What lies between a responder and a view controller, so that a controller's `init()` is its own: it goes through
/// `init(nibName:bundle:)`, which a demo's controller may override, or call as its superclass's.
@MainActor @preconcurrency
open class _UIViewControllerBase: UIResponder {
  public init(_controller: Void) { super.init() }
}
