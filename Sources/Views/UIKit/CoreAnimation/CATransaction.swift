import Foundation
@_spi(Engine) import ViewEngine

/// Changes of layers that belong together.
public final class CATransaction: NSObject {
  private struct Block {
    var duration: CFTimeInterval?
    var timing: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: (() -> Void)?
    /// When the last animation is over that was begun in it.
    var end: CFTimeInterval = 0
  }

  nonisolated(unsafe) private static var blocks: [Block] = []
  /// What is said outside of all blocks.
  nonisolated(unsafe) private static var outer = Block()

  private static var current: Block {
    get { blocks.last ?? outer }
    set { if blocks.isEmpty { outer = newValue } else { blocks[blocks.count - 1] = newValue } }
  }

  public static func begin() { blocks.append(Block()) }

  public static func commit() {
    guard let block = blocks.popLast() else { return }
    current.end = max(current.end, block.end)
    guard let completion = block.completion else { return }
    guard let clock = onMainActor({ ViewGraph.current?.clock }) else { return completion() }
    let transfer = UncheckedTransfer(completion)
    onMainActor {
      _ = clock.schedule(after: max(0, block.end - CACurrentMediaTime())) { transfer.value() }
    }
  }

  public static func flush() {}
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    current.duration = duration
  }
  public static func animationDuration() -> CFTimeInterval { duration ?? 0.25 }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timing = function
  }
  public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }
  public static func disableActions() -> Bool { disablesActions }
  public static func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }
  public static func completionBlock() -> (() -> Void)? { current.completion }

  static var duration: CFTimeInterval? { blocks.reversed().lazy.compactMap(\.duration).first }
  static var timing: CAMediaTimingFunction? { blocks.reversed().lazy.compactMap(\.timing).first }
  static var disablesActions: Bool {
    blocks.reversed().lazy.compactMap(\.disablesActions).first ?? false
  }

  static func note(end: CFTimeInterval) {
    if !blocks.isEmpty, end.isFinite { current.end = max(current.end, end) }
  }
}
