import Snippets
import Studio
import Wording

/// Swift files that belong together, as the command line names them: a folder, a package, one target of it, or
/// several files.
struct ModuleInput: Hashable {
  /// Nil where files are named.
  let folder: String?
  let files: [String]
  /// A DocC catalogue in the folder is named as well, so the folder need not have clips of its own.
  var isBesideCatalogue = false

  init(folder: String) {
    self.folder = folder
    files = []
  }

  init(files: [String]) {
    folder = nil
    self.files = files
  }

  /// What it is made of, for whoever watches it change.
  var paths: [String] {
    guard let folder else { return files }
    return (try? CodeFolder(folder))?.modules.flatMap { $0.source.files.map(\.file) } ?? []
  }

  private var name: String { folder ?? files.joined(separator: ", ") }

  /// - Throws: ``InputError`` where it cannot be read, has no Swift, or no view of the name asked for.
  func plan(_ options: SnippetOptions) throws(InputError) -> SnippetPlan {
    let modules: [CodeFolder.Module]
    var options = options
    var notes: [Diagnostic] = []
    do throws(CodeFolderError) {
      if let folder {
        let code = try CodeFolder(folder)
        modules = code.modules
        options.packages = code.importable
        notes = code.notes
      } else {
        modules = [CodeFolder.Module(try CodeFolder.module(of: files))]
        options.packages = ImportableModules(beside: files.first ?? "")
      }
    } catch {
      throw InputError(problems: error.problems)
    }
    var plan = SnippetPlan()
    for module in modules {
      plan.add(
        SnippetPlan(module: module.source, options: options, shown: module.shows))
      guard plan.clips.count <= SnippetPlan.mostClips else {
        throw InputError(problems: [
          "\(name) has more than \(SnippetPlan.mostClips) views to show. Name a folder or a file with fewer."
        ])
      }
    }
    plan.tellOnce()
    plan.note(notes)
    guard plan.clips.isEmpty, plan.failures.isEmpty, plan.skipped.isEmpty else { return plan }
    guard let view = options.view else {
      if isBesideCatalogue { return plan }
      throw InputError(problems: [
        "\(name) has no view to show. Add '#Preview { … }' to a file of it, or name a view with --view."
      ])
    }
    throw missing(view, of: modules.map(\.source), on: options.device)
  }

  private func missing(
    _ view: String, of modules: [SourceModule], on device: Device?
  ) -> InputError {
    let other = modules.lazy.compactMap {
      SnippetPlan.device(showing: view, of: $0, besides: device)
    }.first
    if let other {
      return InputError(problems: [
        "There is no view named '\(view)' in \(name) on this device, but on others there is."
          + " Use --device \(other)."
      ])
    }
    let all = modules.flatMap { SnippetPlan.viewNames(of: $0, on: device) }
    let nearest = NearestWord.to(view, among: all)
    return InputError(problems: [
      "There is no view named '\(view)' in \(name)."
        + (nearest.map { " Did you mean '\($0)'?" }
          ?? (all.isEmpty ? "" : " There is \(all.sorted().joined(separator: ", "))."))
    ])
  }
}
