import Foundation
import Movie

/// The files that clips of several pages, sources and presets go to, each once: the second clip in a place
/// would be written over the first, and nobody would know.
package struct ClaimedPlaces {
  /// What a place is taken by: two of the same owner hold the same clip.
  fileprivate struct Owner: Equatable {
    /// Where its file really is.
    var file: String
    /// What it is of the file.
    var code: [String]
    /// For people: `guide.md:12`.
    var shown: String

    static func == (one: Self, other: Self) -> Bool {
      one.file == other.file && one.code == other.code
    }
  }

  /// By where a path really leads.
  private var owners: [String: Owner] = [:]
  package init() {}

  /// Takes the places that pages name for their clips: nobody else may choose those. A clip whose place is
  /// another's becomes a failure.
  package mutating func takeNamed(_ plan: inout SnippetPlan) {
    var kept: [PlannedClip] = []
    for clip in plan.clips {
      let owner = Owner(clip)
      guard clip.isNamedByPage,
        let (path, other) = taken(clip.places, by: owner)
      else {
        if clip.isNamedByPage { take(clip.places, owner) }
        kept.append(clip)
        continue
      }
      plan.failures.append(clip.taken(path, by: other.shown))
    }
    plan.clips = kept
    plan.failures.sort { $0.line < $1.line }
  }

  /// Takes the places of the plan's other clips.
  ///
  /// - Parameter poster: Of a clip that goes to these files.
  package mutating func takeOthers(
    _ plan: inout SnippetPlan, poster: ([String]) -> String?
  ) {
    for (index, clip) in plan.clips.enumerated() where !clip.isNamedByPage {
      let free = free(clip.outputs, poster: poster, for: Owner(clip))
      guard free != clip.outputs else { continue }
      plan.send(index, to: free)
      plan.addPoster(index, poster(free))
    }
  }

  /// Takes the places of a preset's clip, or others with a number.
  ///
  /// - Parameter poster: Of a clip that goes to these files.
  package mutating func take(
    _ paths: [String], ofPreset file: String, poster: ([String]) -> String?
  ) -> [String] {
    free(paths, poster: poster, for: Owner(file: PageReach.real(file), code: [], shown: file))
  }

  private mutating func free(
    _ paths: [String], poster: ([String]) -> String?, for owner: Owner
  ) -> [String] {
    var (free, number) = (paths, 1)
    // Clips of one name in two formats have one place for their posters. A poster that has a name of its own keeps it.
    let first = poster(paths)
    func places() -> [String] {
      let poster = poster(free)
      return number > 1 && poster == first ? free : free + [poster].compactMap { $0 }
    }
    while taken(places(), by: owner) != nil {
      number += 1
      free = paths.map { path in
        let stem = PicturePath.withoutEnding(path)
        return stem + "-\(number)" + path.dropFirst(stem.count)
      }
    }
    take(places(), owner)
    return free
  }

  private func taken(_ paths: [String], by owner: Owner) -> (path: String, other: Owner)? {
    for path in paths where path != StandardOutput.path {
      if let other = owners[PageReach.real(path)], other != owner { return (path, other) }
    }
    return nil
  }

  private mutating func take(_ paths: [String], _ owner: Owner) {
    for path in paths where path != StandardOutput.path { owners[PageReach.real(path)] = owner }
  }
}

extension ClaimedPlaces.Owner {
  fileprivate init(_ clip: PlannedClip) {
    file = PageReach.real(clip.excerpt.file)
    code = ["\(clip.line)", clip.root.name, clip.other?.name ?? "", clip.excerpt.text]
    shown = "\(clip.excerpt.file):\(clip.line)"
  }
}

extension PlannedClip {
  /// The files that it is written to, its poster's last.
  fileprivate var places: [String] { outputs + [poster].compactMap { $0 } }

  /// That what it is to be written to is another's.
  func taken(_ path: String, by other: String) -> Diagnostic {
    Diagnostic(
      file: excerpt.file, line: line,
      message: PathText.shown(
        "\(path) is the \(path == poster ? "poster" : "clip") of \(other) already. "
          + "Give this one a name of its own."))
  }
}
