import Foundation
import Geometry

/// The arrangement of a layout that a package's user wrote.
struct LayoutArrangement<L: Layout>: Arrangement {
  let layout: L

  func size(for proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    ask(about: subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    ask(about: subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  /// Rule `layout-spacing`.
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    ask(about: subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  /// Rule `layout-orientation`.
  var stackAxis: Axis? { L.layoutProperties.stackOrientation }

  private func ask<Answer>(
    about subviews: LayoutSubviews, _ question: (inout L.Cache) -> Answer
  ) -> Answer {
    if let kept = subviews.kept { return kept.ask(layout, about: subviews, question) }
    var cache = layout.makeCache(subviews: subviews)
    return question(&cache)
  }
}
