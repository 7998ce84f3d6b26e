/// A directive of a DocC tutorial: `@Code(name: "Toggle.swift", file: "toggle-02.swift")`.
struct TutorialDirective: Hashable {
  var name: String
  var arguments: [String: String] = [:]
  /// 1-based.
  var line: Int
  /// The names of those that it is in, from the outermost.
  var parents: [String] = []
  /// Of a comment, what it says.
  var text = ""
}

extension TutorialDirective {
  /// Where a line begins with one, which is closed or opens its braces.
  struct Opening {
    var directive: TutorialDirective
    /// How many lines its arguments take.
    var lineCount = 1
    var isOpen = false
    /// What stands behind the opening brace, without the closing one.
    var content = ""

    /// Lines that arguments may be spread over.
    private static let mostLines = 20
    /// And bytes: each of these lines may begin with what looks like one.
    private static let mostBytes = 10_000

    /// - Parameters:
    ///   - lines: Of the tutorial.
    ///   - index: Of the line that it should begin on.
    init?(in lines: [Substring], at index: Int) {
      let line = lines[index].drop(while: \.isWhitespace)
      guard line.first == "@" else { return nil }
      let name = line.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard name.first?.isLetter == true else { return nil }
      directive = TutorialDirective(name: String(name), line: index + 1)
      var rest = line[name.endIndex...].drop(while: \.isWhitespace)
      if rest.first == "(" {
        var arguments = TutorialArguments()
        var bytes = rest.utf8.count
        guard bytes <= Self.mostBytes else { return nil }
        var behind = arguments.read(rest.dropFirst())
        while behind == nil, lineCount < Self.mostLines, index + lineCount < lines.count {
          let next = lines[index + lineCount]
          bytes += next.utf8.count
          guard bytes <= Self.mostBytes else { return nil }
          lineCount += 1
          arguments.endLine()
          behind = arguments.read(next)
        }
        guard let behind else { return nil }
        directive.arguments = arguments.values
        rest = behind.drop(while: \.isWhitespace)
      }
      // A sentence may begin with @State.
      guard rest.isEmpty || rest.first == "{" else { return nil }
      guard rest.first == "{" else { return }
      isOpen = true
      while rest.last?.isWhitespace == true { rest.removeLast() }
      if rest.count > 1, rest.last == "}" {
        isOpen = false
        rest.removeLast()
      }
      content = String(rest.dropFirst())
    }
  }
}
