import Drawing
import Foundation
@_spi(Engine) import ViewEngine

/// What a text measures in the sizes that it has been proposed, kept until it is laid out otherwise.
///
/// Stacks in stacks ask each text in dozens of sizes a layout, and while something moves in the same ones in every
/// picture. What measures keeps answers for all texts of a graph together: to find one there takes a hash of all that
/// the text is, and a thousand texts have more of them than are kept, each gone when it is asked for again.
struct MeasuredText {
  private var runs: [TextRun] = []
  private var layout = TextLayout()
  private var known = SmallCache<ProposedViewSize, TextMetrics>()
  private var count = 0

  /// A text whose width is animated is proposed another one in each picture; none of them comes back.
  static let most = 64

  mutating func metrics(
    of runs: [TextRun], layout: TextLayout, in proposal: ProposedViewSize,
    by measuring: any TextMeasuring
  ) -> TextMetrics {
    if runs != self.runs || layout != self.layout { forget() }
    // Also where they are equal: the same array is compared at once, another one by all that is in it.
    (self.runs, self.layout) = (runs, layout)
    if let metrics = known[proposal] { return metrics }
    let metrics = measuring.measure(
      runs, layout: layout,
      in: CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity))
    if count == Self.most { forget() }
    known.add(metrics, for: proposal)
    count += 1
    return metrics
  }

  private mutating func forget() {
    known.removeAll()
    count = 0
  }
}
