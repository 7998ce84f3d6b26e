import Drawing
import Foundation
import Geometry
import Motion

/// An effect that changes where a view is drawn, but not where it is laid out.
///
/// The matrix acts about the view's top-left corner. A singular one is ignored and the view drawn
/// as it is, with a warning, as SwiftUI does
/// (rule `singular-matrix-is-ignored`).
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Has the same look, but is not seen by coordinate conversions.
  public func ignoredByLayout() -> IgnoredByLayoutEffect<Self> { IgnoredByLayoutEffect(base: self) }
}

nonisolated public struct IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
}

/// A geometry effect of this package, which tells nobody of its matrix.
@MainActor
package protocol SilentEffect {}

/// One of this package that hides the view where its matrix is singular: edge-on rotations show nothing (rule
/// `edge-on-is-hidden`).
@MainActor
package protocol HidesWhenSingular: SilentEffect {}

/// Builds the node of any geometry effect; a public protocol cannot inherit an internal one.
@MainActor
func makeGeometryEffectNode<E: GeometryEffect>(
  _ effect: E, content: any View, parent: Node, environment: EnvironmentValues
) -> Node {
  GeometryEffectNode(effect, content: content, parent: parent, environment: environment)
}

final class GeometryEffectNode<E: GeometryEffect>: WrapperNodeBase<E, GeometryEffectItem<E>> {
  override func makeItem(_ child: Item) -> GeometryEffectItem<E> {
    GeometryEffectItem(modifier, child: child, node: self)
  }

  override func updateItem(_ item: GeometryEffectItem<E>, transaction: Transaction) {
    item.update(modifier, transaction: transaction)
  }
}

final class GeometryEffectItem<E: GeometryEffect>: AnimatedEffectItem<E> {
  /// What of the item hears of its amount: it is not there yet when that begins.
  @MainActor
  private final class Hearing {
    weak var item: GeometryEffectItem?
  }

  init(_ effect: E, child: Item, node: Node) {
    let hearing = Hearing()
    super.init(effect, child: child, node: node) { hearing.item?.tell() }
    if !(E.self is any SilentEffect.Type) { hearing.item = self }
  }

  /// An author's effect may tell others how far it is, as a card does that shows its other side past the middle of its turn:
  /// they hear of each frame, whether it is drawn or not.
  private func tell() { _ = presented.effectValue(size: shownRect.size) }

  /// Child coordinates to the ones this item stands in.
  private var matrix: ProjectionTransform {
    let rect = shownRect
    var matrix = presented.effectValue(size: rect.size)
    guard matrix.isReachable else {
      graph.warn(
        "\(E.self) moves or scales by more than can be shown and was ignored, as in SwiftUI; "
          + "use finite numbers below \(Int(Reach.farthest)).")
      return ProjectionTransform()
    }
    if isRightToLeft {
      // Effects are written for left to right: seen in a mirror, they are as they were meant.
      let mirror = ProjectionTransform(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0))
      matrix = mirror.concatenating(matrix).concatenating(mirror)
    }
    if matrix.isIdentity { return matrix }
    let toOrigin = ProjectionTransform(CGAffineTransform(translationX: -rect.minX, y: -rect.minY))
    let back = ProjectionTransform(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    return toOrigin.concatenating(matrix).concatenating(back)
  }

  override func draw(into items: inout [DisplayItem]) {
    let matrix = matrix
    if matrix.isIdentity {
      child.draw(into: &items)
      return
    }
    guard !matrix.isDegenerate else {
      if E.self is any HidesWhenSingular.Type { return }
      graph.warn("\(E.self) gave a singular matrix; the view is drawn without it, as in SwiftUI.")
      child.draw(into: &items)
      return
    }
    var inner: [DisplayItem] = []
    child.draw(into: &inner)
    if !inner.isEmpty { items.append(.group(.transform(matrix), inner)) }
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    guard !matrix.isDegenerate else {
      // What is scaled to nothing is nowhere, so that what lies below it is touched.
      return E.self is any HidesWhenSingular.Type ? [] : super.hitTest(point)
    }
    return child.hitTest(point.applying(matrix.inverted()))
  }

  override var touchBounds: CGRect? {
    // A matrix that is out of reach is told where it is drawn or touched, and not where somebody looks.
    guard presented.effectValue(size: shownRect.size).isReachable else { return nil }
    return TouchLook.around(child.seenTouchBounds, mappedBy: matrix)
  }

  override func convertToSuper(_ point: CGPoint) -> CGPoint {
    point.applying(matrix)
  }
}

extension ProjectionTransform {
  /// Whether the matrix flattens what it maps to a line or a point, within rounding: a turn by
  /// exactly 90° leaves a cosine of 6e-17.
  package var isDegenerate: Bool { !(abs(determinant) > 1e-13) }
}
