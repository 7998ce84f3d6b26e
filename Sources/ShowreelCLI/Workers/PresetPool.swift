import Studio

/// Makes the clips of presets side by side, one in each of some processes.
///
///     await PresetPool(orders, lengths: lengths, width: 4, console: console).run { place, result in … }
@MainActor
final class PresetPool {
  private let orders: [ClipOrder]
  /// Numbers of those that nobody makes yet, in the order in which they are begun.
  private var waiting: [Int]
  private let width: Int
  private let progress: PoolProgress

  /// - Parameters:
  ///   - orders: The longest are begun first, as far as their scripts say how long they are, so that no
  ///     processor waits for the last one.
  ///   - lengths: In seconds, of each order.
  init(_ orders: [ClipOrder], lengths: [Double], width: Int, console: Console) {
    self.orders = orders
    self.width = min(width, orders.count)
    waiting = orders.indices.sorted { (lengths[$0], $1) > (lengths[$1], $0) }
    progress = PoolProgress(names: orders.map(\.name), console: console)
  }

  /// - Parameter take: Gets what came of an order, by its number, as it comes. Who was interrupted gets
  ///   nothing of those that were not begun.
  func run(
    _ take: @escaping @MainActor (Int, Result<ClipOrder.Made, any Error>) async -> Void
  ) async {
    let worker = ClipWorker {
      await self.next()
    } report: { number, state in
      await self.progress.report(state, of: number)
    } take: { number, result in
      await self.progress.finish(number)
      await take(number, await self.ending(of: result))
    }
    let width = width
    let work = Task {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<width { group.addTask { await worker.run() } }
      }
    }
    await Interruption.cancelling(work)
    progress.end()
  }

  private func next() -> (Int, ClipOrder)? {
    guard !Interruption.isRequested, !waiting.isEmpty else { return nil }
    let number = waiting.removeFirst()
    return (number, orders[number])
  }

  /// What ends because somebody asked for it has not failed.
  private func ending(
    of result: Result<ClipOrder.Made, any Error>
  ) -> Result<ClipOrder.Made, any Error> {
    if case .failure = result, Interruption.isRequested { return .failure(ClipError.cancelled) }
    return result
  }
}
