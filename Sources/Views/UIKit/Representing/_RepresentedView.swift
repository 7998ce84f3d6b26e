import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Shows an object of UIKit or AppKit (rule `represented-lives-with-its-place`).
public struct _RepresentedView<Object: AnyObject>: PrimitiveView {
  let makeCoordinator: () -> Any
  let make: (RepresentedPlace) -> Object
  let update: (Object, RepresentedPlace) -> Void
  let size: (ProposedViewSize, Object, RepresentedPlace) -> CGSize?
  let dismantle: (Object, RepresentedPlace) -> Void
  let shown: (Object) -> AnyView

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    RepresentedNode(self, parent: parent, environment: environment)
  }
}

/// The place of a represented object: its coordinator and it are made once, and go with the place.
private final class RepresentedNode<Object: AnyObject>: Node {
  private var view: _RepresentedView<Object>
  private let coordinator: Any
  private var object: Object?
  private var child: Node?
  private let surroundings = RepresentedSurroundings()

  init(_ view: _RepresentedView<Object>, parent: Node, environment: EnvironmentValues) {
    self.view = view
    coordinator = view.makeCoordinator()
    super.init(parent: parent, graph: parent.graph, environment: environment)
    let place = place
    let object = graph.observe(self) {
      let object = view.make(place)
      view.update(object, place)
      (object as? UIView)?.move(intoWindow: true)
      return object
    }
    self.object = object
    tellHost(object)
    let view = (object as? UIView) ?? (object as? UIViewController)?.ground
    view?.surroundings = { [weak surroundings] in surroundings?.view }
    child = makeChild(content(object), environment: environment)
    (object as? UIViewController)?.view?.move(intoWindow: true)
  }

  private var place: RepresentedPlace {
    RepresentedPlace(
      anyCoordinator: coordinator, transaction: transaction, environment: environment)
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    guard let view = view as? _RepresentedView<Object> else { return }
    let isElsewhere = !self.environment.isSame(as: environment)
    super.update(view, environment: environment)
    self.view = view
    reevaluate()
    guard isElsewhere, let object, let child else { return }
    tellHost(object)
    self.child = reconcile(child, with: content(object), environment: environment)
  }

  /// What it shows looks again by itself where something of it has changed, with the animation that it was changed by:
  /// none, unless UIKit is told so.
  override func reevaluate() {
    guard let object else { return }
    let (view, place) = (view, place)
    graph.observe(self) { view.update(object, place) }
    graph.setNeedsLayout()
  }

  /// What is presented by SwiftUI can be ended by a controller in it, too.
  private func tellHost(_ object: Object) {
    let dismiss = environment.isPresented ? environment.dismiss : nil
    (object as? UIViewController)?.leaveHost = dismiss.map { dismiss in { dismiss() } }
  }

  private func content(_ object: Object) -> any View {
    view.shown(object).modifier(
      RepresentedSizeModifier(surroundings: surroundings) { [weak self] in
        guard let self else { return nil }
        return self.view.size($0, object, self.place)
      })
  }

  override var childNodes: [Node] { child.map { [$0] } ?? [] }

  override func destroy() {
    if !isDestroyed, let object {
      (object as? UIViewController)?.left(false)
      view.dismantle(object, place)
    }
    super.destroy()
  }
}

/// Has a represented object say its size itself, where it does.
private struct RepresentedSizeModifier: WrapperModifier {
  let surroundings: RepresentedSurroundings
  let size: (ProposedViewSize) -> CGSize?

  func makeItem(_ child: Item, node: Node) -> RepresentedItem {
    let item = RepresentedItem(child, node: node)
    surroundings.item = item
    return item
  }

  func update(_ item: RepresentedItem, transaction: Transaction) { item.ownSize = size }
}

private final class RepresentedItem: WrapperItem {
  var ownSize: (ProposedViewSize) -> CGSize? = { _ in nil }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    ownSize(proposal) ?? super.sizeThatFits(proposal)
  }

  /// What is inside fills the size that was said.
  override func layout() {
    child.superitem = self
    let said = ownSize(proposal) != nil
    child.place(at: frame.origin, proposal: said ? ProposedViewSize(frame.size) : proposal)
  }
}
