/// Previews that need what nothing here declares: data or views of another file of their app. A source that has something
/// else to show is compiled without them, and its author is told.
struct BrokenPreviews {
  /// In bytes of the source.
  private(set) var places: [Range<Int>] = []
  private(set) var warnings: [Diagnostic] = []
  /// What is shown in place of the clip's own view.
  private(set) var root: RootView?

  /// - Returns: Whether all that is wrong is wrong in previews, and something is there to be shown without them.
  mutating func take(_ diagnostics: [Diagnostic], of clip: PlannedClip) -> Bool {
    let excerpt = clip.excerpt
    let errors = diagnostics.filter { $0.severity == .error }
    guard clip.other == nil, excerpt.file.hasSuffix(".swift"),
      errors.allSatisfy({ $0.file == excerpt.file })
    else { return false }
    let source = SwiftSource(excerpt.text, for: clip.platform)
    let known = Set(places)
    let previews = PreviewPlace.all(in: source).filter { !known.contains($0.bytes) }
    let lines = Dictionary(grouping: errors) { $0.line - excerpt.line + 1 }
    var broken: [(place: PreviewPlace, error: Diagnostic)] = []
    var count = 0
    for place in previews {
      let own = place.lines.flatMap { lines[$0] ?? [] }
      guard let error = own.first(where: \.isOfAnotherFile) else { continue }
      broken.append((place, error))
      count += own.count
    }
    guard !broken.isEmpty, count == errors.count else { return false }
    let gone = Set(broken.map { $0.place.bytes })
    var shown = ""
    if broken.contains(where: { $0.place.root == root ?? clip.root }) {
      if clip.isRootNamed { return false }
      let whole = previews.first { !gone.contains($0.bytes) }?.root
      guard
        let other = whole ?? Self.root(of: source, beside: clip.imports, without: known.union(gone))
      else { return false }
      root = other
      shown = ", and '\(other.name)' is shown"
    }
    places += broken.map { $0.place.bytes }
    warnings += broken.map { Self.warning(of: $0.error, shown) }
    return true
  }

  /// A view in a preview goes with it.
  private static func root(
    of source: SwiftSource, beside modules: [SourceModule], without places: Set<Range<Int>>
  ) -> RootView? {
    var edits = SourceEdits(source.text)
    for place in places.sorted(by: { $0.lowerBound < $1.lowerBound }) { edits.cut(place) }
    let rest = SwiftSource(edits.text, for: source.platform)
    rest.survey.modulesThere = Set(modules.compactMap(\.name))
    return try? rest.rootBesidePreviews(guesses: true)
  }

  private static func warning(of error: Diagnostic, _ shown: String) -> Diagnostic {
    Diagnostic(
      file: error.file, line: error.line, column: error.column, severity: .warning,
      message:
        "Nothing here declares '\(error.missingName ?? "")', which this preview needs: it is left out"
        + "\(shown). Show the file that declares it together with this one, or declare it here."
    )
  }
}
