import Foundation
import Geometry

/// What a container has reckoned to place its views, while what is around it moves and nothing is laid out anew: as a list
/// scrolls, its rows stand to each other as they did, and to find out where takes longer than to put them there.
@MainActor
final class PlacementPlan {
  private var known: Any?

  func forget() { known = nil }

  fileprivate func answer<Question: Equatable, Answer>(
    to question: Question, _ reckon: () -> Answer
  ) -> Answer {
    if let known = known as? Reckoned<Question, Answer>, known.question == question {
      return known.answer
    }
    let answer = reckon()
    known = Reckoned(question: question, answer: answer)
    return answer
  }
}

private struct Reckoned<Question: Equatable, Answer> {
  let question: Question
  let answer: Answer
}

extension LayoutSubviews {
  /// What an arrangement reckons before it places the views, once for as long as they only move.
  ///
  /// - Parameter question: All that the answer depends on beside the views themselves.
  @MainActor
  package func reckonedOnce<Question: Equatable, Answer>(
    for question: Question, _ reckon: () -> Answer
  ) -> Answer {
    plan?.answer(to: question, reckon) ?? reckon()
  }
}
