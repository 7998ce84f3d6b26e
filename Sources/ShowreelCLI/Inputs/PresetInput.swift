import Foundation
import Movie
import Presets
import Snippets
import Studio

/// A preset: a YAML file.
struct PresetInput {
  let path: String
  /// Whether it came with the program, and is nobody's to change.
  private let isOfLibrary: Bool

  init(path: String) {
    self.path = path
    isOfLibrary = false
  }

  /// One of the library's.
  ///
  /// - Throws: ``InputError`` where it has none of that name.
  init(named name: String) throws(InputError) {
    do throws(PresetLibraryError) {
      path = try PresetLibrary().path(of: name)
      isOfLibrary = true
    } catch {
      throw InputError(error, isMissing: true)
    }
  }

  /// Where somebody may change what is shown; nil of one that came with the program.
  var source: String? { isOfLibrary ? nil : path }

  /// The file's name without its ending.
  var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

  /// As it is written.
  ///
  /// - Throws: `UnreadableFile`.
  var text: String {
    get throws(UnreadableFile) {
      do {
        return try BoundedFile.text(at: path, most: Preset.mostBytes)
      } catch {
        throw UnreadableFile(path, error)
      }
    }
  }

  /// The clip that somebody asks for.
  ///
  /// - Parameter usual: The look where nobody says anything of it; nil is that of an exported clip.
  /// - Throws: ``InputError`` with what is wrong in the file, and for a view, because a preset shows its
  ///   own.
  @MainActor
  func clip(
    directed direction: Direction, usual: LookChoice? = nil
  ) throws(InputError) -> Clip {
    let preset = try preset()
    let clip = preset.clip()
    if let view = direction.view {
      throw InputError(problems: [
        "--view \(view) chooses a view of Swift code, but \(clip.name) is a preset. "
          + "Leave --view out, or name a .swift file or a page."
      ])
    }
    var direction = direction
    direction.scale = direction.scale ?? preset.scale
    return clip.dressed(by: direction, own: preset.look, usual: usual)
  }

  /// What the file says for people.
  ///
  /// - Throws: ``InputError`` with what is wrong in the file.
  @MainActor
  func words() throws(InputError) -> (title: String, about: String) {
    let preset = try preset()
    return (preset.title, preset.about)
  }

  @MainActor
  private func preset() throws(InputError) -> Preset {
    do throws(PresetError) {
      return try Preset(contentsOf: path)
    } catch {
      throw InputError(error)
    }
  }
}
