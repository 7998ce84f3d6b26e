import Foundation
import Motion
import OpenCombine

/// A modifier whose node does something when it comes, changes and goes.
///
/// What it keeps belongs to the node, so it must not keep the node or the graph in turn: both would
/// never be released.
@MainActor
package protocol ObservingModifier: ViewModifier, PrimitiveModifier where Body == Never {
  associatedtype Kept
  func appeared(in node: Node) -> Kept
  func updated(_ kept: inout Kept, from old: Self, in node: Node)
  func disappeared(_ kept: Kept, from node: Node)
}

extension ObservingModifier {
  package func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    ObservingNode(self, content: content, parent: parent, environment: environment)
  }
}

/// An observing modifier for which a view that is kept off screen is not there.
@MainActor
protocol ScreenModifier: ObservingModifier {}

final class ObservingNode<Modifier: ObservingModifier>: PassthroughNode {
  private var current: Modifier
  private var kept: Modifier.Kept?

  init(_ modifier: Modifier, content: any View, parent: Node, environment: EnvironmentValues) {
    current = modifier
    super.init(modifier: modifier, content: content, parent: parent, environment: environment)
    if !(modifier is any ScreenModifier) || isOnScreen { kept = modifier.appeared(in: self) }
  }

  override func willReplace(_ old: any ViewModifier, with new: any ViewModifier) {
    guard let new = new as? Modifier else { return }
    let before = current
    current = new
    guard var kept else { return }
    new.updated(&kept, from: before, in: self)
    self.kept = kept
  }

  override func noteSight() {
    guard current is any ScreenModifier, (kept != nil) != isOnScreen else { return }
    if let left = kept {
      kept = nil
      current.disappeared(left, from: self)
    } else {
      kept = current.appeared(in: self)
    }
  }

  override func destroy() {
    guard !isDestroyed else { return }
    super.destroy()
    if let kept { current.disappeared(kept, from: self) }
    kept = nil
  }
}
