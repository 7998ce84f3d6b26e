import Movie
import Snippets
import Studio

extension PresetInput {
  /// Changes with everything that decides its pictures but the program itself, the same on every machine.
  ///
  /// - Throws: `UnreadableFile`; `EncodingError`.
  @MainActor
  func content(of clip: Clip, directed direction: Direction) throws -> String {
    var hash = ContentHash("preset", clip.name, try direction.json)
    try hash.add(contentsOfFileAt: path)
    if case .picture(let picture)? = clip.look?.backdrop {
      try hash.add(contentsOfFileAt: picture)
    }
    return "\(hash)"
  }
}
