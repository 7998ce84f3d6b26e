extension SVGElement {
  /// The element between this one and another, where both are drawn alike and only their numbers differ.
  ///
  /// - Parameter share: 0 is this one, 1 the other.
  /// - Returns: Nil where they are drawn in different ways.
  func blended(with other: SVGElement, _ share: Double) -> SVGElement? {
    guard name == other.name, children.count == other.children.count else { return nil }
    var element = self
    for key in Set(attributes.keys).union(other.attributes.keys) where key != "id" {
      let (own, others) = (attributes[key], other.attributes[key])
      if own == others { continue }
      guard let own, let others, let value = Self.blended(key, own, others, share) else {
        return nil
      }
      element.attributes[key] = value
    }
    element.children = []
    for (child, twin) in zip(children, other.children) {
      guard let between = child.blended(with: twin, share) else { return nil }
      element.children.append(between)
    }
    return element
  }

  private static func blended(
    _ key: String, _ own: String, _ others: String, _ share: Double
  ) -> String? {
    switch key {
    case "d":
      guard let path = try? SVGPath(own), let other = try? SVGPath(others) else { return nil }
      return path.blended(with: other, share)?.data
    case "transform":
      let elements = [own, others].map { SVGElement(name: "g", attributes: ["transform": $0]) }
      let numbers = elements.map { $0.numbers("transform") }
      let word = own.prefix(while: \.isLetter)
      guard word == others.prefix(while: \.isLetter), numbers[0].count == numbers[1].count,
        own.filter({ $0 == "(" }).count == 1, others.filter({ $0 == "(" }).count == 1
      else { return nil }
      let between = zip(numbers[0], numbers[1]).map { $0 + ($1 - $0) * share }
      return word + "(" + between.map { "\($0)" }.joined(separator: " ") + ")"
    default:
      guard let number = Double(own), let other = Double(others) else { return nil }
      return "\(number + (other - number) * share)"
    }
  }
}

extension SVGPath {
  /// The path between this one and another of the same steps; nil where they are others.
  func blended(with other: SVGPath, _ share: Double) -> SVGPath? {
    guard steps.count == other.steps.count else { return nil }
    var path = self
    for (index, twin) in other.steps.enumerated() {
      let step = steps[index]
      guard step.command == twin.command, step.isRelative == twin.isRelative else { return nil }
      // An arc goes round the same way.
      if step.command == .arc, step.numbers[3...4] != twin.numbers[3...4] { return nil }
      path.steps[index].numbers = zip(step.numbers, twin.numbers).map { $0 + ($1 - $0) * share }
    }
    return path
  }
}
