import Foundation
import TestSupport

@testable import Presets

/// The lines of what is wrong with a preset; none where nothing is.
@MainActor
func problems(_ yaml: String) -> [String] {
  do {
    _ = try Preset(yaml: yaml, path: "P.yaml")
    return []
  } catch {
    return error.problems.map(\.description)
  }
}

/// What is wrong with an expression where a kind is wanted, as `offset: text`.
@MainActor
func problems(_ text: String, as kind: KindName) -> [String] {
  do throws(ExpressionProblem) {
    var evaluator = Evaluator()
    let expression = try ExpressionParser.expression(text)
    let meaning = evaluator.evaluate(expression, as: kind)
    if meaning == nil && evaluator.problems.isEmpty { return ["no value and no problem"] }
    return evaluator.problems.map { "\($0.offset): \($0.text)" }
  } catch {
    return ["\(error.offset): \(error.text)"]
  }
}
