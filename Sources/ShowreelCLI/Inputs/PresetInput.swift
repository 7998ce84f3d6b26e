import Presets
import Studio

/// A preset as the clip that somebody asks for.
@MainActor
enum PresetInput {
  /// - Throws: `PresetError`; ``InputError`` for a view, because a preset shows its own.
  static func clip(at path: String, directed direction: Direction) throws -> Clip {
    let clip = try Preset(contentsOf: path).clip()
    if let view = direction.view {
      throw InputError(problems: [
        "--view \(view) chooses a view of Swift code, but \(clip.name) is a preset. "
          + "Leave --view out, or name a .swift file or a page."
      ])
    }
    return clip.directed(by: direction)
  }
}
