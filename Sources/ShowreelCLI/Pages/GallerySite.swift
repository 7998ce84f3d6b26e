import Foundation
import Movie
import Snippets

/// Where a gallery is written: a folder with its page, and with its clips and posters below.
struct GallerySite: Sendable {
  /// Ends in no slash.
  let folder: String
  /// Replaces also what Showreel did not make.
  let overwrites: Bool
  private let records = ClipRecords()

  init(_ path: String, overwrites: Bool) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    folder = path
    self.overwrites = overwrites
  }

  var page: String { folder + "/index.html" }
  func clip(_ name: String) -> String { "\(folder)/clips/\(name).mp4" }
  func poster(_ name: String) -> String { "\(folder)/clips/\(name).png" }

  /// Makes the folders, where they are not there yet, and looks whether the page may be written.
  ///
  /// - Throws: `MovieError`; `PlayError.notOurs(path:)`.
  func prepare() throws {
    try OutputFolders.make(folder + "/clips")
    try check(page)
  }

  /// - Throws: `PlayError.notOurs(path:)`, where somebody else's file is in the place.
  func check(_ path: String) throws {
    guard overwrites || records.mayReplace(path) else { throw PlayError.notOurs(path: path) }
    // A folder in the place is not for this program to replace.
    if OutputFolders.isOne(path) { throw MovieError.isAFolder(path: path) }
  }

  func write(_ page: GalleryPage) throws {
    try check(self.page)
    try WholeFile.write(page.html.utf8, to: self.page)
  }
}
