import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Draws its child with effects that are found anew in each layout, and where what is around it carries it elsewhere
/// without one (rule `readers-follow-their-place`).
class VisualEffectItem: WrapperItem, PlaceFollowing {
  private var modifier: VisualEffectModifier
  /// What it was before the last update, until the layout that tells what has become of it.
  private var change: (from: VisualEffectModifier, transaction: Transaction)?
  private var steps: [_VisualStep] = []
  /// Where it was on screen when they were found; nil before the first layout.
  private var place: CGRect?
  private var numbers: AnimatedAttribute<StyleVector>?
  /// How much more the numbers are where the view has been carried since: that is no change of theirs to animate.
  private var carried = StyleVector.zero
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
    place = screenFrame
    // A transition puts what comes in into its first phase before there is a frame to see it in.
    if let change, numbers == nil { set(change.from.steps(proxy), transaction: Transaction()) }
    set(modifier.steps(proxy), transaction: change?.transaction ?? node.transaction)
    change = nil
  }

  func set(_ new: [_VisualStep], transaction: Transaction) {
    let vector = StyleVector(values: new.flatMap(\.numbers))
    if let numbers, steps.map(\.kind) == new.map(\.kind) {
      if carried != .zero, !numbers.isAnimating {
        numbers.reset(to: numbers.value + carried)
        carried = .zero
      }
      numbers.set(carried == .zero ? vector : vector - carried, transaction: transaction)
    } else {
      numbers = AnimatedAttribute(vector, "visualEffect", node: node)
      carried = .zero
    }
    steps = new
  }

  func look() {
    let now = screenFrame
    guard let place, place != now else { return }
    self.place = now
    let new = modifier.steps(GeometryProxy(size: frame.size, item: self))
    guard let numbers, steps.map(\.kind) == new.map(\.kind) else {
      return set(new, transaction: Transaction())
    }
    carried = StyleVector(values: new.flatMap(\.numbers)) - numbers.model
    steps = new
  }

  /// What is shown of the numbers; it may lack some that are zero, as a vector that has come to rest does.
  private var shown: [Double] {
    guard let numbers else { return [] }
    return (carried == .zero ? numbers.value : numbers.value + carried).values
  }

  override func draw(into items: inout [DisplayItem]) {
    var inner: [DisplayItem] = []
    child.draw(into: &inner)
    guard !inner.isEmpty else { return }
    var values = shown
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
