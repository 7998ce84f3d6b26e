import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Follows a finger that moves along a scroll view's axis.
///
/// The finger has to go some way before the content follows, and that way stays between them
/// (rule `scroll-slop`).
final class ScrollRecognizer: Recognizer<Void> {
  weak var item: ScrollItem?
  private let drag = DragRecognizer(
    DragGesture(minimumDistance: ScrollRecognizer.slop, coordinateSpace: .global))
  private var start: Start?

  /// Where everything was when the content began to follow.
  private struct Start {
    /// Of the content, as the finger would have it.
    let offset: CGPoint
    /// Of the content, as it was shown.
    let shown: CGPoint
    let translation: CGSize
  }

  static let slop: CGFloat = 10

  override func receive(_ event: TouchEvent) {
    drag.receive(event)
    guard let item else { return }
    if event.kind == .down {
      start = nil
      item.stop()
      item.phase = .tracking
    }
    switch drag.phase {
    case .possible: phase = .possible
    case .active(let value):
      if start == nil {
        let way = value.translation
        guard item.scrolls(along: way), !item.leavesToSheet(way, from: value.startLocation),
          !item.leavesToOuter(way)
        else {
          item.phase = .idle
          phase = .failed
          return
        }
        start = begin(value.translation, in: item)
        item.putKeyboardAway()
      }
      item.phase = .interacting
      follow(value)
      phase = .active(())
    case .ended(let value):
      item.release(velocity: value.velocity, from: start?.shown ?? item.offset)
      phase = .ended(())
    case .failed:
      item.touchEnded()
      phase = .failed
    }
  }

  override func cancel() {
    super.cancel()
    if let start { item?.release(velocity: .zero, from: start.shown) } else { item?.touchEnded() }
  }

  private func begin(_ way: CGSize, in item: ScrollItem) -> Start {
    let length = hypot(way.width, way.height)
    let share = length > 0 ? min(1, Self.slop / length) : 0
    return Start(
      offset: item.meant(item.offset), shown: item.offset,
      translation: CGSize(width: way.width * share, height: way.height * share))
  }

  private func follow(_ value: DragGesture.Value) {
    guard let item, let start else { return }
    item.pull(
      to: CGPoint(
        x: start.offset.x - (value.translation.width - start.translation.width),
        y: start.offset.y - (value.translation.height - start.translation.height)))
  }
}
