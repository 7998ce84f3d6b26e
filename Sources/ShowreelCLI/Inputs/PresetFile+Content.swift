import Snippets
import Studio

extension PresetFile {
  /// Changes with everything that decides its pictures but the program itself, the same on every machine.
  @MainActor
  func content(of clip: Clip, directed direction: Direction) -> String {
    var hash = ContentHash("preset", clip.name, (try? direction.json) ?? "")
    hash.add(contentsOfFileAt: path)
    if case .picture(let picture)? = clip.look?.backdrop { hash.add(contentsOfFileAt: picture) }
    return "\(hash)"
  }
}
