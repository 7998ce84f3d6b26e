/// What a demo that is no module's is compiled with or without, found out by compiling it: each round mends some of what
/// the compiler says, until it takes the code or nothing more can be done.
struct DemoMending {
  let clip: PlannedClip
  private(set) var imports: [SourceModule]
  private(set) var mistakes: ModuleMistakes
  private(set) var beside: [PageDeclaration] = []
  private(set) var absent = AbsentImports()
  private(set) var colors = AbsentColors()
  private(set) var helpers: AbsentHelpers
  private(set) var previews = BrokenPreviews()
  private(set) var views = AbsentViews()
  private(set) var models = AbsentModels()
  private var rounds = 0
  private let end: ContinuousClock.Instant
  /// What the compiler said when nothing stood for another file's views and types yet.
  private var lacking: [Diagnostic] = []

  /// Times that one demo is compiled at most. Of a chain of modifiers the compiler tells the first that is not there, so
  /// each takes a round; code of somebody else's could have thousands.
  static let mostRounds = 40
  /// And where something stands for types of data, of which so much is guessed that much may be guessed wrong.
  static let mostWithModels = 24
  /// Bytes of a source times its mistakes, as each of them is looked for in all of it.
  private static let mostWork = 64 << 20

  /// - Parameter seconds: Of all rounds together: none begins later.
  init(
    _ clip: PlannedClip, imports: [SourceModule], mistakes: ModuleMistakes,
    within seconds: Double = .infinity
  ) {
    self.clip = clip
    end = .now + .seconds(min(seconds, 1e9))
    (self.imports, self.mistakes) = (imports, mistakes)
    helpers = AbsentHelpers(
      beside: [clip.excerpt.text] + clip.page.texts + clip.imports.flatMap(\.files).map(\.text))
  }

  /// - Returns: Whether it is worth compiling again.
  mutating func take(_ diagnostics: [Diagnostic], isLenient: Bool, _ builds: ModuleBuilds) async
    -> Bool
  {
    rounds += 1
    guard rounds < (models.isEmpty ? Self.mostRounds : Self.mostWithModels), .now < end else {
      return false
    }
    if absent.take(diagnostics, of: [clip.excerpt.file]) { return true }
    let files = imports.flatMap(\.files) + [clip.excerpt]
    if isLenient, mistakes.leaveOut(what: diagnostics, in: files, for: clip.platform) {
      return true
    }
    if mistakes.takeOut(diagnostics, of: &imports) {
      await builds.keep(imports, mistakes, of: clip)
      return true
    }
    if takeDeclarations(missing: diagnostics) { return true }
    if colors.take(diagnostics, of: clip.excerpt.file, in: clip.excerpt.text) { return true }
    if helpers.take(diagnostics, of: [clip.excerpt]) { return true }
    // What is missing may be a module's where one is, or a file's that does not compile.
    guard !mistakes.areReason(for: diagnostics) else { return false }
    if previews.take(diagnostics, of: clip) { return true }
    // What is of a framework of Apple's is not made up.
    guard absent.names.isDisjoint(with: AppleModules.refused.subtracting(FrameworkNames.known)),
      diagnostics.count * clip.excerpt.text.utf8.count <= Self.mostWork
    else { return false }
    let hasViews = views.take(diagnostics, of: clip)
    let hasModels =
      rounds < Self.mostWithModels
      && models.take(diagnostics, of: clip, beside: views.names.union(views.keys))
    let hasOther =
      hasViews || hasModels || colors.takeUnplaced(diagnostics, of: clip.excerpt)
    if hasOther, lacking.isEmpty { lacking = diagnostics }
    return hasOther
  }

  /// Brings in what other blocks of the page declare.
  private mutating func takeDeclarations(missing diagnostics: [Diagnostic]) -> Bool {
    let names = Set(diagnostics.compactMap(\.missingName))
    let found = clip.page.declarations(
      missing: names, in: SwiftSource(clip.excerpt.text, for: clip.platform))
    let new = found.filter { !beside.contains($0) }
    beside += new
    return !new.isEmpty
  }

  /// What its author is told of a demo that compiles.
  var warnings: [Diagnostic] {
    let guesses = views.warnings + models.warnings
    return (guesses.isEmpty ? absent.warnings : absent.warningsBesideGuesses) + helpers.warnings
      + previews.warnings + guesses
  }

  /// What is wrong with one that does not: what it uses of a module that is not there is missing because of that.
  func problems(beside diagnostics: [Diagnostic]) -> [Diagnostic] {
    helpers.warnings
      + absent.problems(
        beside: colors.problems(beside: lacking.isEmpty ? diagnostics : lacking))
  }

  /// Whether the mistakes are those of modules that it imports.
  mutating func blamesModules(for diagnostics: [Diagnostic]) -> Bool {
    !clip.imports.isEmpty && !mistakes.take(diagnostics, of: [clip.excerpt.file]).isEmpty
  }
}
