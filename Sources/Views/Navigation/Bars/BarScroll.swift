import Foundation
import Observation
@_spi(Engine) import ViewEngine

/// Where the content beside a bar has scrolled.
@Observable
@MainActor
final class BarScroll {
  /// How far it has gone towards the bar, in points; negative while it is pulled away. Not beyond what
  /// the bar shows of it.
  private(set) var offset: CGFloat = 0
  /// So much room is kept above the content for a spinner, which is above a large title too.
  var held: CGFloat = 0
  /// Some of it is beneath the bar.
  private(set) var isBeneath = false
  /// Which way the content goes since it last turned; nil at its beginning.
  private(set) var heading: Heading?

  enum Heading { case down, up }

  /// What was scrolled last, where it was, and how far it has gone since it turned.
  @ObservationIgnored private var followed: (view: ObjectIdentifier, y: CGFloat, way: CGFloat)?

  /// So far has content to go for it to mean something. By eye.
  private static let slack: CGFloat = 12

  /// Takes where a scroll view is, to learn which way it goes.
  func follow(_ scroll: ScrollItem) {
    let view = ObjectIdentifier(scroll)
    // Beyond its ends it only comes back.
    let y = min(max(scroll.offset.y, 0), max(scroll.range.height, 0))
    guard let last = followed, last.view == view else {
      followed = (view, y, 0)
      return turn(nil, in: scroll.graph)
    }
    let step = y - last.y
    guard step != 0 else { return }
    let way = last.way * step > 0 ? last.way + step : step
    followed = (view, y, way)
    if y <= 0 {
      turn(nil, in: scroll.graph)
    } else if abs(way) > Self.slack {
      turn(way > 0 ? .down : .up, in: scroll.graph)
    }
  }

  /// As if nothing had been scrolled.
  func forgetHeading() { heading = nil }

  private func turn(_ heading: Heading?, in graph: ViewGraph) {
    guard heading != self.heading else { return }
    guard graph.isLayingOut else { return self.heading = heading }
    graph.afterUpdate { [weak self] in
      if let self, heading != self.heading { self.heading = heading }
    }
  }

  func take(_ offset: CGFloat, isBeneath: Bool, from item: BarInsetItem) {
    let shown = min(offset, item.bar.collapsible + held + BarConstants.materialRamp)
    guard shown != self.offset || isBeneath != self.isBeneath else { return }
    guard item.graph.isLayingOut else {
      self.offset = shown
      self.isBeneath = isBeneath
      return
    }
    item.graph.afterUpdate { [weak self] in
      guard let self else { return }
      if shown != self.offset { self.offset = shown }
      if isBeneath != self.isBeneath { self.isBeneath = isBeneath }
    }
  }
}
