import Foundation
import Testing

@testable import Movie
@testable import Snippets

/// Where compiled demos are kept, and what becomes of a run that cannot keep them.
struct CacheFolderTests {
  private func home(_ variables: [String: String]) -> CacheHome {
    CacheHome(environment: variables)
  }

  @Test func theEnvironmentSaysWhereItIs() throws {
    let folder = try RunFolder()
    #expect(home(["HOME": folder.path]).path == folder.path + "/.cache/showreel")
    let cache = folder.path + "/new/cache"
    #expect(
      home(["HOME": folder.path, "XDG_CACHE_HOME": cache]).path == cache + "/showreel")
    // The standard says to pass over a path that is not absolute.
    #expect(
      home(["HOME": folder.path, "XDG_CACHE_HOME": "cache"]).path
        == folder.path + "/.cache/showreel")
  }

  @Test func aHomeThatIsNoneIsNotMade() throws {
    let folder = try RunFolder()
    let none = folder.path + "/none"
    let found = home(["HOME": none])
    #expect(found.path == nil)
    #expect(found.problem == "HOME is '\(none)', which is no folder")
    #expect(!FileManager.default.fileExists(atPath: none))
    #expect(home([:]).problem == "HOME is not set")
    #expect(home(["HOME": ""]).path == nil)
  }

  @Test func aFileInTheWayIsNamed() throws {
    let folder = try RunFolder()
    try WholeFile.write([], to: folder.path + "/.cache")
    let found = home(["HOME": folder.path])
    #expect(found.path == nil)
    #expect(found.problem == "HOME is '\(folder.path)', and nothing can be written there")
  }

  @Test func aFullCacheSaysThatItIsTheCache() {
    let error = CompileError.cacheFull(path: "/c/demos/1")
    #expect(error.isOfPlace)
    #expect(
      error.description
        == "Cannot write /c/demos/1: no space is left on the disk of the cache. "
        + "Free some space, or set XDG_CACHE_HOME to a folder on another disk.")
    #expect(throws: error) {
      try CompileError.catching { () throws(MovieError) in
        throw MovieError.diskFull(path: "/c/demos/1")
      }
    }
  }

  @Test func aCompilerThatFoundNoSpaceIsToldFromOneThatFoundMistakes() {
    let full = RunReport(ending: .exited(code: 1), errors: "error: No space left on device\n")
    let wrong = RunReport(ending: .exited(code: 1), errors: "a.swift:1:1: error: no such name\n")
    #expect(CacheSpace.isGone(in: "/tmp", after: full))
    #expect(!CacheSpace.isGone(in: "/tmp", after: wrong))
  }

  /// Somebody would have to write to a pipe, and a device never ends.
  @Test func whatIsNoFileHasNoContent() throws {
    let folder = try RunFolder()
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    func content(of path: String) throws -> ContentHash {
      var hash = ContentHash()
      try hash.add(contentsOfFileAt: path)
      return hash
    }
    #expect(try content(of: pipe) == content(of: folder.path + "/none"))
    #expect(try content(of: "/dev/zero") == content(of: pipe))
    try WholeFile.write(Array("a".utf8), to: folder.path + "/file")
    #expect(try content(of: folder.path + "/file") != content(of: pipe))
  }

  /// The kernel opens it and reads nothing of it: no name of a content may be made of that.
  @Test func whatCannotBeReadHasNoName() {
    var hash = ContentHash()
    let error = #expect(throws: UnreadableFile.self) {
      try hash.add(contentsOfFileAt: "/proc/self/mem")
    }
    #expect(
      error?.description == "Cannot read /proc/self/mem: input/output error. "
        + "Make it readable, or take it away.")
  }
}
