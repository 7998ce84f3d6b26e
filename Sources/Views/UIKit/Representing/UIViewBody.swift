import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What a clip shows of a view of UIKit: its colour, its layers, what it draws, and its subviews in front.
struct UIViewBody: View {
  let view: UIView

  var body: some View {
    // Reading it has the body read again when something of the view or its layers has changed.
    let changes = view.changes.count + view.layer.changes.count
    TimelineView(.animation(paused: !view.layer.isMoving)) { _ in
      UIViewContent(view: view, changes: changes)
    }
  }
}
