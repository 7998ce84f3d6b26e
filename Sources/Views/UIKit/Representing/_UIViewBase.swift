import Foundation

/// What lies between a responder and a view, so that a view's `init()` is its own.
///
/// A responder's `init()` may be called from anywhere, as `NSObject`'s, and what overrides it must be so too; a view's
/// sets a frame. Without this class a demo's view with an `init(frame:)` of its own could not be made by `Badge()`.
@MainActor @preconcurrency
open class _UIViewBase: UIResponder {
  public init(_view: Void) { super.init() }
}
