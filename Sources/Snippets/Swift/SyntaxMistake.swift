import SwiftSyntax

/// Something in a source that is not Swift.
struct SyntaxMistake: Hashable {
  let position: AbsolutePosition
  let message: String

  /// A text that is no Swift at all has one at every other character; nobody reads more of them.
  private static let most = 100

  /// Each once, in the order of their places, the last of a great many for all that follow it.
  static func told(of mistakes: [SyntaxMistake]) -> [SyntaxMistake] {
    var seen: Set<SyntaxMistake> = []
    let all = mistakes.filter { seen.insert($0).inserted }.sorted { $0.position < $1.position }
    guard all.count > most else { return all }
    let rest = all.count - most
    return all.prefix(most) + [
      SyntaxMistake(
        position: all[most].position,
        message: "\(rest) more mistakes from here on; mend those before it first")
    ]
  }
}
