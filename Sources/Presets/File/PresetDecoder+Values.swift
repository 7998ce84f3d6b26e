import Foundation
import Movie
import Studio
import Views
import Yams

extension PresetDecoder {
  mutating func string(_ node: Node, key: String) -> String? {
    guard let string = node.string else {
      report(.wrongForm(key: key, expected: "text", example: "\(key): Hello"), at: node)
      return nil
    }
    return string
  }

  /// A number above 0.
  mutating func number(_ node: Node, key: String, example: String) -> Double? {
    guard let text = string(node, key: key) else { return nil }
    guard let number = Double(text), number > 0, number <= ClipLimits.duration else {
      let allowed = "a number above 0, at most 3600"
      report(.badNumber(key: key, value: text, allowed: allowed, example: example), at: node)
      return nil
    }
    return number
  }

  mutating func frameRate(_ node: Node, key: String = "frameRate") -> FrameRate? {
    guard let text = string(node, key: key) else { return nil }
    guard let rate = FrameRate(parsing: text) else {
      report(
        .badNumber(
          key: key, value: text, allowed: "1 to 1000 frames a second, or a fraction",
          example: "30000/1001"), at: node)
      return nil
    }
    return rate
  }

  mutating func boolean(_ node: Node, key: String) -> Bool? {
    guard let text = string(node, key: key) else { return nil }
    guard let boolean = Bool(text) else {
      report(.unknownValue(key: key, value: text, known: ["true", "false"]), at: node)
      return nil
    }
    return boolean
  }

  /// One of some words.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(_ node: Node, key: String)
    -> Choice? where Choice.RawValue == String
  {
    guard let text = string(node, key: key) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue)
      report(.unknownValue(key: key, value: text, known: known), at: node)
      return nil
    }
    return choice
  }

  /// What an expression means.
  mutating func value<Value>(
    _ node: Node, key: PresetKey, as kind: KindName, locals: [String: Meaning] = [:]
  ) -> Value? {
    guard let text = node.string else {
      let expected = "\(kind.phrase), written as in SwiftUI"
      report(
        .wrongForm(
          key: key.rawValue, expected: expected, example: "\(key.rawValue): \(kind.example)"),
        at: node)
      return nil
    }
    do throws(ExpressionProblem) {
      let expression = try ExpressionParser.expression(text)
      return value(of: expression, in: node, as: kind, locals: locals)
    } catch {
      report(error, at: node)
      return nil
    }
  }

  mutating func value<Value>(
    of expression: Expression, in node: Node, as kind: KindName, locals: [String: Meaning] = [:],
    offset: Int = 0
  ) -> Value? {
    var evaluator = Evaluator(locals: locals)
    let meaning = evaluator.evaluate(expression, as: kind)
    for problem in evaluator.problems { report(problem, at: node, offset: offset) }
    return meaning?.value as? Value
  }
}

// MARK: - The canvas

extension PresetDecoder {
  private enum Scheme: String, CaseIterable { case light, dark }

  /// - Returns: The screen, and pixels a point where the file says so.
  mutating func canvas(_ node: Node) -> (Stage, scale: Double?) {
    var (stage, scale) = (Stage.iPhone15Pro, Double?.none)
    guard case .mapping(let mapping) = node else {
      let example = "canvas: { device: iphone15pro, scale: 2 }"
      report(.wrongForm(key: "canvas", expected: "a set of keys", example: example), at: node)
      return (stage, nil)
    }
    let fields: [CanvasKey: Node] = fields(mapping, within: "canvas")
    if let node = fields[.device] { stage = device(node) ?? stage }
    if let node = fields[.size] {
      if fields[.device] != nil { report(.twoSizes, at: node) }
      if let size = size(node) { stage = Stage(size: size) }
    }
    if let node = fields[.scale] {
      scale = self.scale(node)
      stage.scale = scale ?? stage.scale
    }
    if let node = fields[.colorScheme], let scheme: Scheme = choice(node, key: "colorScheme") {
      stage.colorScheme = scheme == .dark ? .dark : .light
    }
    if let node = fields[.os] { stage.system = system(node) ?? stage.system }
    return (stage, scale)
  }

  mutating func system(_ node: Node) -> SystemVersion? {
    guard let name = string(node, key: "os") else { return nil }
    if let version = SystemVersion(name) { return version }
    let known = SystemVersion.allCases.map(\.name)
    report(.unknownValue(key: "os", value: name, known: known), at: node)
    return nil
  }

  mutating func device(_ node: Node) -> Stage? {
    guard let name = string(node, key: "device") else { return nil }
    if let stage = Stage.named(name) { return stage }
    let known = Stage.named.map(\.name)
    report(.unknownValue(key: "device", value: name, known: known), at: node)
    return nil
  }

  mutating func scale(_ node: Node) -> Double? {
    guard let text = string(node, key: "scale") else { return nil }
    guard let scale = Double(text), ClipLimits.scale.contains(scale) else {
      report(
        .badNumber(
          key: "scale", value: text, allowed: "0.01 to 8 pixels a point", example: "2"), at: node)
      return nil
    }
    return scale
  }

  mutating func size(_ node: Node) -> CGSize? {
    guard let text = string(node, key: "size") else { return nil }
    let sides = text.split(whereSeparator: { "x×X".contains($0) }).compactMap {
      Double($0.filter { !$0.isWhitespace })
    }
    guard sides.count == 2, sides.allSatisfy(ClipLimits.side.contains) else {
      report(
        .badNumber(
          key: "size", value: text, allowed: "width x height in points, 1 to 16384 each",
          example: "400x300"), at: node)
      return nil
    }
    return CGSize(width: sides[0], height: sides[1])
  }
}
