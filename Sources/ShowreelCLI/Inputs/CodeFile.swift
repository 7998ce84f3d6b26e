import Foundation
import Movie
import Presets
import Snippets
import Studio

/// Swift code with views to show: a file of it, or the blocks of a page.
struct CodeFile {
  enum Kind: Hashable {
    case swift
    /// Files that are compiled together.
    case module(ModuleInput)
    /// With the heading after `#`, if only what is below it is meant.
    case page(heading: String?)
    /// All pages of a DocC catalogue.
    case catalogue
  }

  let path: String
  let kind: Kind

  /// The clips that are to be made of it.
  ///
  /// - Parameters:
  ///   - direction: All that whoever asks for them says: what of the code is compiled hangs on more than its
  ///     view.
  ///   - places: Where the clips go; nil is where the code says.
  /// - Throws: ``InputError`` where it cannot be read or has no such heading; `ValidationError` where
  ///   several clips would go to one file.
  @MainActor
  func plan(for direction: Direction, to places: ClipPlaces? = nil) throws -> SnippetPlan {
    var plan = try planned(for: direction, to: places)
    plan.failIfAllLack()
    return plan
  }

  /// A page of several need not have the view that is asked for.
  @MainActor
  private func planned(for direction: Direction, to places: ClipPlaces?) throws -> SnippetPlan {
    var options = SnippetOptions(direction)
    if let places { (options.folder, options.ending) = (places.folder, places.ending) }
    options.packages = ImportableModules(beside: path)
    switch kind {
    case .module(let input):
      var plan = try input.plan(options)
      try places?.send(&plan)
      return plan
    case .swift:
      var plan = SnippetPlan(source: try text(), at: path, options: options)
      if let places, let clip = plan.clips.first {
        let paths = places.paths(for: clip.name)
        plan.send(0, to: paths)
        plan.addPoster(0, places.poster(of: paths))
      }
      return plan
    case .page(let heading):
      var plan = try page(
        at: path + (heading.map { "#" + $0 } ?? ""), options, hearsItsLook: direction.look == nil)
      try places?.send(&plan)
      return plan
    case .catalogue:
      var plan = SnippetPlan()
      let pages = try CataloguePages(path)
      for page in pages.files {
        plan.add(page: try page.planned(for: direction, to: places))
      }
      plan.note(pages.notes)
      return plan
    }
  }

  @MainActor
  private func page(
    at address: String, _ options: SnippetOptions, hearsItsLook: Bool
  ) throws(InputError) -> SnippetPlan {
    let text = try text()
    let settings = try settings(ofPage: text)
    var options = options
    if hearsItsLook { options.pagePair = settings?.look?.look?.sideBySide?.views }
    do throws(PageError) {
      var plan = try SnippetPlan(page: text, at: address, options: options)
      if let settings { plan.take(settings, chosen: options.device) }
      return plan
    } catch {
      throw InputError(error)
    }
  }

  /// What a page says of all its clips; nil where it says nothing.
  @MainActor
  private func settings(ofPage text: String) throws(InputError) -> Direction? {
    guard let frontMatter = PageFrontMatter(page: text) else { return nil }
    do throws(PresetError) {
      let reach = PageReach(page: path)
      return try PageSettings(yaml: frontMatter.yaml, path: path, mayRead: reach.mayBeRead)
        .direction
    } catch {
      throw InputError(error)
    }
  }

  var isPage: Bool { if case .page = kind { true } else { false } }

  /// The files that it is made of.
  var paths: [String] {
    switch kind {
    case .module(let input): input.paths
    case .catalogue: CataloguePages.watched(path)
    case .swift, .page: [path]
    }
  }

  /// - Throws: ``InputError`` where it is no text, or several.
  func text() throws(InputError) -> String {
    if kind == .catalogue {
      throw InputError(problems: [
        "\(PathText.shown(path)) is several pages, and a script is written into one of them. Name that page."
      ])
    }
    if case .module = kind {
      throw InputError(problems: [
        "\(PathText.shown(path)) is several files, and a script is written into one of them. Name that file."
      ])
    }
    do {
      return try BoundedFile.text(at: path, most: MarkdownPage.mostBytes)
    } catch {
      throw InputError(problems: [UnreadableFile.problem(of: path, error)])
    }
  }
}
