import Foundation
import Movie

/// A compiled library, and the functions in it that make a demo's views.
struct BuiltLibrary: Hashable, Sendable {
  let path: String
  var entry = DemoEntry.root
  var other = DemoEntry.other
}

/// What stands in a demo's own folder of the cache where it was compiled together with others of its page
/// (``PageBuild``): the name of the folder that their library is in, and the demo's functions in it.
struct SharedLibrary: Codable, Hashable {
  /// Where the page is: another, in another author's repository, may have the same block in the same lines of a file
  /// that whoever is in there calls the same.
  let page: String
  let folder: String
  let entry: String
  let other: String

  private static let name = "shared.json"

  init(page: String, folder: String, entry: String, other: String) {
    self.page = CodeFolder.absolute(page)
    (self.folder, self.entry, self.other) = (folder, entry, other)
  }

  /// What an earlier run left in `folder`, for that page.
  static func read(in folder: String, page: String) -> BuiltLibrary? {
    guard let data = try? Data(contentsOf: URL(filePath: folder + "/" + name)),
      let shared = try? JSONDecoder().decode(Self.self, from: data),
      shared.page == CodeFolder.absolute(page)
    else { return nil }
    let demos = (folder as NSString).deletingLastPathComponent
    let path = "\(demos)/\(shared.folder)/\(CompileJob.library)"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return BuiltLibrary(path: path, entry: shared.entry, other: shared.other)
  }

  func write(in folder: String) throws(CompileError) {
    let data = try? JSONEncoder().encode(self)
    try CompileError.catching { () throws(MovieError) in
      try WholeFile.write(data ?? Data(), to: folder + "/" + Self.name)
    }
  }
}
