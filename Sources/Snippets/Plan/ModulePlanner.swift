import Movie
import Studio
import SwiftSyntax
import Wording

/// Finds the views of a module's files and names their clips.
struct ModulePlanner {
  private let module: SourceModule
  private let options: SnippetOptions
  private var result = SnippetPlan()
  private var files: [ReadFile] = []
  /// Names that are declared in files which are not Swift, and these files.
  private var missing: [String: String] = [:]

  private struct ReadFile {
    let excerpt: Excerpt
    var source: SwiftSource
    var views: FileViews
    var device: Device?
  }

  init(_ module: SourceModule, options: SnippetOptions) {
    self.module = module
    self.options = options
  }

  mutating func read(shown: (String) -> Bool) {
    for excerpt in module.files {
      var source = module.source(excerpt, for: .iOS)
      if let excess = source.excess {
        result.failures.append(
          Diagnostic(file: excerpt.file, line: 0, message: excess.description))
        continue
      }
      let errors = source.syntaxErrors(in: excerpt)
      guard errors.isEmpty else {
        result.failures += errors
        for name in source.sharedNames { missing[name] = excerpt.file }
        continue
      }
      if let line = source.programLine(named: excerpt.file) {
        result.skipped.append(
          SkippedCode(
            file: excerpt.file, line: line, reason: "a program's statements, which no module has"))
        continue
      }
      let script = source.script(in: excerpt)
      let device = source.settle(
        asked: options.device ?? script.device, view: options.view, flags: module.flags)
      var views = FileViews(source, in: excerpt, view: options.view)
      if !shown(excerpt.file) { views = FileViews(noneOf: source, in: excerpt) }
      files.append(ReadFile(excerpt: excerpt, source: source, views: views, device: device))
    }
    if options.view == nil, files.allSatisfy(\.views.shown.isEmpty) { addByRule(shown: shown) }
    result.failures += files.flatMap(\.views.failures)
  }

  /// What shows a module that does not say what to show.
  private mutating func addByRule(shown: (String) -> Bool) {
    let parts = files.map { file in
      file.source.survey.types.reduce(into: Set<String>()) { $0.formUnion($1.uses) }
    }
    var found: [Int: RootView] = [:]
    for index in files.indices where shown(files[index].excerpt.file) {
      found[index] = try? files[index].source.root(guesses: files.count == 1)
    }
    let app = found.first { if case .app = $0.value { true } else { false } }
    let content = found.first { $0.value == .view("ContentView") }
    for index in found.keys.sorted() {
      if let only = app ?? content, only.key != index { continue }
      let name = found[index]?.name ?? ""
      let isPart = files.indices.contains { $0 != index && parts[$0].contains(name) }
      if app == nil, content == nil, isPart { continue }
      files[index].views.addRule(guesses: files.count == 1)
    }
  }

  func plan() -> SnippetPlan {
    var plan = result
    let other: RootView?
    do throws(RootError) {
      other = try options.other.map { name throws(RootError) in try root(named: name) }
    } catch {
      lack(error, &plan)
      return plan
    }
    let names = ClipNames(
      files.flatMap { file in
        file.views.shown.map { ($0.isByRule ? nil : $0.root, file.excerpt.file) }
      })
    var number = 0
    // Thousands of clips may be of one module, which names all of them.
    var modules: [DemoPlatform: SourceModule] = [:]
    let folder = options.folder.map { $0 + "/" } ?? ""
    for file in files {
      for shown in file.views.shown {
        let name = names.all[number]
        number += 1
        let pair: (RootView, RootView)?
        do throws(RootError) {
          pair = try self.pair(of: shown.script)
        } catch {
          plan.failures.append(
            Diagnostic(file: file.excerpt.file, line: shown.line, message: error.description))
          continue
        }
        var clip = PlannedClip(
          name: name, excerpt: file.excerpt, root: pair?.0 ?? shown.root, script: shown.script,
          outputs: [folder + name + options.ending])
        clip.line = shown.line
        clip.device = file.device
        if case .preview(let macro) = shown.root { clip.title = macro.name }
        let platform = DemoPlatform(file.device)
        let module = modules[platform] ?? compiled(for: platform, failures: &plan)
        modules[platform] = module
        clip.module = module
        clip.other = pair?.1 ?? other
        plan.clips.append(clip)
      }
    }
    if plan.failures.count > result.failures.count { plan.clips = [] }
    plan.failures.sort { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    return plan
  }

  /// - Throws: What is wrong with the view where it is, or that no file has it.
  private func root(named name: String) throws(RootError) -> RootView {
    var lacks: RootError?
    for file in files {
      do throws(RootError) {
        return try file.source.root(named: name)
      } catch .noView {
      } catch {
        lacks = error
      }
    }
    if let lacks { throw lacks }
    let names = files.flatMap(\.source.viewNames)
    throw .noView(name, nearest: NearestWord.to(name, among: names), all: names)
  }

  /// Without the second view that a look shows there is no clip of the module.
  private func lack(_ error: RootError, _ plan: inout SnippetPlan) {
    guard let first = files.first(where: { !$0.views.shown.isEmpty }) else { return }
    let file = first.excerpt.file
    if case .noView(let name, _, let all) = error {
      plan.lacking.append(LackingCode(file: file, line: 1, view: name, views: all))
      plan.skipped.append(
        SkippedCode(file: file, line: 1, reason: LackingCode.reason(name)))
    } else {
      plan.failures.append(Diagnostic(file: file, line: 0, message: error.description))
    }
  }

  /// The module as the clips of a device need it.
  ///
  /// - Parameter plan: Is told what of its imports cannot be read.
  private func compiled(
    for platform: DemoPlatform, failures plan: inout SnippetPlan
  ) -> SourceModule {
    var module = module
    module.files = files.map(\.excerpt)
    module.platform = platform
    module.missing = missing
    module.shownFiles = Set(files.filter { !$0.views.shown.isEmpty }.map(\.excerpt.file))
    module.dependencies = files.reduce(into: []) { found, file in
      let imports = plan.imports(of: file.source, in: file.excerpt.file, from: options.packages)
      for other in imports ?? [] where other.name != module.name {
        if !found.contains(other) { found.append(other) }
      }
    }
    for file in files where DemoPlatform(file.device) == platform {
      module.roots += file.views.shown.map {
        ModuleRoot(file: file.excerpt.file, view: $0.root, line: $0.line)
      }
    }
    let pairs = files.flatMap(\.views.shown).flatMap { names(besideIn: $0.script) ?? [] }
    for place in (pairs + [options.other].compactMap(\.self)).compactMap(place(of:)) {
      if !module.roots.contains(where: { $0.view == place.view }) { module.roots.append(place) }
    }
    return module
  }
}

extension ModulePlanner {
  /// Those of the two views that a script shows side by side; nil where it shows one, or somebody chose another.
  private func names(besideIn script: ScriptText) -> [String]? {
    options.view == nil && options.other == nil ? script.pair : nil
  }

  private func pair(of script: ScriptText) throws(RootError) -> (RootView, RootView)? {
    guard let names = names(besideIn: script), names.count == 2 else { return nil }
    return (try root(named: names[0]), try root(named: names[1]))
  }

  /// Where the module has a view of that name.
  private func place(of name: String) -> ModuleRoot? {
    files.lazy.compactMap { file in
      (try? file.source.root(named: name)).map {
        ModuleRoot(file: file.excerpt.file, view: $0, line: 1)
      }
    }.first
  }
}

extension SwiftSource {
  /// Where a `main.swift` has statements outside of any declaration; nil where it has none.
  fileprivate func programLine(named file: String) -> Int? {
    guard file == "main.swift" || file.hasSuffix("/main.swift") else { return nil }
    let first = self.file.statements.first { !$0.item.is(DeclSyntax.self) }
    return first.map { converter.location(for: $0.positionAfterSkippingLeadingTrivia).line }
  }
}
