import Foundation
import Motion
import ViewEngine

/// Content of which only that is seen which lies under other marks.
struct MaskedMarks<Content: ChartContent, Mask: ChartContent>: PrimitiveChartContent {
  let content: Content
  let mask: Mask

  func collect(into marks: inout MarkCollector) {
    let id = marks.newMask()
    marks.collect(content, changing: { $0.look.mask = $0.look.mask ?? .shown(id) })
    marks.collect(
      mask, key: "mask", changing: { $0.look.mask = $0.look.mask ?? .shape(id) })
  }
}

/// What a mark is to a mask: what is seen through it, or what it is made of.
enum MarkMask: Hashable {
  /// Counted in the order in which a chart's masks are written.
  case shown(Int)
  case shape(Int)
}

extension ChartContent {
  /// Only what lies under these marks is seen.
  ///
  /// - Note: Approximated: of masks in masks only the inner one counts.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    MaskedMarks(content: self, mask: content())
  }
}
