import Geometry
import Motion
import Studio
import Views

/// A small demo as an author writes it, and the moment of it that is kept as a picture.
@MainActor
public struct GalleryDemo {
  /// What it shows, as SwiftUI calls it; its picture's file is called so.
  public let name: String
  /// Seconds from the start.
  let moment: Double
  private let script: String
  private let scheme: ColorScheme
  private let makeView: @MainActor @Sendable () -> AnyView

  /// - Parameters:
  ///   - script: As behind `// showreel:`. Without one the demo plays itself.
  ///   - moment: Seconds from the start: the picture that tells most.
  public init<V: View>(
    _ name: String, script: String = "", pictureAt moment: Double, dark: Bool = false,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) {
    self.name = name
    self.script = script
    self.moment = moment
    scheme = dark ? .dark : .light
    makeView = { AnyView(view()) }
  }

  /// - Throws: ``GalleryError`` where the script cannot be read.
  package func clip() throws -> Clip {
    let text = ScriptText(script)
    guard text.problems.isEmpty else {
      throw GalleryError.script(name, text.problems.map { "\($0)" }.joined(separator: "\n"))
    }
    var direction = Direction(text.commands)
    direction.scale = direction.scale ?? 1
    var clip = Clip(name, view: makeView).directed(by: direction)
    clip.stage.colorScheme = scheme
    return clip
  }
}

/// What keeps a demo from being shown.
package enum GalleryError: Error, CustomStringConvertible {
  case script(_ name: String, _ problems: String)
  case tooShort(_ name: String, moment: Double, duration: Double)

  package var description: String {
    switch self {
    case .script(let name, let problems): "\(name): \(problems)"
    case .tooShort(let name, let moment, let duration):
      "\(name) ends after \(duration) s, and its picture is at \(moment) s; add a wait to its script"
    }
  }
}
