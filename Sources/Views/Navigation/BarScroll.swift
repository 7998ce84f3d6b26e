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
  /// Some of it is beneath the bar.
  private(set) var isBeneath = false

  func take(_ offset: CGFloat, isBeneath: Bool, from item: BarInsetItem) {
    let shown = min(offset, item.bar.collapsible + BarConstants.materialRamp)
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
