import Compositing
import Foundation
import Geometry
import Movie
import Views

/// Everything that is said about a clip apart from its view: by its source, or by whoever asks for it.
///
///     let wanted = commandLine.over(source)   // what both say, the command line having the last word
///     let clip = Clip("demo") { Demo() }.directed(by: wanted)
///
/// A value without a name for a thing leaves that thing as it is. It goes from process to process as it is.
package struct Direction: Codable, Hashable, Sendable {
  /// A screen by its size, with what a device keeps free of content; in points.
  package struct Screen: Codable, Hashable, Sendable {
    package var width: Double
    package var height: Double
    package var top = 0.0
    package var leading = 0.0
    package var bottom = 0.0
    package var trailing = 0.0
    /// Whose it is; nil of a screen that stands for itself.
    package var device: Device?

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }

    package init(_ stage: Stage) {
      self.init(width: stage.size.width, height: stage.size.height)
      (top, leading) = (stage.safeArea.top, stage.safeArea.leading)
      (bottom, trailing) = (stage.safeArea.bottom, stage.safeArea.trailing)
      device = stage.device
    }

    /// A size that is said of a Mac is that of a window. Who says of a window only that it is a Mac's leaves it as large
    /// as it is.
    func inside(_ other: Screen?) -> Screen {
      guard let other, other.device?.family == .mac else { return self }
      if let device {
        let isUsual = device.size == CGSize(width: width, height: height)
        return isUsual && device == other.device ? other : self
      }
      var window = other
      (window.width, window.height) = (width, height)
      return window
    }
  }

  /// The view or preview of Swift code to show, by its name.
  package var view: String?
  package var screen: Screen?
  package var look: LookChoice?
  /// Pixels a point; of a clip with a look, what its canvas is multiplied with.
  package var scale: Double?
  package var colorScheme: ScriptColorScheme?
  /// The language and region of its texts and dates: `de`, `pt-BR`.
  package var locale: String?
  /// The generation of the system whose look things have.
  package var system: SystemVersion?
  package var frameRate: FrameRate?
  /// The clip's whole length, in seconds.
  package var duration: Double?
  /// The clip ends as it began.
  package var loops: Bool?
  /// How long each frame's shutter is open, in degrees.
  package var motionBlur: Double?
  /// What is done while it plays; none leaves the script as it is.
  package var steps: [ScriptCommand] = []
  /// Where each step's times are said; nil where nobody knows.
  package var places: [[ScriptPlace]]?
  package var renderer: RendererChoice?
  package var movie: MovieSettings?
  /// Those to write, 0 being the first.
  package var frames: ClosedRange<Int>?
  /// Pixels from left to right of the picture.
  package var width: Int?
  /// Bytes that each file may have.
  package var maxBytes: Int?

  package init() {}

  /// What both say, this one having the last word. Steps are not mixed: they are one's or the other's.
  package func over(_ other: Direction) -> Direction {
    var both = self
    both.view = view ?? other.view
    both.screen = screen?.inside(other.screen) ?? other.screen
    both.look = look ?? other.look
    both.scale = scale ?? other.scale
    both.colorScheme = colorScheme ?? other.colorScheme
    both.locale = locale ?? other.locale
    both.system = system ?? other.system
    both.frameRate = frameRate ?? other.frameRate
    both.duration = duration ?? other.duration
    both.loops = loops ?? other.loops
    both.motionBlur = motionBlur ?? other.motionBlur
    (both.steps, both.places) =
      steps.isEmpty ? (other.steps, other.places) : (steps, places)
    both.renderer = renderer ?? other.renderer
    both.movie = movie ?? other.movie
    both.frames = frames ?? other.frames
    both.width = width ?? other.width
    both.maxBytes = maxBytes ?? other.maxBytes
    return both
  }

  /// Files that it has shown beside what the views name: whoever asks for the clip has chosen them.
  package var pictures: [String] {
    guard case .picture(let path)? = look?.look?.backdrop else { return [] }
    return [path]
  }

  /// The same value has the same text, whoever writes it.
  package var json: String {
    get throws { String(decoding: try WireJSON.data(self), as: UTF8.self) }
  }
}
