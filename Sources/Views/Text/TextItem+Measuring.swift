import Drawing
import Foundation
@_spi(Engine) import ViewEngine

extension TextItem {
  func metrics(for proposal: ProposedViewSize) -> TextMetrics {
    measured.metrics(of: runs, layout: layoutOptions, in: proposal, by: graph.measuring)
  }
}
