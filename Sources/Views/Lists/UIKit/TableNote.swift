import Foundation
import Geometry
import ViewEngine

/// A view above or below a section: as high as is said, or as its constraints make it.
struct TableNote: View {
  let view: UIView
  let height: CGFloat

  var body: some View {
    let _ = view.changes.count
    if height > 0 {
      view.shown.frame(height: height)
    } else if view.frame.height > 0 || view.subviews.isEmpty {
      view.shown.frame(height: view.frame.height > 0 ? view.frame.height : nil)
    } else {
      UINoteStage(view: view, changes: view.changes.count) { view.shown }
    }
  }
}
