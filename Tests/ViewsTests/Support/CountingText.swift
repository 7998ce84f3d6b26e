import Drawing
import Foundation

/// Measures as ``FixedWidthText`` does, and counts how often it is asked about texts.
final class CountingText: TextMeasuring, @unchecked Sendable {
  private let text = FixedWidthText()
  private(set) var count = 0

  func measure(_ runs: [TextRun], layout: TextLayout, in proposal: CGSize) -> TextMetrics {
    count += 1
    return text.measure(runs, layout: layout, in: proposal)
  }

  func measure(symbol name: String, font: FontDescription, scale: SymbolLeaf.Scale)
    -> SymbolMetrics
  {
    text.measure(symbol: name, font: font, scale: scale)
  }

  func imageSize(_ source: ImageLeaf.Source) -> CGSize? { text.imageSize(source) }
}
