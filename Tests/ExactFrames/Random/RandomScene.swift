import Drawing
import Foundation
import Geometry
import TestSupport

/// A display list of a seed, and the lists that come of it when one thing after the other changes in it:
/// every effect in every other, on the canvas, across its edges and outside.
///
/// Views make only some of these lists. What the drawing takes for unchanged has to be so in all of them.
package struct RandomScene {
  package let seed: UInt64
  /// The first, and one for each change.
  package private(set) var lists: [DisplayList] = []
  /// Points; with one or two pixels each.
  package static let size = CGSize(width: 90, height: 70)
  package let scale: Double

  private var numbers: SeededNumbers

  /// What masks are made of, as deep as this: shapes at 1.
  private let maskDepth: Int
  private let effects: Effects

  package enum Effects {
    case all
    /// Those that a document of shapes and text can have, too.
    case ofShapes
  }

  package init(
    seed: UInt64, changes: Int = 4, maskDepth: Int = 3, effects: Effects = .all
  ) {
    self.seed = seed
    self.maskDepth = maskDepth
    self.effects = effects
    numbers = SeededNumbers(seed: seed)
    scale = numbers.once(in: 2) ? 2 : 1
    var items = (0...numbers.index(3)).map { _ in item(depth: 3) }
    lists.append(DisplayList(items))
    for _ in 0..<changes {
      change(&items)
      lists.append(DisplayList(items))
    }
  }

  // MARK: Making

  private mutating func item(depth: Int) -> DisplayItem {
    if depth == 0 || numbers.once(in: 4) { return leaf() }
    let effect = effect(depth: depth)
    return .group(effect, (0...numbers.index(3)).map { _ in item(depth: depth - 1) })
  }

  private mutating func leaf() -> DisplayItem {
    let size = CGSize(width: numbers.number(2...45), height: numbers.number(2...40))
    let shape = ShapeLeaf(
      path: path(CGRect(origin: .zero, size: size)), paint: .color(color()),
      antialiased: !numbers.once(in: 5))
    return .leaf(.shape(shape), at: point())
  }

  private mutating func path(_ rect: CGRect) -> Path {
    switch numbers.index(3) {
    case 0: Path(rect)
    case 1: Path(ellipseIn: rect)
    default: Path(roundedRect: rect, cornerRadius: numbers.number(1...9), style: .continuous)
    }
  }

  private mutating func color() -> RGBA {
    RGBA(
      numbers.number(0...1), numbers.number(0...1), numbers.number(0...1),
      numbers.once(in: 2) ? 1 : numbers.number(0.1...1))
  }

  /// On the canvas or somewhat beside it, on whole points or between them.
  private mutating func point() -> CGPoint {
    let (x, y) = (numbers.number(-40...100), numbers.number(-30...80))
    return numbers.once(in: 3) ? CGPoint(x: x.rounded(), y: y.rounded()) : CGPoint(x: x, y: y)
  }

  /// - Parameter depth: Of what it is in; what a mask is made of is no deeper.
  private mutating func effect(depth: Int) -> Effect {
    switch effects == .all ? numbers.index(12) : numbers.pick([0, 1, 2, 3, 5, 6, 7, 9]) {
    case 0: .opacity(numbers.number(0.2...0.9))
    case 1: .flatten
    case 2, 3, 4: .transform(transform())
    case 5, 6:
      .clip(
        path(CGRect(x: 5, y: 4, width: numbers.number(20...90), height: numbers.number(20...70))),
        evenOdd: false, antialiased: numbers.once(in: 2))
    case 7:
      .mask(
        (0...numbers.index(2)).map { _ in
          maskDepth > 1 ? item(depth: min(depth, maskDepth) - 1) : leaf()
        })
    case 8: .blur(radius: numbers.number(0.2...5), opaque: numbers.once(in: 4))
    case 9:
      .shadow(
        color: color(), radius: numbers.number(0...4),
        offset: CGSize(width: numbers.number(-4...4), height: numbers.number(-4...4)))
    case 10:
      numbers.once(in: 3)
        ? .backdrop(radius: numbers.number(0...6), matrix())
        : .blend(numbers.pick(BlendMode.allCases))
    default: .colorMatrix(matrix())
    }
  }

  private mutating func matrix() -> ColorMatrix {
    var matrix = ColorMatrix.identity
    for index in 0..<15 where !numbers.once(in: 3) {
      matrix.values[index] += numbers.number(-0.3...0.3)
    }
    return matrix
  }

  private mutating func transform() -> ProjectionTransform {
    let (x, y) = (numbers.number(20...70), numbers.number(15...55))
    var move = CATransform3DMakeTranslation(-x, -y, 0)
    switch numbers.index(effects == .all ? 4 : 3) {
    case 0: break
    case 1:
      move = CATransform3DConcat(
        move, CATransform3DMakeScale(numbers.number(0.3...2), numbers.number(0.3...2), 1))
    case 2:
      move = CATransform3DConcat(
        move, CATransform3DMakeRotation(numbers.number(-3...3), 0, 0, 1))
    default:
      move = CATransform3DConcat(
        move, CATransform3DMakeRotation(numbers.number(-0.9...0.9), 0.3, 1, 0))
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / numbers.number(120...300)
      move = CATransform3DConcat(move, perspective)
    }
    let (dx, dy) = (numbers.number(-6...6), numbers.number(-6...6))
    return ProjectionTransform(
      CATransform3DConcat(move, CATransform3DMakeTranslation(x + dx, y + dy, 0)))
  }

  // MARK: Changing

  private mutating func change(_ items: inout [DisplayItem]) {
    let index = numbers.index(items.count)
    if maskDepth > 1, case .group(.mask(var mask), let inner) = items[index], numbers.once(in: 2) {
      change(&mask)
      items[index] = .group(.mask(mask), inner)
      return
    }
    if case .group(let effect, var inner) = items[index], !numbers.once(in: 6) {
      change(&inner)
      items[index] = .group(effect, inner)
      return
    }
    switch numbers.index(6) {
    case 0: items.insert(item(depth: 1), at: index)
    case 1 where items.count > 1: items.remove(at: index)
    case 2: items[index] = item(depth: 1)
    default: items[index] = nudged(items[index])
    }
  }

  /// A little further: what moves by less than a pixel is where the edges of things are crossed.
  private mutating func nudged(_ item: DisplayItem) -> DisplayItem {
    switch item {
    case .leaf(let leaf, let point):
      let (dx, dy) = (numbers.number(-3...3), numbers.number(-3...3))
      return .leaf(leaf, at: CGPoint(x: point.x + dx, y: point.y + dy))
    case .group(_, let items): return .group(effect(depth: 2), items)
    }
  }
}
