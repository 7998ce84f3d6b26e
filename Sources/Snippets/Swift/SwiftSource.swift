import Studio
import SwiftParser
import SwiftSyntax
import Wording

/// What can be learnt of a Swift source without compiling it: its views, and which one to show.
///
///     SwiftSource("struct Dot: View { … }").root()   // .view("Dot")
package struct SwiftSource {
  package let text: String
  let file: SourceFileSyntax
  let converter: SourceLocationConverter
  let survey: SourceSurvey
  /// Of the device that the source is read for.
  package let platform: DemoPlatform
  /// Names that `#if` takes for true, beside `DEBUG`.
  let defined: Set<String>
  /// Why nothing of the text was read.
  let excess: Fragment?

  package init(
    _ text: String, for platform: DemoPlatform = .iOS, defining defined: Set<String> = []
  ) {
    self.init(
      text, for: platform, defining: defined, parsingTime: SourceLimits.parsingTime(of: text))
  }

  /// - Parameter parsingTime: Seconds of the processor's.
  init(
    _ text: String, for platform: DemoPlatform = .iOS, defining defined: Set<String> = [],
    parsingTime: Double
  ) {
    self.text = text
    self.platform = platform
    self.defined = defined
    var excess = SourceLimits.excess(of: text)
    var file = Self.nothing
    if excess == nil {
      let parsed = DeepStack.run(for: parsingTime) { Self.parsed(text) }
      if let parsed, !SourceLimits.isTooDeep(parsed) {
        file = parsed
      } else {
        excess = parsed == nil ? .tooMuchWork : .tooDeep
      }
    }
    self.excess = excess
    self.file = file
    converter = SourceLocationConverter(fileName: "", tree: file)
    let condition = BuildCondition(platform: platform, defined: defined)
    survey = SourceSurvey(file, converter: converter, condition: condition)
  }

  /// The parser's own limit is lower, and lower still where it is built for debugging; ours is met before.
  static func parsed(_ text: String) -> SourceFileSyntax {
    var parser = Parser(text, maximumNestingLevel: 4 * SourceLimits.brackets)
    return SourceFileSyntax.parse(from: &parser)
  }

  private static var nothing: SourceFileSyntax { Parser.parse(source: "") }

  package var previews: [PreviewMacro] { survey.previews.map(\.macro) }

  /// Names of the views that `view Name` can ask for, in the order declared.
  package var viewNames: [String] {
    survey.types.filter(isShowable).map(\.name) + previews.compactMap(\.name)
  }

  /// The type of a name that has those of the types around it, if it can be asked for.
  func showableType(named name: String) -> DeclaredType? {
    survey.index.type(named: name).flatMap { isShowable($0) ? $0 : nil }
  }

  private func isShowable(_ type: DeclaredType) -> Bool {
    ["View", "Shape", "InsettableShape", "App", "Scene", "PreviewProvider"].contains {
      survey.conforms(type, to: $0)
    }
  }
}

// MARK: - The view to show

extension SwiftSource {
  /// The windows of the apps in it, then of its scenes; of what has none, what it shows from the menu bar.
  var appWindows: [AppWindow] {
    let scenes = survey.scenes.compactMap { AppWindow($0, for: platform) }
    return survey.apps.compactMap { AppWindow($0, scenes: scenes, for: platform) } + scenes
  }

  /// - Parameter name: A view's, a shape's or a preview's, where the user chose; nothing for the rule: the first
  ///   `#Preview`, a `PreviewProvider`, an `App`'s window, what a playground's page shows, a `Widget`, `ContentView`, the
  ///   only view that can be made without arguments, or of several the last that no other is made of.
  /// - Parameter guesses: Whether a view that needs arguments is made with plausible ones, where
  ///   there is no other.
  package func root(
    named name: String? = nil, guesses: Bool = false
  ) throws(RootError) -> RootView {
    if let excess { throw .notAProgram(excess) }
    if let name { return try chosen(name, guesses: guesses) }
    if let placeholder { throw .notAProgram(.placeholder(line: placeholder)) }
    if let preview = previews.first { return .preview(preview) }
    if let provider = survey.types.first(where: { survey.conforms($0, to: "PreviewProvider") }) {
      return .provider(provider.name)
    }
    return try rootBesidePreviews(guesses: guesses)
  }

  /// What would be shown of it if it had no previews.
  ///
  /// - Parameter guesses: As of ``root(named:guesses:)``.
  func rootBesidePreviews(guesses: Bool) throws(RootError) -> RootView {
    let views = survey.types.filter { survey.conforms($0, to: "View") }
    // A menu is what a source is about that has no view beside it.
    if let app = appWindows.first(where: { !$0.isMenu || views.isEmpty }) { return .app(app.name) }
    if let page = livePage { return .live(page.type, expression: page.expression) }
    if let widget {
      return .live(widget.name, expression: "_WidgetPreview { \(widget.name)() }")
    }
    let makeable = views.filter { $0.missingArguments == [] }
    if let content = makeable.first(where: { $0.name == "ContentView" }) {
      return .view(content.name)
    }
    let parts = Set(
      survey.types.filter { !survey.conforms($0, to: "PreviewProvider") }
        .flatMap { type in type.uses.subtracting([type.name]) })
    if let view = makeable.last(where: { !parts.contains($0.name) }) ?? makeable.last {
      return .view(view.name)
    }
    let guessed = views.filter { guesses && PlausibleCall(of: $0, in: survey) != nil }
    if let view = guessed.last(where: { !parts.contains($0.name) }) ?? guessed.last,
      let call = PlausibleCall(of: view, in: survey)
    {
      // What only a modifier is made of stands still where nothing is modified.
      if survey.isPartOfModifier(view), let part = PartDemo(of: self) {
        return .guessed(part.name, call: part.call)
      }
      return .guessed(view.name, call: call)
    }
    if let view = views.last {
      throw .needsArguments(
        view: view.name, line: view.line, arguments: view.missingArguments ?? [])
    }
    if guesses, let shape = lastShape { return shape }
    if guesses, let part = PartDemo(of: self) { return .guessed(part.name, call: part.call) }
    throw .notAProgram(fragment)
  }

  /// What a file shows that has shapes and no view.
  private var lastShape: RootView? {
    for type in survey.types.reversed()
    where ["Shape", "InsettableShape"].contains(where: { survey.conforms(type, to: $0) }) {
      if type.missingArguments == [] { return .view(type.name) }
      if let call = PlausibleCall(of: type, in: survey) { return .guessed(type.name, call: call) }
    }
    return nil
  }

  /// Its views are made with an entry, which the widget has.
  private var widget: DeclaredType? {
    let kinds: Set = ["StaticConfiguration", "AppIntentConfiguration"]
    return survey.types.first {
      survey.conforms($0, to: "Widget") && !$0.uses.isDisjoint(with: kinds)
    }
  }

  private var livePage: LivePage? {
    LivePage(in: file) { name in
      survey.index.type(named: name).map { survey.conforms($0, to: "View") } ?? false
    }
  }

  private func chosen(_ name: String, guesses: Bool) throws(RootError) -> RootView {
    if let preview = survey.index.preview(named: name) { return .preview(preview) }
    let inner = "." + name
    guard
      let type = showableType(named: name)
        ?? survey.types.first(where: { $0.name.hasSuffix(inner) && isShowable($0) })
    else {
      throw .noView(name, nearest: NearestWord.to(name, among: viewNames), all: viewNames)
    }
    if survey.conforms(type, to: "PreviewProvider") { return .provider(type.name) }
    if survey.conforms(type, to: "App") || survey.conforms(type, to: "Scene") {
      return .app(type.name)
    }
    guard type.missingArguments == [] else {
      if guesses, let call = PlausibleCall(of: type, in: survey) {
        return .guessed(type.name, call: call)
      }
      throw .needsArguments(
        view: type.name, line: type.line, arguments: type.missingArguments ?? [])
    }
    return .view(type.name)
  }
}

// MARK: - Fragments

extension SwiftSource {
  private var statements: [CodeBlockItemSyntax] {
    Array(file.statements).filter { !$0.item.is(MissingExprSyntax.self) }
  }

  private var fragment: Fragment {
    guard let first = statements.first else { return .empty }
    if first.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period { return .modifierChain }
    if let name = survey.signatures.first { return .signature(name) }
    return statements.contains { !$0.item.is(DeclSyntax.self) } ? .statements : .noView
  }

  /// The line of a `...` or `…` that a writer put in place of code.
  private var placeholder: Int? {
    for token in file.tokens(viewMode: .sourceAccurate) where ["...", "…"].contains(token.text) {
      let before = token.previousToken(viewMode: .sourceAccurate)?.tokenKind
      let after = token.nextToken(viewMode: .sourceAccurate)?.tokenKind
      if before == .leftBrace, after == .rightBrace {
        return converter.location(for: token.positionAfterSkippingLeadingTrivia).line
      }
    }
    return nil
  }
}
