import Foundation
import Movie
import Presets
import Snippets

/// Where clips come from: what an argument of the command line names.
///
///     switch try ClipSource("Hero.yaml") {
///     case .preset(let file): try file.clip(directed: direction)
///     case .code(let file): try file.plan(for: direction)
///     }
///
/// It knows nothing of what is done with the clips.
enum ClipSource {
  case preset(PresetInput)
  case code(CodeFile)

  /// - Throws: ``InputError`` where there is nothing by that name.
  init(_ argument: String) throws(InputError) {
    guard !PathText.isNeeded(for: argument) else {
      let name = PathText.shown(argument)
      throw InputError(problems: [
        "The name '\(name)' is not UTF-8, and a clip and its messages are named after it. "
          + "Give it a name that is."
      ])
    }
    let (path, heading) = Self.split(argument)
    switch (path as NSString).pathExtension.lowercased() {
    case "yaml", "yml": self = .preset(PresetInput(path: try Self.existing(path)))
    case "swift": self = .code(CodeFile(path: try Self.existing(path), kind: .swift))
    case let ending where Self.pageEndings.contains(ending):
      self = .code(CodeFile(path: try Self.existing(path), kind: .page(heading: heading)))
    case "docc" where CodeFolder.isOne(path):
      self = .code(CodeFile(path: path, kind: .catalogue))
    default:
      do throws(InputError) {
        self = .preset(try PresetInput(named: argument))
      } catch {
        // A preset's name means the preset, whatever lies here.
        guard CodeFolder.isOne(path) else { throw error }
        self = .code(CodeFile(path: path, kind: .module(ModuleInput(folder: path))))
      }
    }
  }

  private static let pageEndings: Set<String> = ["md", "mdx", "markdown", "txt", "tutorial"]

  /// Whether an argument names a page, or a heading of one.
  static func isPage(_ argument: String) -> Bool {
    pageEndings.contains((split(argument).path as NSString).pathExtension.lowercased())
  }

  /// Whether an argument ends as the names of files do that clips come from.
  static func hasEnding(_ argument: String) -> Bool {
    let ending = (split(argument).path as NSString).pathExtension.lowercased()
    return ["yaml", "yml", "swift"].contains(ending) || pageEndings.contains(ending)
  }

  /// What several arguments name: Swift files that use one another's declarations are one source.
  private static func all(_ arguments: [String]) -> [Result<ClipSource, InputError>] {
    let named = arguments.map { argument in
      Result { () throws(InputError) in try ClipSource(argument) }
    }
    let catalogues = named.compactMap { try? $0.get() }
    let sources = named.map { source in source.map { $0.beside(catalogues) } }
    let files = sources.compactMap { try? $0.get().swiftFile }
    guard files.count > 1, let module = try? CodeFolder.module(of: files) else { return sources }
    let groups = FilesTogether(module.files).groups.map { $0.map(\.file) }.filter { $0.count > 1 }
    var taken: Set<String> = []
    return sources.compactMap { source in
      guard let file = try? source.get().swiftFile,
        let group = groups.first(where: { $0.contains(file) })
      else { return source }
      guard taken.insert(group[0]).inserted else { return nil }
      return .success(.code(CodeFile(path: group[0], kind: .module(ModuleInput(files: group)))))
    }
  }

  /// Hands over what several arguments name, one after the other and each with its place.
  ///
  /// - Parameter fail: Is told what is wrong with one; the others are handed over all the same.
  @MainActor
  static func each(
    _ arguments: [String], take: (Int, ClipSource) throws -> Void, fail: (any Error) -> Void
  ) {
    for (place, source) in all(arguments).enumerated() {
      do { try take(place, source.get()) } catch { fail(error) }
    }
  }

  /// The same for work that needs all of them.
  ///
  /// - Throws: ``InputError`` with what is wrong with any; what else is thrown, the first time.
  @MainActor
  static func each(_ arguments: [String], take: (ClipSource) throws -> Void) throws {
    var findings: [Finding] = []
    var isMissing = false
    var other: (any Error)?
    each(arguments) {
      try take($1)
    } fail: { error in
      guard let error = error as? InputError else { return other = other ?? error }
      findings += error.findings
      isMissing = isMissing || error.isMissing
    }
    if !findings.isEmpty { throw InputError(findings: findings, isMissing: isMissing) }
    if let other { throw other }
  }

  /// The same where other arguments are these: a target's folder is often named with its DocC catalogue.
  func beside(_ others: [ClipSource]) -> ClipSource {
    guard case .code(let file) = self, case .module(var input) = file.kind,
      let folder = input.folder
    else { return self }
    input.isBesideCatalogue = others.contains { other in
      guard case .code(let other) = other else { return false }
      return other.kind == .catalogue && CataloguePages.isOne(other.path, in: folder)
    }
    return .code(CodeFile(path: file.path, kind: .module(input)))
  }

  private var swiftFile: String? {
    if case .code(let file) = self, file.kind == .swift { file.path } else { nil }
  }

  private static func split(_ argument: String) -> (path: String, heading: String?) {
    // A file's own name may have one.
    guard let hash = argument.firstIndex(of: "#"),
      !FileManager.default.fileExists(atPath: argument)
    else { return (argument, nil) }
    return (String(argument[..<hash]), String(argument[argument.index(after: hash)...]))
  }

  private static func existing(_ path: String) throws(InputError) -> String {
    guard FileManager.default.fileExists(atPath: path) else {
      throw InputError(
        problems: [
          "There is no file '\(PathText.shown(path))' here. Check the name, or run 'showreel list'."
        ],
        isMissing: true)
    }
    return path
  }
}
