import Foundation
import TestSupport
import Testing

@testable import Movie

/// What is at a destination at each moment, and what a killed run leaves.
@Suite struct DestinationTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path + "/clip.mp4" }

  private func place(_ name: String = "clip.mp4", isFolder: Bool = false) throws -> NamedPlace {
    try NamedPlace(folder.path + "/" + name, isFolder: isFolder)
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: folder.path + "/" + name, atomically: false, encoding: .utf8)
  }

  private func text(_ name: String = "clip.mp4") throws -> String {
    try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
  }

  @Test func aFileHasNoNameBeforeItIsWhole() throws {
    try write("old", to: "clip.mp4")
    let destination = try Destination(path, isFolder: false)
    guard case .file(let file) = destination.unfinished else { return }
    try file.output.write(Array("new".utf8))
    #expect(try folder.contents == ["clip.mp4"])
    #expect(try text() == "old")
    try destination.commit()
    #expect(try folder.contents == ["clip.mp4"])
    #expect(try text() == "new")
  }

  @Test(arguments: [true, false])
  func aFileTakesTheNameOrLeavesNothing(canBeUnnamed: Bool) throws {
    for hasOlder in [false, true] {
      if hasOlder { try write("old", to: "clip.mp4") }
      let dropped = try UnfinishedFile(in: try place(), canBeUnnamed: canBeUnnamed)
      try dropped.output.write([1])
      #expect(try folder.contents.count == (hasOlder ? 1 : 0) + (canBeUnnamed ? 0 : 1))
      dropped.discard()
      #expect(try folder.contents == (hasOlder ? ["clip.mp4"] : []))
      let file = try UnfinishedFile(in: try place(), canBeUnnamed: canBeUnnamed)
      try file.output.write(Array("new".utf8))
      try file.commit()
      #expect(try folder.contents == ["clip.mp4"])
      #expect(try text() == "new")
      try FileManager.default.removeItem(atPath: path)
    }
  }

  @Test func anOlderFilesRightsStay() throws {
    try write("old", to: "clip.mp4")
    #expect(chmod(path, 0o640) == 0)
    try WholeFile.write(Array("new".utf8), to: path)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
    #expect(try text() == "new")
  }

  /// A stranger's repository may have a link in any clip's place.
  @Test(arguments: ["real/clip.mp4", "none.mp4", "../none.mp4", "/tmp/none/none.mp4", "clip.mp4"])
  func aLinkIsNotFollowed(target: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/real", withIntermediateDirectories: false)
    try "old".write(toFile: folder.path + "/real/clip.mp4", atomically: false, encoding: .utf8)
    #expect(symlink(target, path) == 0)
    #expect(throws: MovieError.isALink(path: path, target: target)) {
      try WholeFile.write(Array("new".utf8), to: path)
    }
    #expect(throws: MovieError.isALink(path: path, target: target)) {
      try Destination(path, isFolder: true)
    }
    #expect(try text("real/clip.mp4") == "old")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
    #expect(access(folder.path + "/none.mp4", F_OK) != 0)
  }

  @Test func aFolderOfPicturesExchangesNamesWithTheOlderOne() throws {
    for pictures in [3, 1, 2] {
      let destination = try Destination(folder.path + "/p/", isFolder: true)
      guard case .folder(let unfinished) = destination.unfinished else { return }
      for frame in 0..<pictures {
        try unfinished.file(PictureName.of(frame)).write([UInt8(pictures)])
      }
      try destination.commit()
      #expect(try folder.contents == ["p"])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/p").sorted()
      #expect(names == (0..<pictures).map(PictureName.of))
    }
  }

  /// Fails for as long as the older folder is emptied before the new one is in its place.
  @Test func aFolderOfPicturesIsWholeAtEveryMoment() async throws {
    func write() throws {
      let destination = try Destination(folder.path + "/p/", isFolder: true)
      guard case .folder(let unfinished) = destination.unfinished else { return }
      for frame in 0..<20 { try unfinished.file(PictureName.of(frame)).write([1]) }
      try destination.commit()
    }
    try write()
    let path = folder.path + "/p"
    let watch = Task.detached {
      var least = 20
      while !Task.isCancelled {
        // The name is looked up once; what is behind it then may be emptied later.
        let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        if names == nil { least = -1 }
      }
      return least
    }
    for _ in 0..<200 { try write() }
    watch.cancel()
    #expect(await watch.value == 20, "There was no folder for a moment")
    #expect(try folder.contents == ["p"])
  }

  @Test func foldersAreReplacedInTwoStepsWhereNamesCannotBeExchanged() throws {
    for pictures in [2, 1] {
      let unfinished = try UnfinishedFolder(in: try place("p/", isFolder: true))
      for frame in 0..<pictures { try unfinished.file(PictureName.of(frame)).write([1]) }
      try unfinished.commitInTwoSteps()
      #expect(try folder.contents == ["p"])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path + "/p").count == pictures)
    }
  }

  @Test func whoIsKilledBetweenTheTwoStepsLosesNothing() throws {
    func write(_ byte: UInt8, pictures: Int) throws {
      let destination = try Destination(folder.path + "/p/", isFolder: true)
      guard case .folder(let unfinished) = destination.unfinished else { return }
      for frame in 0..<pictures { try unfinished.file(PictureName.of(frame)).write([byte]) }
      try destination.commit()
    }
    try write(1, pictures: 3)
    try write(9, pictures: 1)
    try write(1, pictures: 3)
    do {
      let unfinished = try UnfinishedFolder(in: try place("p/", isFolder: true))
      let aside = try #require(try unfinished.putAside())
      #expect(try folder.contents.contains(aside.text) && !folder.contents.contains("p"))
      // Who holds it is still at it.
      Leftovers.putBack(try place("p/", isFolder: true))
      #expect(try !folder.contents.contains("p"))
      withExtendedLifetime(unfinished) {}
    }
    // What comes next begins, and is given up.
    try Destination(folder.path + "/p/", isFolder: true).discard()
    #expect(try folder.contents == ["p"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/p").count == 3)
    // Killed when the second was done, and the older pictures were not yet removed.
    let aside = PartialName.aside(for: FileName("p")).text
    try FileManager.default.createDirectory(
      atPath: folder.path + "/" + aside, withIntermediateDirectories: false)
    try self.write("old", to: aside + "/" + PictureName.of(0))
    try Destination(folder.path + "/p/", isFolder: true).discard()
    #expect(try folder.contents == ["p"])
  }

  /// Another version of the program may be the next that comes.
  @Test func whatStandsAsideHasTheSameNameInEveryRun() {
    #expect(PartialName.aside(for: FileName("p")).text == ".showreel-148de9c5a7a44d19.old")
  }

  @Test func whatIsPutBesideThePicturesMeanwhileIsNotLost() throws {
    let destination = try Destination(folder.path + "/p/", isFolder: true)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/p", withIntermediateDirectories: false)
    try write("mine", to: "p/notes.txt")
    #expect(
      throws: MovieError.folderHasOtherFiles(path: folder.path + "/p/", example: "notes.txt")
    ) { try destination.commit() }
    destination.discard()
    #expect(try folder.contents == ["p"])
    #expect(try text("p/notes.txt") == "mine")
  }

  @Test func aDeadRunsLeftoversAreSweptAndALiveRunsAreNot() throws {
    let live = try UnfinishedFolder(in: try place("p/", isFolder: true))
    try live.file(PictureName.of(0)).write([1])
    let liveFile = try UnfinishedFile(in: try place(), canBeUnnamed: false)
    let mine = try folder.contents
    #expect(mine.count == 2)
    let dead = (0..<2).map { _ in PartialName.make().text }
    try write("dead", to: dead[0])
    try FileManager.default.createDirectory(
      atPath: folder.path + "/" + dead[1], withIntermediateDirectories: false)
    try write("dead", to: dead[1] + "/" + PictureName.of(7))
    // Neither of these is ours.
    try write("", to: ".showreel-notes.partial")
    try write("", to: ".showreel-0123456789abcdef.partial.old")
    let others = [".showreel-notes.partial", ".showreel-0123456789abcdef.partial.old"]
    try WholeFile.write([1], to: folder.path + "/other.mp4")
    #expect(try folder.contents == (mine + others + ["other.mp4"]).sorted())
    liveFile.discard()
    try live.commit()
    #expect(try folder.contents == (others + ["other.mp4", "p"]).sorted())
  }

  @Test func namesUpToTheDisksLimitAreTaken() throws {
    let name = String(repeating: "n", count: 251) + ".mp4"
    try WholeFile.write([1], to: folder.path + "/" + name)
    #expect(try folder.contents == [name])
    let long = folder.path + "/n" + name
    #expect(throws: MovieError.nameTooLong(path: long, bytes: 256)) {
      try Destination(long, isFolder: false)
    }
    let pictures = String(repeating: "p", count: 255)
    for _ in 0..<2 { try Destination(folder.path + "/\(pictures)/", isFolder: true).commit() }
    #expect(try folder.contents == [name, pictures])
  }

  @Test func namesOfAnyBytesAreTaken() throws {
    let bytes: [UInt8] = Array("caf".utf8) + [0xE9, 0x0A, 0xFF] + Array(".mp4".utf8)
    try WholeFile.write([1], to: folder.path + "/" + PathText.text(of: bytes))
    let own = open(folder.path, O_RDONLY | O_DIRECTORY)
    defer { close(own) }
    #expect(FileName.all(in: own) == [FileName(bytes)])
  }

  @Test func whatCannotBeReplacedIsSaidBeforeAnythingIsDrawn() throws {
    let own = folder.path + "/p/./"
    try FileManager.default.createDirectory(
      atPath: folder.path + "/p", withIntermediateDirectories: false)
    #expect(
      throws: MovieError.cannotWrite(
        path: own,
        reason: "pictures come in a folder of their own, which cannot take the place of '.'")
    ) { try Destination(own, isFolder: true) }
    #expect(throws: MovieError.self) { try Destination("/proc/", isFolder: true) }
  }

  @Test func aCopyIsWholeOrNotThere() throws {
    try write("clip", to: "source")
    try FinishedClip.copy(folder.path + "/source", to: path)
    #expect(try text() == "clip")
    #expect(FinishedClip.byteCount(of: path) == 4)
    #expect(symlink("source", folder.path + "/link") == 0)
    #expect(throws: MovieError.self) { try FinishedClip.copy(folder.path + "/link", to: path) }
    #expect(try folder.contents == ["clip.mp4", "link", "source"])
  }
}

@Suite struct PathTextTests {
  @Test(arguments: [
    Array("a/b ü 🎬".utf8), [0xFF], [0x63, 0xE9, 0x2F, 0x80], [0xC3], [0xE2, 0x82],
    [0xED, 0xA0, 0x80],
    Array("\u{10FFE9}\u{10FFFF}".utf8), Array("\u{FFFD}".utf8), [0xF4, 0x90, 0x80, 0x80], [],
  ])
  func everyByteComesBack(bytes: [UInt8]) {
    #expect(PathText.bytes(of: PathText.text(of: bytes)) == bytes)
  }

  @Test func whatIsTextStaysAsItIs() {
    #expect(PathText.text(of: Array("grün.mp4".utf8)) == "grün.mp4")
    #expect(!PathText.isNeeded(for: "grün.mp4"))
  }

  @Test func errorsShowBytesInHexadecimal() {
    let path = PathText.text(of: [0x61, 0xE9] + Array(".mp4".utf8))
    #expect(MovieError.isAFolder(path: path).description.hasPrefix("Cannot write a\\xE9.mp4: "))
  }

  /// What follows an end of a line would be a line of a log.
  @Test func errorsHaveNamesOnOneLine() {
    let path = "a\n::error::b\u{2028}.mp4"
    #expect(PathText.shown(path) == "a\\u{A}::error::b\\u{2028}.mp4")
    #expect(PathText.written(path) == path)
    #expect(!MovieError.isAFolder(path: path).description.contains("\n"))
  }
}

@Suite struct BoundedFileTests {
  @Test func noMoreIsReadThanMayBeUsed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("grün", to: "text")
    #expect(try BoundedFile.text(at: path, most: 5) == "grün")
    #expect(try BoundedFile.data(at: path, most: 2).count == 3)
    // The end lies within a letter.
    #expect(try BoundedFile.text(at: path, most: 2).utf8.count > 2)
    #expect(truncate(path, 1 << 40) == 0)
    #expect(try BoundedFile.data(at: path, most: 1000).count == 1001)
  }

  @Test func whatHasNoEndIsNotRead() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    for path in [folder.path, folder.file("pipe"), "/dev/zero", folder.file("none")] {
      #expect(throws: NSError.self) { try BoundedFile.data(at: path, most: 10) }
    }
  }
}

@Suite struct RunFolderTests {
  @Test func itGoesWithTheObjectAndADeadOneWithTheNextRun() throws {
    let folder = try TemporaryFolder()
    var run: RunFolder? = try RunFolder(in: folder.path)
    let path = try #require(run?.path)
    try "x".write(toFile: path + "/file", atomically: false, encoding: .utf8)
    let dead = folder.path + "/.showreel-00000000000000aa.partial.run"
    try FileManager.default.createDirectory(
      atPath: dead + "/deep", withIntermediateDirectories: true)
    let other = try RunFolder(in: folder.path)
    #expect(try folder.contents.map { folder.path + "/" + $0 } == [path, other.path].sorted())
    run = nil
    #expect(try folder.contents.map { folder.path + "/" + $0 } == [other.path])
    other.remove()
    #expect(try folder.contents.isEmpty)
  }
}
