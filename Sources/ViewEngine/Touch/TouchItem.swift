import Foundation
import Geometry
import Motion

/// An item that touches are meant for.
@_spi(Engine) open class TouchItem: WrapperItem {
  /// How it stands to the touch items inside.
  enum Rank { case normal, high, simultaneous }

  let recognizer: any TouchRecognizing
  var rank = Rank.normal
  package var mask = GestureMask.all
  /// Screen to local coordinates as of when the finger came down: a view that moves under the
  /// finger does not change what the finger has done.
  private var fromScreen = CGAffineTransform.identity

  @_spi(Engine) public init(_ child: Item, recognizer: any TouchRecognizing, node: Node) {
    self.recognizer = recognizer
    super.init(child, node: node)
  }

  @_spi(Engine) open var demonstration: TouchDemonstration? { recognizer.demonstration }

  @_spi(Engine) open var isEnabled: Bool { node.environment.isEnabled && mask.contains(.gesture) }

  func receive(_ event: TouchEvent) {
    if event.kind == .down { fromScreen = localToScreen.inverted() }
    var event = event
    let point = event.point
    event.location = { [self] space in
      switch space {
      case .local: return point.applying(fromScreen)
      case .global: return point
      case .named: return point.applying(namedFromScreen(space))
      }
    }
    // Not the event itself: it would hold what it holds this by, and nothing of it would ever be let go.
    let other = event.other ?? point
    event.middle = { [self] in
      let middle = CGPoint(x: (point.x + other.x) / 2, y: (point.y + other.y) / 2)
        .applying(fromScreen)
      return (
        middle,
        UnitPoint(
          x: frame.width > 0 ? middle.x / frame.width : 0,
          y: frame.height > 0 ? middle.y / frame.height : 0)
      )
    }
    recognizer.receive(event)
  }

  private func namedFromScreen(_ space: CoordinateSpace) -> CGAffineTransform {
    // Where the local origin is in the named space tells where that space's origin is on screen.
    let (mine, origin) = (screenFrame, frame(in: space).origin)
    return CGAffineTransform(translationX: origin.x - mine.minX, y: origin.y - mine.minY)
  }

  private var localToScreen: CGAffineTransform {
    let origin = toScreen(frame.origin)
    let right = toScreen(CGPoint(x: frame.minX + 1, y: frame.minY))
    let below = toScreen(CGPoint(x: frame.minX, y: frame.minY + 1))
    let transform = CGAffineTransform(
      a: right.x - origin.x, b: right.y - origin.y, c: below.x - origin.x, d: below.y - origin.y,
      tx: origin.x, ty: origin.y)
    let isFlat = abs(transform.a * transform.d - transform.b * transform.c) < 1e-9
    return isFlat ? CGAffineTransform(translationX: origin.x, y: origin.y) : transform
  }
}
