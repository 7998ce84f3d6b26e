import Foundation
import Snippets
import Studio

/// Swift code with views to show: a file of it, or the blocks of a page.
struct CodeFile {
  enum Kind: Hashable {
    case swift
    /// With the heading after `#`, if only what is below it is meant.
    case page(heading: String?)
  }

  let path: String
  let kind: Kind

  /// The clips that are to be made of it.
  ///
  /// - Parameters:
  ///   - view: The name of the view or preview to show, where somebody chose one.
  ///   - device: The one that somebody chose.
  ///   - place: Where the clips go; nil is where the code says.
  /// - Throws: ``InputError`` where it cannot be read or has no such heading; `ValidationError` where
  ///   several clips would go to one file.
  func plan(view: String?, device: Device? = nil, to place: OutputPlace? = nil) throws
    -> SnippetPlan
  {
    let options = SnippetOptions(view: view, folder: place?.folder, device: device)
    switch kind {
    case .swift:
      var plan = SnippetPlan(source: try text(), at: path, options: options)
      if let place, let clip = plan.clips.first { plan.rename(to: place.path(for: clip.name)) }
      return plan
    case .page(let heading):
      var plan = try page(at: path + (heading.map { "#" + $0 } ?? ""), options)
      if let file = place?.file {
        if plan.clips.count > 1 { throw OutputPlace.isOneFile(file) }
        plan.rename(to: file)
      }
      return plan
    }
  }

  private func page(at address: String, _ options: SnippetOptions) throws(InputError) -> SnippetPlan
  {
    let text = try text()
    do throws(PageError) {
      return try SnippetPlan(page: text, at: address, options: options)
    } catch {
      throw InputError(problems: [ErrorWords.of(error)])
    }
  }

  private func text() throws(InputError) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw InputError(problems: ["\(path) is not a text file in UTF-8."])
    }
  }
}
