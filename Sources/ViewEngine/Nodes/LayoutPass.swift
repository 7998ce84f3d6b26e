/// Counts a graph's layouts: what was measured in an earlier one is stale.
///
/// Items hold it themselves. They look at it whenever they are measured, and to go there by their node and
/// its graph, neither of which they keep alive, costs more than the rest of a look-up.
@MainActor
final class LayoutPass {
  private(set) var number = 0
  /// Sizes may be others though no node has been given a view.
  private(set) var isRemeasuring = false

  func begin(remeasuring: Bool) {
    number += 1
    isRemeasuring = remeasuring
  }
}
