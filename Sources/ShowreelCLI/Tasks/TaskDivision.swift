/// Cuts work into tasks of even cost without changing its order: the clips of one page stay together, so
/// that few machines read it.
struct TaskDivision {
  /// Numbers of parts, one after the other.
  let counts: [Int]

  /// Of all ways to have no more tasks than `most`, one whose longest task is the shortest.
  init(_ costs: [Double], most: Int) {
    var low = costs.max() ?? 0
    var high = max(low, costs.reduce(0, +))
    // To the millisecond, or to what so large a number can tell.
    while high - low > max(1e-3, high * 1e-9) {
      let middle = (low + high) / 2
      if Self.tasks(costs, upTo: middle).count <= most { high = middle } else { low = middle }
    }
    counts = Self.tasks(costs, upTo: high)
  }

  private static func tasks(_ costs: [Double], upTo limit: Double) -> [Int] {
    var counts: [Int] = []
    var sum = 0.0
    for cost in costs {
      if counts.isEmpty || sum + cost > limit {
        counts.append(0)
        sum = 0
      }
      counts[counts.count - 1] += 1
      sum += cost
    }
    return counts
  }
}
