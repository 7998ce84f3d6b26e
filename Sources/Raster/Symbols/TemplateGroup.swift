import Foundation

/// A group of an SVG document that has a name, with what stands around it.
struct TemplateGroup {
  let id: String
  private let group: SVGElement
  /// The outermost first, each with nothing in it but its definitions.
  private let around: [SVGElement]

  var children: [SVGElement] { group.children }
  /// Where its own zero stands: `matrix(1 0 0 1 1391.3 1126)`, `translate(1391.3 1126)`.
  var origin: CGPoint? {
    let numbers = group.numbers("transform")
    guard let word = group.attributes["transform"],
      word.hasPrefix("matrix") && numbers.count == 6
        || word.hasPrefix("translate") && numbers.count == 2
    else { return nil }
    return CGPoint(x: numbers[numbers.count - 2], y: numbers[numbers.count - 1])
  }

  /// Those of an element, the outer before the inner.
  static func all(in element: SVGElement, around: [SVGElement] = []) -> [TemplateGroup] {
    var frame = element
    frame.name = "g"
    // A path may be filled or clipped by what stands there.
    frame.children = element.children.filter { $0.name == "defs" }
    let around = around + [frame]
    return element.children.filter { $0.name == "g" }.flatMap { child in
      let own = child.attributes["id"].map { TemplateGroup(id: $0, group: child, around: around) }
      return [own].compactMap { $0 } + all(in: child, around: around)
    }
  }

  /// The drawing between this one and another beside it; nil where they are drawn in different ways.
  func blended(with other: TemplateGroup, _ share: Double) -> TemplateGroup? {
    guard around == other.around else { return nil }
    return group.blended(with: other.group, share).map {
      TemplateGroup(id: id, group: $0, around: around)
    }
  }

  /// Some of what is in it, where it stands in its document.
  func svg(of children: [SVGElement]) -> String {
    var element = group
    element.children = children
    for frame in around.reversed() {
      var frame = frame
      frame.children.append(element)
      element = frame
    }
    return element.svg
  }
}
