import Foundation
import TestSupport
import Testing

@testable import Movie

/// Pictures that are there and cannot be read say why.
struct FolderPicturesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func problem() -> MovieError? {
    do throws(MovieError) {
      _ = try FolderPictures(folder.path, shownPath: folder.path + "/*.png")
      return nil
    } catch {
      return error
    }
  }

  private func error(_ reason: String, of name: String = "a.png") -> MovieError {
    .cannotRead(path: folder.file(name), reason: reason)
  }

  @Test func aFolderInAPicturesPlaceIsNone() throws {
    try folder.write("", to: "a.png/b")
    #expect(problem() == error("it is a folder, a pipe, a socket or a device"))
  }

  @Test func aPipeIsNotWaitedFor() throws {
    #expect(mkfifo(folder.file("a.png"), 0o600) == 0)
    #expect(problem() == error("it is a folder, a pipe, a socket or a device"))
  }

  @Test func aLinkThatLeadsNowhereSaysSo() throws {
    #expect(symlink("/nowhere", folder.file("a.png")) == 0)
    #expect(problem() == error("no such file or directory"))
  }

  /// The kernel opens it, and reads nothing of it.
  @Test func aPictureThatBreaksOffSaysWhatTheSystemSaid() throws {
    #expect(symlink("/proc/self/mem", folder.file("a.png")) == 0)
    #expect(problem() == error("input/output error"))
  }

  @Test func whatIsNoPictureIsNotRead() throws {
    try folder.write("hello", to: "a.png")
    guard case .cannotRead(folder.file("a.png"), _)? = problem() else {
      Issue.record("\(String(describing: problem()))")
      return
    }
  }

  @Test func aFolderThatIsNotThereSaysSo() {
    #expect(throws: MovieError.cannotRead(path: "x/*.png", reason: "there is no such folder")) {
      try FolderPictures(folder.file("none"), shownPath: "x/*.png")
    }
  }

  @Test(.enabled(if: geteuid() != 0, "Whoever is root may look into every folder."))
  func aFolderThatCannotBeLookedIntoSaysWhy() throws {
    let closed = folder.file("closed")
    #expect(mkdir(closed, 0o300) == 0)
    #expect(
      throws: MovieError.cannotRead(
        path: "x/*.png", reason: "the folder cannot be looked into (permission denied)")
    ) { try FolderPictures(closed, shownPath: "x/*.png") }
  }
}
