import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Applies effects that depend on the view's size and place.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
  }
}

struct VisualEffectModifier: WrapperModifier {
  let steps: (GeometryProxy) -> [_VisualStep]

  init(_ steps: @escaping (GeometryProxy) -> [_VisualStep]) {
    self.steps = steps
  }

  func makeItem(_ child: Item, node: Node) -> VisualEffectItem {
    VisualEffectItem(self, child, node: node)
  }

  func update(_ item: VisualEffectItem, transaction: Transaction) {
    item.change(to: self, transaction)
  }
}

/// Draws its child with effects that are found anew in each layout.
class VisualEffectItem: WrapperItem {
  private var modifier: VisualEffectModifier
  /// What it was before the last update, until the layout that tells what has become of it.
  private var change: (from: VisualEffectModifier, transaction: Transaction)?
  private var steps: [_VisualStep] = []
  private var numbers: AnimatedAttribute<StyleVector>?
  private let shownFrame: AnimatedFrame

  init(_ modifier: VisualEffectModifier, _ child: Item, node: Node) {
    self.modifier = modifier
    shownFrame = AnimatedFrame(node: node)
    super.init(child, node: node)
  }

  func change(to new: VisualEffectModifier, _ transaction: Transaction) {
    change = (modifier, transaction)
    modifier = new
  }

  override func layout() {
    shownFrame.set(frame)
    super.layout()
    takeSteps()
  }

  /// Called at the end of each layout.
  func takeSteps() {
    let proxy = GeometryProxy(size: frame.size, item: self)
    // A transition puts what comes in into its first phase before there is a frame to see it in.
    if let change, numbers == nil { set(change.from.steps(proxy), transaction: Transaction()) }
    set(modifier.steps(proxy), transaction: change?.transaction ?? node.transaction)
    change = nil
  }

  func set(_ new: [_VisualStep], transaction: Transaction) {
    let vector = StyleVector(values: new.flatMap(\.numbers))
    if let numbers, steps.map(\.kind) == new.map(\.kind) {
      numbers.set(vector, transaction: transaction)
    } else {
      numbers = AnimatedAttribute(vector, "visualEffect", node: node)
    }
    steps = new
  }

  override func draw(into items: inout [DisplayItem]) {
    var inner: [DisplayItem] = []
    child.draw(into: &inner)
    guard !inner.isEmpty else { return }
    // A vector that has come to rest may lack numbers that are zero.
    var values = numbers?.value.values ?? []
    let rect = shownFrame.rect
    for var step in steps {
      for index in step.numbers.indices {
        step.numbers[index] = values.isEmpty ? 0 : values.removeFirst()
      }
      guard step.numbers.allSatisfy({ CGFloat($0).isReachable }) else {
        node.graph.warn(
          "visualEffect has a number that is infinite, too large or none and was ignored, "
            + "as in SwiftUI; use smaller ones.")
        continue
      }
      if let warning = step.warning { node.graph.warn(warning) }
      inner = step.applied(to: inner, in: rect, environment: node.environment)
    }
    items += inner
  }

  override func cancelAnimations() {
    numbers?.cancel()
  }
}
