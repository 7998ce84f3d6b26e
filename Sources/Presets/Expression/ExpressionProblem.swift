/// Why an expression cannot be read or does not mean anything, and where in its text.
struct ExpressionProblem: Error, Hashable {
  enum Reason: Hashable {
    case strangeCharacter(Character)
    /// A backslash and what follows.
    case strangeEscape(String)
    case notANumber(String)
    case unclosed(String)
    /// More levels than that.
    case tooDeep(Int)
    /// More names than that.
    case tooLong(Int)
    /// More pieces than that.
    case tooMuch(Int)
    case unexpected(String, expected: String)
    case unknownMember(String, of: KindName)
    case unknownName(String, wanted: KindName, locals: [String])
    case unknownModifier(String, of: KindName, reachable: [String])
    case needsArguments(String, example: String)
    case takesNoArguments(String)
    case unknownLabel(String?, call: String, labels: [String?], example: String)
    case misplacedArgument(String, call: String, example: String)
    case missingArgument(String?, call: String, kind: KindName, example: String)
    case wrongKind(found: String, wanted: KindName)
    case outOfRange(String, kind: KindName)
  }

  var reason: Reason
  /// Characters before it in the expression's text.
  var offset: Int

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
