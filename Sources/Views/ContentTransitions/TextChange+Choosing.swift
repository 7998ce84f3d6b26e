import Drawing
import Foundation
import Motion

extension TextChange {
  /// What a content transition makes of a change of text.
  ///
  /// - Parameter previous: The transition before the change, whose value tells the direction.
  /// - Returns: The change and the transaction its progress runs under; nil shows the new text at
  ///   once.
  static func choose(
    _ transition: ContentTransition, previous: ContentTransition, from old: [TextRun],
    to new: [TextRun], transaction: Transaction, environment: EnvironmentValues
  ) -> (change: TextChange, transaction: Transaction)? {
    guard let animation = transaction.animation else { return nil }
    switch transition.kind {
    case .identity:
      return nil
    case .opacity:
      return (TextChange(.fade), transaction)
    case .automatic, .interpolate, .symbolEffect:
      let kind: Kind = old.canBecome(new) ? .interpolate : .fade
      return (TextChange(kind), transaction)
    case .numericText(let direction):
      // The roll has its own curve; of the animation it keeps the length and the delay.
      var paced = transaction
      paced.animation = NumericTextPace(animation, environment: environment).animation
      let down =
        switch (direction, previous.kind) {
        case (.fixed(let countsDown), _): !countsDown
        case (.value(let value), .numericText(.value(let before))): value >= before
        case (.value, _): true
        }
      return (TextChange(.roll(direction: down ? 1 : -1)), paced)
    }
  }
}

extension [TextRun] {
  /// Whether the glyphs of one can be interpolated to the other's: the same characters, each in a
  /// font of the same design.
  fileprivate func canBecome(_ new: [TextRun]) -> Bool {
    map(\.string).joined() == new.map(\.string).joined() && count == new.count
      && zip(self, new).allSatisfy { old, new in
        old.string == new.string && old.font.design == new.font.design
          && old.font.italic == new.font.italic && old.font.family == new.font.family
          && old.font.smallCaps == new.font.smallCaps
      }
  }
}
