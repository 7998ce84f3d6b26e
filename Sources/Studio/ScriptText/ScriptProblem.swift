import Wording

/// Why a line of a script cannot be read, and where.
package struct ScriptProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case unknownVerb(String)
    case missing(String, after: String, example: String)
    case notANumber(String, meaning: String)
    case outOfRange(String, meaning: String, allowed: String)
    case notASize(String)
    case unclosedQuote(Character)
    case unexpected(String, after: String, allowed: [String])
    case wrongOrder(String, before: String)
    case past(String, after: Double)
    /// Of a tap in one word.
    case noTimeBehindSign(String, in: String)
    case notOfLook(String, LookKey)
  }

  package var reason: Reason
  /// 1-based, in the file that the script stands in.
  package var line: Int
  /// 1-based, in characters.
  package var column: Int

  package init(_ reason: Reason, line: Int, column: Int) {
    self.reason = reason
    self.line = line
    self.column = column
  }

  package var description: String {
    switch reason {
    case .unknownVerb(let word):
      if let nearest = NearestWord.to(word, among: ScriptVerb.spellings.keys),
        let verb = ScriptVerb.spellings[nearest]
      {
        return "unknown script word '\(word)'. Did you mean '\(verb.words)'?"
      }
      let all = ScriptVerb.allCases.map { "'\($0.words)'" }.joined(separator: ", ")
      return "unknown script word '\(word)'. A script line starts with one of \(all)."
    case .missing(let what, let verb, let example):
      return "'\(verb)' needs \(what), for example '\(example)'."
    case .notANumber(let text, let meaning):
      return "'\(text)' is not a number, but \(meaning) is expected here."
    case .outOfRange(let text, let meaning, let allowed):
      return "\(meaning) cannot be \(text). Use \(allowed)."
    case .notASize(let text):
      return "'\(text)' is not a size. Write width x height in points, for example '800x600'."
    case .unclosedQuote(let quote):
      return "the text after \(quote) has no closing \(ScriptToken.closing(quote))."
    case .notOfLook(let text, let key):
      let advice =
        switch key {
        case .backdrop: " A picture is named in a preset, a page's front matter or a look's file."
        case .sideBySide: " Put both words in quotes: 'light dark'."
        default: ""
        }
      return "'\(text)' is no '\(key.rawValue)' of a look. \(key.summary)\(advice)"
    case .wrongOrder(let later, let earlier):
      return "the finger is somewhere at \(later) s and after that at \(earlier) s. "
        + "Write the places after 'via' in their order, none later than 'over'."
    case .past(let text, let time):
      return "\(text) is in the past: the step before is over at \(ClipError.format(time)) s. "
        + "Write the steps in the order of their times."
    case .noTimeBehindSign(let text, let word):
      return
        "'\(text)' behind '@' is no time. Write seconds from 0 to 3600, as in 'Toggle@0.5,2'; if "
        + "it belongs to the name, write the time behind it: '\(word)@0.5'."
    case .unexpected(let text, let verb, let allowed):
      if allowed.isEmpty {
        return "'\(text)' is not expected after '\(verb)'. Put ';' between two commands."
      }
      if let nearest = NearestWord.to(text, among: allowed) {
        return "'\(text)' is not expected after '\(verb)'. Did you mean '\(nearest)'?"
      }
      let words = allowed.map { "'\($0)'" }.joined(separator: " or ")
      return "'\(text)' is not expected after '\(verb)'. What can follow is \(words)."
    }
  }
}
