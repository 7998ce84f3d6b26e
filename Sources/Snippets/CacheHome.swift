import Foundation
import Movie

/// Finds a folder of the user's that can be written, by the environment alone: Foundation asks the
/// list of users, which may say something else than `$HOME`.
struct CacheHome {
  /// `nil` where there is none; `problem` says why then.
  let path: String?
  let problem: String

  init(environment: [String: String]) {
    var problems: [String] = []
    for (name, place) in Self.places(environment) {
      guard let reason = Self.reasonAgainst(place, named: name, environment) else {
        path = place
        problem = ""
        return
      }
      problems.append(reason)
    }
    path = nil
    problem = problems.isEmpty ? "HOME is not set" : problems.joined(separator: ", ")
  }

  private static func places(_ environment: [String: String]) -> [(name: String, path: String)] {
    // The standard says that a path which is not absolute is to be passed over.
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let base = absolute("XDG_CACHE_HOME") { return [("XDG_CACHE_HOME", base + "/showreel")] }
    return absolute("HOME").map { [("HOME", $0 + "/.cache/showreel")] } ?? []
  }

  private static func reasonAgainst(
    _ path: String, named name: String, _ environment: [String: String]
  ) -> String? {
    let base = environment[name] ?? ""
    // Nobody's home is made: a service is often told that it has one in a place like /nonexistent.
    if name == "HOME", !OutputFolders.isOne(base) { return "HOME is '\(base)', which is no folder" }
    do {
      try OutputFolders.make(path)
    } catch .diskFull {
      // A place that is full is the right one all the same, and whoever writes there says so.
      return nil
    } catch {
      return "\(name) is '\(base)', and nothing can be written there"
    }
    return access(path, W_OK | X_OK) == 0
      ? nil : "\(name) is '\(base)', and nothing can be written there"
  }
}
