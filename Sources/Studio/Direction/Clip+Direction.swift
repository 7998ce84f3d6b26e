import Compositing
import Foundation
import Geometry
import Movie
import Views

extension Clip {
  /// The clip as it is directed: the only place where a direction becomes a clip's.
  ///
  /// A direction without steps leaves the script as it is, so that a demo of which only the size is said
  /// still plays itself.
  package func directed(by direction: Direction) -> Clip {
    var clip = self
    if let screen = direction.screen {
      clip.stage.size = CGSize(width: screen.width, height: screen.height)
      clip.stage.safeArea = EdgeInsets(
        top: screen.top, leading: screen.leading, bottom: screen.bottom, trailing: screen.trailing)
      clip.stage.device = screen.device
      if screen.device?.isDark ?? false { clip.stage.colorScheme = .dark }
    }
    if let scale = direction.scale { clip.stage.scale = scale }
    if let scheme = direction.colorScheme, clip.stage.device?.family != .watch {
      clip.stage.colorScheme = scheme == .dark ? .dark : .light
    }
    if let locale = direction.locale { clip.stage.locale = locale }
    if let system = direction.system { clip.stage.system = system }
    if let choice = direction.look { clip.look = choice.look }
    if let scale = direction.scale { clip.look?.scale = scale }
    if let rate = direction.frameRate { clip.frameRate = rate }
    if !direction.steps.isEmpty {
      let said = Script(commands: direction.steps, places: direction.places ?? [])
      clip.script.steps = said.steps
      // What only shows something leaves what is done to whoever does it.
      clip.script.isAutomatic = clip.script.isAutomatic && said.onlyShows
    }
    if let loops = direction.loops { clip.script.loops = loops }
    if let angle = direction.motionBlur { clip.motionBlur = angle }
    if let duration = direction.duration { clip.script.duration = duration }
    if !direction.steps.isEmpty { clip.script = clip.script.untilAnswered }
    return clip
  }

  /// Directed as the program does it: where nobody says anything of its look, it gets the usual one.
  ///
  /// - Parameters:
  ///   - own: What the clip's source says of it.
  ///   - usual: What it gets; nil is what clips get that are exported.
  package func dressed(
    by direction: Direction, own: LookChoice? = nil, usual: LookChoice? = nil
  ) -> Clip {
    var direction = direction
    direction.look =
      direction.look ?? own ?? usual
      ?? .usual(onDevice: direction.screen.map { $0.device != nil } ?? (stage.device != nil))
    return directed(by: direction)
  }
}

extension ExportOptions {
  /// How a clip that is directed so becomes a file.
  package init(_ direction: Direction) {
    self.init()
    if let movie = direction.movie { self.movie = movie }
    if let renderer = direction.renderer { self.renderer = renderer }
    frames = direction.frames
    width = direction.width
    maxBytes = direction.maxBytes
  }
}
