/// Colours that a demo has by the names that Xcode makes for a catalogue's, `Color.brand` and `.foregroundStyle(.brand)`.
/// A file may come without its catalogue: then it is compiled with what `Color("brand")` is, which warns of it.
struct AbsentColors {
  private(set) var names: Set<String> = []
  /// What the compiler said of them.
  private var mistakes: [Diagnostic] = []
  /// Names in the code that are no colours', once it was read.
  private var others: Set<String>?
  private var hasLooked = false

  /// - Parameters:
  ///   - file: The demo's, which has to use them.
  ///   - text: Its code, the same each time, where that says what is no colour.
  /// - Returns: Whether the compiler does not know other colours than before.
  mutating func take(_ diagnostics: [Diagnostic], of file: String, in text: String = "") -> Bool {
    var found = diagnostics.filter { $0.severity == .error && $0.file == file }
      .compactMap { error in Self.name(in: error).map { (name: $0, error: error) } }
      .filter { !names.contains($0.name) }
    if !found.isEmpty {
      let others = others ?? Self.others(in: text)
      self.others = others
      found.removeAll { others.contains($0.name) }
    }
    mistakes += found.map(\.error)
    names.formUnion(found.map(\.name))
    return !found.isEmpty
  }

  /// Takes what the code has for colours, where the compiler says something else: a body with a name that it does not know
  /// is wrong as a whole, and what it says of that may be of any part.
  ///
  /// - Returns: Whether there is something that was not taken before.
  mutating func takeUnplaced(_ diagnostics: [Diagnostic], of excerpt: Excerpt) -> Bool {
    guard !hasLooked,
      diagnostics.contains(where: { $0.severity == .error && $0.file == excerpt.file })
    else { return false }
    hasLooked = true
    let found = AssetNameSource.colors(
      unplacedIn: excerpt.text, MemberUses(in: SwiftSource(excerpt.text))
    ).subtracting(names).subtracting(others ?? Self.others(in: excerpt.text))
      .filter { name in !Self.system.contains { Self.isSlip(of: $0, name) } }
    names.formUnion(found)
    return !found.isEmpty
  }

  /// What is wrong with a demo that does not compile with them either.
  func problems(beside diagnostics: [Diagnostic]) -> [Diagnostic] { mistakes + diagnostics }

  /// What is no colour: what is called, `Color.brand(3)`, and what has colours, `Color.brand.ground`.
  private static func others(in text: String) -> Set<String> {
    // What comes after a name is only looked at: a call's parenthesis may stand before the next name.
    let called = #/(?:\bColor|[(,:=?]\s*)\.(\w+)(?=\()/#.wordBoundaryKind(.simple)
    let held =
      #/\bColor\.(\w+)(?=\.(?!(?:gradient|cgColor|description|self|secondary|tertiary|quaternary|quinary)\b)\w+\b(?!\s*[({]))/#
      .wordBoundaryKind(.simple)
    return Set((text.matches(of: called) + text.matches(of: held)).map { String($0.output.1) })
  }

  /// Nil where the message is of something else, of a colour that SwiftUI has elsewhere, or of one that was mistyped.
  private static func name(in error: Diagnostic) -> String? {
    let member = #/type '(?:any )?(?:Color|UIColor|ShapeStyle)\??' has no member '([a-z]\w*)'/#
    // `Color.background`, where SwiftUI's is a style of another type.
    let styled = #/^static property '(\w+)' requires the types 'Color' and '\w+' be equivalent/#
    if let name = error.message.prefixMatch(of: styled)?.output.1 { return String(name) }
    guard error.remedy == nil,
      let name = error.message.prefixMatch(of: member).map({ String($0.output.1) }),
      !system.contains(where: { isSlip(of: $0, name) })
    else {
      return nil
    }
    return name
  }

  private static let system = [
    "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "foreground", "gray",
    "green", "indigo", "mint", "orange", "pink", "primary", "purple", "red", "secondary", "teal",
    "tint", "white", "yellow",
  ]

  /// Whether one letter is wrong, too many or too few, or two stand the other way round.
  private static func isSlip(of word: String, _ name: String) -> Bool {
    // One of several: `gray1` is no slip.
    if name.last?.isNumber == true { return false }
    var (word, name) = (Array(word)[...], Array(name)[...])
    while let first = word.first, first == name.first {
      word.removeFirst()
      name.removeFirst()
    }
    while let last = word.last, last == name.last {
      word.removeLast()
      name.removeLast()
    }
    return max(word.count, name.count) < 2
      || word.count == 2 && Array(word.reversed()) == Array(name)
  }
}
