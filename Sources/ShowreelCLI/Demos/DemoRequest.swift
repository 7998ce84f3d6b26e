import Foundation
import Snippets
import Studio
import Views

/// What a demo's own process is asked for, as one value in JSON, in a file that the process can read.
struct DemoRequest: Codable {
  /// The compiled demo.
  var library: String
  /// Its functions that make what is shown.
  var entry: String
  var other: String
  /// Of the clip.
  var name: String
  /// The paths of what it writes; none where it answers questions instead.
  var outputs: [String] = []
  /// Where it writes the frame that stands for the clip.
  var poster: String?
  /// A strip is written in place of a clip.
  var strip: StripRequest?
  /// What a clip with such files would take is found out in place of writing them.
  var costOf: [String]?
  /// Nothing is written: it tells what the clip would be, as a ``CheckedClip``.
  var isCheck = false
  var direction: Direction
  /// Others play at the same time.
  var sharesProcessors = false
  /// What its package has beside its code.
  var assets = DemoAssets()
  /// What it was compiled from, where that is shown.
  var code: String?

  /// - Parameters:
  ///   - demo: What the clip was compiled to.
  ///   - direction: All that is said of the clip, by its source and by whoever asks for it.
  init(_ demo: CompiledDemo, of clip: PlannedClip, directed direction: Direction) {
    library = demo.library
    entry = demo.entry
    other = demo.other
    name = clip.name
    self.direction = direction
    assets = clip.assets(locale: direction.locale, drawn: demo.drawn)
    code = direction.look?.look?.code == .shown ? clip.excerpt.text : nil
  }

  /// - Throws: What cannot be read; `DecodingError`.
  init(contentsOf path: String) throws {
    self = try WireJSON.value(
      DemoRequest.self, from: Data(contentsOf: URL(filePath: path)))
  }

  var json: Data {
    get throws { try WireJSON.data(self) }
  }

  /// The demo, loaded into this process and directed.
  ///
  /// - Throws: `DemoLibraryError`.
  @MainActor
  func clip() throws -> Clip {
    DemoAssets.current = assets
    let demo = try DemoLibrary(path: library, entry: entry, other: other)
    var clip = Clip(name) { AnyView(any: demo.root(as: (any View).self)) }
    if demo.hasOther { clip = clip.beside { AnyView(any: demo.other(as: (any View).self)) } }
    clip.code = code
    return clip.dressed(by: direction, usual: strip.map { _ in StripRequest.look })
  }
}
