import Foundation
import Movie

/// A plan that somebody named, with the place where its paths begin.
struct OpenPlan {
  let plan: TaskPlan
  /// As it was named.
  let path: String
  let folder: WorkFolder

  /// Reads it, and goes where its paths begin.
  ///
  /// - Throws: ``InputError``.
  @MainActor
  init(_ path: String) throws(InputError) {
    plan = try TaskPlan(contentsOf: path)
    self.path = path
    folder = WorkFolder(ofPlanAt: path)
    let absolute = URL(filePath: path).standardizedFileURL.deletingLastPathComponent()
    let place = absolute.appending(path: plan.folder).standardizedFileURL.path
    guard FileManager.default.changeCurrentDirectoryPath(place) else {
      throw InputError(
        problems: [
          "\(path) is a plan of files in \(place), and there is no such folder here. Mount it there, or "
            + "take the plan along with the folder that it is in."
        ], isMissing: true)
    }
  }

  /// Where the user stands, as a plan at a path says it.
  static func folder(from path: String) -> String {
    let from = URL(filePath: path).standardizedFileURL.deletingLastPathComponent().pathComponents
    let here = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL
      .pathComponents
    let shared = zip(from, here).prefix { $0 == $1 }.count
    let parts = from.dropFirst(shared).map { _ in ".." } + here.dropFirst(shared)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
