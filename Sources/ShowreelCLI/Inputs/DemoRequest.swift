import Foundation
import Snippets
import Studio
import Views

/// What a demo's own process is asked for, as its one argument in JSON.
struct DemoRequest: Codable {
  /// The compiled demo.
  var library: String
  /// Of the clip.
  var name: String
  /// The path of the movie that it writes; nil where it answers questions instead.
  var output: String?
  var direction: Direction

  init(library: String, name: String, output: String? = nil, direction: Direction) {
    self.library = library
    self.name = name
    self.output = output
    self.direction = direction
  }

  /// - Throws: `DecodingError`.
  init(json: String) throws {
    self = try WireJSON.value(DemoRequest.self, from: Data(json.utf8))
  }

  var json: String {
    get throws { String(decoding: try WireJSON.data(self), as: UTF8.self) }
  }

  /// The demo, loaded into this process and directed.
  ///
  /// - Throws: `DemoLibraryError`.
  @MainActor
  func clip() throws -> Clip {
    let demo = try DemoLibrary(path: library)
    return Clip(name) { AnyView(any: demo.root(as: (any View).self)) }.directed(by: direction)
  }
}
