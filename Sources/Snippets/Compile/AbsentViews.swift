/// Views, modifiers, fonts and animations that another file of a demo's app declares, where that file is not there. What
/// stands for a view is an ``AbsentViewCall``, for a member of a type of SwiftUI's an ``AbsentMember``, a modifier is left
/// out, and the demo's author is told.
struct AbsentViews {
  private(set) var names: Set<String> = []
  /// Preferences' keys, of which nothing stands for anything: what takes them is left out.
  private(set) var keys: Set<String> = []
  private(set) var modifiers: [LeftOutModifier] = []
  /// Of types of SwiftUI's, which are the values; with the modifiers that transitions are made of, as if they were theirs.
  private(set) var members: [String: String] = [:]
  /// One for each name, where it is used first, and for each modifier.
  private(set) var warnings: [Diagnostic] = []

  /// - Returns: Whether the compiler misses others than before.
  mutating func take(_ diagnostics: [Diagnostic], of clip: PlannedClip) -> Bool {
    let excerpt = clip.excerpt
    let errors = diagnostics.filter {
      $0.file == excerpt.file && ($0.isOfAnotherFile || Self.isOfBox($0))
    }
    guard excerpt.file.hasSuffix(".swift"), !errors.isEmpty else { return false }
    let source = SwiftSource(excerpt.text, for: clip.platform)
    let before = warnings.count
    // A preview may be done without, and is where nothing else is wrong (``BrokenPreviews``).
    let previews = PreviewPlace.all(in: source).map(\.lines)
    let others = errors.filter { error in
      !previews.contains { $0.contains(error.line - excerpt.line + 1) }
    }
    let types = Set(errors.filter { $0.message.hasPrefix("cannot find type") }.map(\.missingName))
    for error in others.isEmpty ? errors : others {
      if take(argument: error, in: excerpt, of: source) { continue }
      // What something is a value of is a model, and no view.
      if !types.contains(error.missingName) { take(view: error, of: source) }
      take(modifier: error, in: excerpt, of: source)
      take(member: error, of: source)
    }
    return warnings.count > before
  }

  private mutating func take(view error: Diagnostic, of source: SwiftSource) {
    guard let name = error.missingName, name.first?.isUppercase == true,
      error.message.hasPrefix("cannot find '"), !names.contains(name),
      !FrameworkNames.isOne(name, of: source.importedModules),
      // The author's own `func card()`, with a capital.
      error.suggestedName.map({ source.text.contains("func \($0)(") }) != true
    else { return }
    let calls = AbsentViewCall.all(of: [name], in: source)
    guard !calls.isEmpty else { return }
    names.insert(name)
    let isButton = calls.contains {
      $0.text.hasPrefix("Button") || $0.text.hasPrefix("_AbsentIconButton")
    }
    let isLayout = calls.contains { AbsentLayout.all.contains($0.text) }
    let isShape = calls.contains { $0.text.hasPrefix("_AbsentShape") }
    let look = AbsentViewLook(of: name)
    let words =
      isButton
      ? "a button stands"
      : isLayout
        ? "a plain layout stands"
        : isShape
          ? "a shape that is called so stands"
          : look == .box
            ? "a box with its name, or what it holds, stands"
            : "what is mostly called so, or what it holds, stands"
    warnings.append(
      Self.warning(of: error, "Nothing here declares '\(name)': \(words) for it."))
  }

  /// A style, a shape or a modifier of another file.
  ///
  /// - Returns: Whether it is that, so that nothing else stands for it.
  private mutating func take(
    argument error: Diagnostic, in excerpt: Excerpt, of source: SwiftSource
  ) -> Bool {
    guard let name = error.missingName, name.first?.isUppercase == true,
      error.message.hasPrefix("cannot find '")
    else { return false }
    if AbsentMember.hasTransition(of: name, line: error.line - excerpt.line + 1, in: source) {
      guard members[name] == nil else { return true }
      members[name] = "AnyTransition"
      warnings.append(
        Self.warning(
          of: error,
          "Nothing here declares '\(name)': '.opacity' stands for the transition that it makes."))
      return true
    }
    guard let modifier = LeftOutModifier(taking: name, error, in: excerpt, of: source) else {
      return false
    }
    // What its name says the form of is that.
    if ["clipShape", "contentShape"].contains(modifier.name),
      AbsentShape.text(named: name, isAsked: false) != nil
    {
      return false
    }
    if modifier.takesKey { keys.insert(name) }
    if !modifiers.contains(modifier) {
      modifiers.append(modifier)
      warnings.append(
        Self.warning(
          of: error, "Nothing here declares '\(name)': '.\(modifier.name)' is left out."))
    }
    return true
  }

  private mutating func take(
    modifier error: Diagnostic, in excerpt: Excerpt, of source: SwiftSource
  ) {
    let own = Set(source.survey.types.map(\.name))
    guard let type = error.message.firstMatch(of: #/^value of type '(.+?)'/#)?.output.1,
      Self.isOfBox(error) || UnsupportedAPI.isSwiftUI(String(type), own: own),
      let modifier = LeftOutModifier(error, in: excerpt, of: source), !modifiers.contains(modifier)
    else { return }
    // The compiler tells the first of a chain, and those of a box are all its own view's.
    let chain = [modifier] + (Self.isOfBox(error) ? modifier.followers(in: source) : [])
    for modifier in chain where !modifiers.contains(modifier) {
      modifiers.append(modifier)
      var place = error
      (place.line, place.column) = (modifier.line, modifier.column)
      warnings.append(
        Self.warning(of: place, "Nothing here declares '.\(modifier.name)': it is left out."))
    }
  }

  /// Whether it is of a modifier that only the view has that a box stands for: `.placeholder` of a picture of the web.
  private static func isOfBox(_ error: Diagnostic) -> Bool {
    error.severity == .error && error.message.hasPrefix("value of type '_AbsentView' has no member")
  }

  private mutating func take(member error: Diagnostic, of source: SwiftSource) {
    let member = #/^type '(\w+)\??' has no member '(\w+)'/#
    guard let match = error.message.firstMatch(of: member)?.output,
      let plain = AbsentMember.plain[String(match.1)], members[String(match.2)] == nil,
      !AbsentMember.all(of: [String(match.2): String(match.1)], in: source).isEmpty
    else { return }
    members[String(match.2)] = String(match.1)
    warnings.append(
      Self.warning(
        of: error, "Nothing here declares '\(match.1).\(match.2)': '\(plain)' stands for it."))
  }

  private static func warning(of error: Diagnostic, _ words: String) -> Diagnostic {
    Diagnostic(
      file: error.file, line: error.line, column: error.column, severity: .warning,
      message: words
        + " Show the file that declares it together with this one, or declare it here.")
  }
}
