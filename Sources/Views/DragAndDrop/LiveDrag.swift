import Foundation
import Geometry
import Motion
import Observation
@_spi(Engine) import ViewEngine

/// What is being dragged in a graph, and where it can be dropped.
@Observable
final class LiveDrag: GraphPart {
  /// A value under a finger.
  struct Lifted {
    let payload: Any
    /// How many things it is.
    var count = 1
    let preview: AnyView
    /// Of the view that was lifted, on screen.
    let source: CGRect
    var environment: EnvironmentValues
    /// Where the finger came down, and where it is.
    let start: CGPoint
    var location: CGPoint
  }

  var lifted: Lifted?
  @ObservationIgnored private var targets: [DropItem] = []

  /// How a value is lifted and put down. Uncertain.
  static let lift = Animation.smooth(duration: 0.25)

  func add(_ target: DropItem) { targets.append(target) }

  func remove(_ target: DropItem) { targets.removeAll { $0 === target } }

  func move(to location: CGPoint) {
    guard let lifted else { return }
    self.lifted?.location = location
    let under = target(for: lifted.payload, at: location)
    for target in targets {
      target.note(lifted.payload, at: location, isOver: target === under)
    }
  }

  /// - Returns: Whether something took it.
  func drop() -> Bool {
    guard let lifted else { return false }
    let under = target(for: lifted.payload, at: lifted.location)
    for target in targets where target !== under {
      target.note(lifted.payload, at: lifted.location, isOver: false)
    }
    let isTaken = under?.take(lifted.payload, at: lifted.location) ?? false
    withAnimation(Self.lift) { self.lifted = nil }
    return isTaken
  }

  /// The smallest place that takes a value: what lies inside others goes first.
  private func target(for payload: Any, at location: CGPoint) -> DropItem? {
    targets.filter { $0.accepts(payload) && $0.screenFrame.contains(location) }
      .min { $0.screenFrame.area < $1.screenFrame.area }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
