import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Where a view of UIKit is until an animation takes it elsewhere, which `updateUIView` has begun.
///
/// What is changed while views are updated is a change of its own, which is made after that update. The update lays
/// views out too, and would have the view there at once.
struct HeldFrame {
  private var frame = CGRect.zero
  private var updateID: Int?

  /// - Parameter frame: Where the view has been.
  @MainActor mutating func note(_ frame: CGRect) {
    guard Transaction.current.animation != nil, !ChangeCount.isQuiet,
      let graph = ViewGraph.current, graph.isUpdating, updateID != graph.updateID
    else { return }
    (self.frame, updateID) = (frame, graph.updateID)
  }

  /// Nil where it is where it says.
  @MainActor var now: CGRect? {
    updateID != nil && updateID == ViewGraph.current?.updateID ? frame : nil
  }
}
