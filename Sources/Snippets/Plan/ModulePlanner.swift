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

  /// What is known of a file. Its tree takes some 130 times the memory of its text, and a stranger's folder has thousands of
  /// files: where more has to be known, it is read again.
  private struct ReadFile {
    let excerpt: Excerpt
    /// Names of the modules that it imports.
    let imports: Set<String>
    var shown: [FileViews.Shown]
    var device: Device?
  }

  init(_ module: SourceModule, options: SnippetOptions) {
    self.module = module
    self.options = options
  }

  mutating func read(shown: (String) -> Bool) {
    var count = 0
    var failures: [Diagnostic] = []
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
      let views =
        shown(excerpt.file) ? FileViews(source, in: excerpt, view: options.view) : nil
      let imports = source.importedModules
      files.append(
        ReadFile(excerpt: excerpt, imports: imports, shown: views?.shown ?? [], device: device))
      failures += views?.failures ?? []
      count += views?.shown.count ?? 0
      guard count <= SnippetPlan.mostClips else {
        files = []
        failures = [
          Diagnostic(
            file: excerpt.file, line: 0,
            message:
              "this file and those before it have more than \(SnippetPlan.mostClips) views to show. "
              + "Name a folder or a file with fewer")
        ]
        break
      }
    }
    if options.view == nil, files.allSatisfy(\.shown.isEmpty) { addByRule(shown: shown) }
    result.failures += failures
  }

  /// A file as the device of its clips has it.
  private func source(of file: ReadFile) -> SwiftSource {
    module.source(file.excerpt, for: DemoPlatform(file.device))
  }

  func plan() -> SnippetPlan {
    var plan = result
    let named = namedViews
    let other: RootView?
    do throws(RootError) {
      other = try options.other.map { name throws(RootError) in try named.root(name) }
    } catch {
      lack(error, &plan)
      return plan
    }
    let names = ClipNames(
      files.flatMap { file in
        file.shown.map { ($0.isByRule ? nil : $0.root, file.excerpt.file) }
      })
    var number = 0
    // Thousands of clips may be of one module, which names all of them.
    var modules: [DemoPlatform: SourceModule] = [:]
    let folder = options.folder.map { $0 + "/" } ?? ""
    for file in files {
      for shown in file.shown {
        let name = names.all[number]
        number += 1
        let pair: (RootView, RootView)?
        do throws(RootError) {
          pair = try self.pair(of: shown.script, among: named)
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
        let module = modules[platform] ?? compiled(for: platform, named, failures: &plan)
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

  /// Without the second view that a look shows there is no clip of the module.
  private func lack(_ error: RootError, _ plan: inout SnippetPlan) {
    guard let first = files.first(where: { !$0.shown.isEmpty }) else { return }
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
    for platform: DemoPlatform, _ named: NamedViews, failures plan: inout SnippetPlan
  ) -> SourceModule {
    var module = module
    module.files = files.map(\.excerpt)
    module.platform = platform
    module.missing = missing
    module.shownFiles = Set(files.filter { !$0.shown.isEmpty }.map(\.excerpt.file))
    module.dependencies = files.reduce(into: []) { found, file in
      let imports = plan.imports(of: file.imports, in: file.excerpt.file, from: options.packages)
      for other in imports ?? [] where other.name != module.name {
        if !found.contains(other) { found.append(other) }
      }
    }
    for file in files where DemoPlatform(file.device) == platform {
      module.roots += file.shown.map {
        ModuleRoot(file: file.excerpt.file, view: $0.root, line: $0.line)
      }
    }
    var views = Set(module.roots.map(\.view))
    for place in named.places where views.insert(place.view).inserted { module.roots.append(place) }
    module.settle()
    return module
  }
}

extension ModulePlanner {
  /// What shows a module that does not say what to show.
  private mutating func addByRule(shown: (String) -> Bool) {
    // In how many files a name is part of something.
    var users: [String: Int] = [:]
    var found: [(index: Int, view: FileViews.Shown, ownUses: Int)] = []
    for (index, file) in files.enumerated() {
      let source = source(of: file)
      let parts: Set<String> = source.survey.types.reduce(into: []) { $0.formUnion($1.uses) }
      for part in parts { users[part, default: 0] += 1 }
      guard shown(file.excerpt.file),
        let view = FileViews.Shown(ruleOf: source, in: file.excerpt, guesses: files.count == 1)
      else { continue }
      found.append((index, view, parts.contains(view.root.name) ? 1 : 0))
    }
    let app = found.first { if case .app = $0.view.root { true } else { false } }
    let content = found.first { $0.view.root == .view("ContentView") }
    for (index, view, ownUses) in found {
      if let only = app ?? content, only.index != index { continue }
      let isPart = users[view.root.name, default: 0] > ownUses
      if app == nil, content == nil, isPart { continue }
      files[index].shown.append(view)
    }
  }

  /// Those of the two views that a script shows side by side; nil where it shows one, or somebody chose another.
  private func names(besideIn script: ScriptText) -> [String]? {
    options.view == nil && options.other == nil ? script.pair : nil
  }

  private func pair(
    of script: ScriptText, among named: NamedViews
  ) throws(RootError) -> (RootView, RootView)? {
    guard let names = names(besideIn: script), names.count == 2 else { return nil }
    return (try named.root(names[0]), try named.root(names[1]))
  }

  /// Those that scripts or somebody wants beside others.
  private var namedViews: NamedViews {
    let asked = files.flatMap(\.shown).flatMap { names(besideIn: $0.script) ?? [] }
    var named = NamedViews(asked + [options.other].compactMap(\.self))
    guard !named.isEmpty else { return named }
    for file in files { named.look(in: source(of: file), file.excerpt.file) }
    return named
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
