import Studio
import Foundation

/// What will be made of a page or a source file. Nothing is compiled to find out.
///
///     let plan = try SnippetPlan(page: text, at: "docs/guide.md")
///     plan.clips.map(\.outputs)   // [["docs/video/Toggle.mp4"], …]
package struct SnippetPlan: Hashable, Sendable {
  package internal(set) var clips: [PlannedClip] = []
  package internal(set) var skipped: [SkippedCode] = []
  /// Clips that should be made and cannot be, and mistakes in scripts.
  package internal(set) var failures: [Diagnostic] = []
  /// Videos of the page that are somebody else's matter.
  package internal(set) var notes: [Diagnostic] = []

  /// Code that has not got the view that was asked for.
  var lacking: [LackingCode] = []

  /// Clips of what is named at once: as many as a plan for several machines is meant for (`Documentation/scale.md`), and
  /// somebody's code has hundreds.
  package static let mostClips = 20_000

  /// Of nothing yet.
  package init() {}
}

package struct SnippetOptions: Hashable, Sendable {
  /// The view to show, in place of the rule of ``SwiftSource/root(named:)``.
  package var view: String?
  /// Another view, which a look shows beside that one.
  package var other: String?
  /// Two views that a page's own look shows beside each other, where a block has no look of its own.
  package var pagePair: [String]?
  /// Where all clips go by their file names; nothing for the places that the page itself names.
  package var folder: String?
  /// Of the files whose name no page says: `.mp4`, `/*.png`.
  package var ending: String
  /// The device that was asked for, in place of what the code says.
  package var device: Device?
  /// Modules of the package that the code is in or beside, which it may import.
  package var packages = ImportableModules()

  package init(
    view: String? = nil, other: String? = nil, folder: String? = nil, ending: String = ".mp4",
    device: Device? = nil
  ) {
    self.device = device
    self.view = view
    self.other = other
    self.folder = folder
    self.ending = ending
  }
}

extension SnippetPlan {
  /// The plan for a `.swift` file: one clip, named like the file, in the current folder.
  package init(source text: String, at path: String, options: SnippetOptions = SnippetOptions()) {
    let excerpt = Excerpt(file: path, text: text)
    var source = SwiftSource(excerpt.text)
    let script = source.script(in: excerpt)
    failures = script.problems.map { Diagnostic($0, file: path) }
    if script.commands.contains(.skip) {
      skipped.append(SkippedCode(file: path, line: 1, reason: "it says so"))
      return
    }
    let errors = source.syntaxErrors(in: excerpt)
    failures += errors
    guard errors.isEmpty else { return }
    do throws(RootError) {
      let pair = options.view == nil ? script.pair : nil
      let view = options.view ?? pair?.first ?? script.view
      let device = source.settle(asked: options.device ?? script.device, view: view)
      let imports = self.imports(
        of: source.importedModules, in: path, from: options.packages)
      source.survey.modulesThere = Set((imports ?? []).compactMap(\.name))
      let root = try source.root(named: view, guesses: true)
      guard failures.isEmpty, let imports else { return }
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      let folder = options.folder.map { $0 + "/" } ?? ""
      var clip = PlannedClip(
        name: name, excerpt: excerpt, root: root, script: script,
        outputs: [folder + name + options.ending])
      clip.isRootNamed = view != nil
      if view == nil, let note = source.choiceNote(of: root, in: excerpt) { notes.append(note) }
      if let other = options.other ?? pair?.last { clip.other = try source.root(named: other) }
      clip.device = device
      clip.imports = imports
      clips.append(clip)
    } catch {
      failures.append(
        Diagnostic(file: path, line: error.line ?? 1, message: error.description))
    }
  }
}

extension ScriptText {
  /// The view that the script asks for.
  package var view: String? {
    commands.reduce(nil) { if case .view(let name) = $1 { name } else { $0 } }
  }

  /// The two views that its look shows side by side.
  var pair: [String]? { look?.look?.sideBySide?.views }

  /// What it says to be around the screen.
  var look: LookChoice? {
    commands.reduce(nil) { if case .look(let choice) = $1 { choice } else { $0 } }
  }
}

extension RootError {
  /// 1-based, in the source.
  var line: Int? {
    switch self {
    case .needsArguments(_, let line, _), .notAProgram(.placeholder(let line)): line
    case .noView, .notAProgram: nil
    }
  }
}
