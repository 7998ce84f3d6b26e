import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Lengths of bars since iOS 26, in points.
///
/// - Matches: heights and places as captured from UIKit on iOS 26.1.
/// - Note: Approximated: what is beside titles and symbols in their capsules is by eye.
enum GlassBarConstants {
  /// Of a bar with what is above it, and of what stands in it.
  static let zone: CGFloat = 54
  static let itemHeight: CGFloat = 44
  static let largeTitleMargin: CGFloat = 20
  static let margin: CGFloat = 16
  /// Between capsules.
  static let gap: CGFloat = 8
  static let symbolPadding: CGFloat = 9
  static let titlePadding: CGFloat = 15
}

/// Items of a bar that share one capsule of glass.
struct GlassBarGroup: View {
  let items: [Subview]
  /// What the capsule is filled with; nil is glass.
  var fill: AnyShapeStyle?

  var body: some View {
    HStack(spacing: 0) {
      ForEach(items) { item in
        item
          .padding(
            .horizontal,
            item.isPicture ? GlassBarConstants.symbolPadding : GlassBarConstants.titlePadding
          )
          .frame(
            minWidth: GlassBarConstants.itemHeight, minHeight: GlassBarConstants.itemHeight
          )
          .overlay(alignment: .topTrailing) {
            if let badge = item.rowTraits.badge { CountBadge(label: badge) }
          }
      }
    }
    .frame(height: GlassBarConstants.itemHeight)
    .background { GlassBarGround(shape: Capsule(), color: fill) }
  }
}

/// What stands between two gaps of a bar, or one of the gaps.
struct GlassBarRun: Identifiable {
  let id: Subview.ID
  var items: [Subview]
  /// The gap that it is; nil of items.
  var gap: SpacerSizing?
  /// What its capsule is filled with.
  var fill: AnyShapeStyle?
  /// A search field, which has a capsule of its own.
  var isSearch = false

  /// One after the other. What is prominent has a capsule to itself.
  static func runs(of views: [Subview]) -> [GlassBarRun] {
    var runs: [GlassBarRun] = []
    for view in views {
      if let gap = view.barGap {
        runs.append(GlassBarRun(id: view.id, items: [], gap: gap))
      } else if view.isSearchSlot {
        runs.append(GlassBarRun(id: view.id, items: [view], isSearch: true))
      } else if let emphasis = view.barEmphasis {
        runs.append(
          GlassBarRun(id: view.id, items: [view], fill: emphasis.tint ?? AnyShapeStyle(.tint)))
      } else if let last = runs.last, last.gap == nil, last.fill == nil, !last.isSearch {
        runs[runs.count - 1].items.append(view)
      } else {
        runs.append(GlassBarRun(id: view.id, items: [view]))
      }
    }
    return runs
  }
}

/// All runs of a place, side by side.
struct GlassBarRuns: View {
  let runs: [GlassBarRun]

  var body: some View {
    ForEach(runs) { run in
      switch run.gap {
      case nil where run.isSearch: ForEach(run.items) { $0 }
      case nil: GlassBarGroup(items: run.items, fill: run.fill)
      // Capsules beside each other are apart by themselves.
      case SpacerSizing.fixed?: Color.clear.frame(width: 0, height: 1)
      default: Spacer(minLength: 0)
      }
    }
  }
}
