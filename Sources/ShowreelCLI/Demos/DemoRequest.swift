import Foundation
import Snippets
import Studio
import Views

/// What a demo's own process is asked for, as one value in JSON, in a file that the process can read.
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
    let demo = try DemoLibrary(path: library)
    return Clip(name) { AnyView(any: demo.root(as: (any View).self)) }.dressed(by: direction)
  }
}
