import Foundation
import Movie
import Snippets
import Testing

/// A cache's folder, as several machines use it.
struct FolderStoreTests {
  private static let name = String(repeating: "ab", count: 16)

  /// Whoever reads finds what one of them has written, and all of it.
  @Test func anEntryThatSeveralWriteAtOnceIsWhole() async throws {
    let folder = try RunFolder()
    let path = folder.path + "/kept"
    let wanted = Set((UInt8(0)..<8).map { [UInt8](repeating: $0, count: 1 << 18) })
    try await withThrowingTaskGroup(of: Void.self) { group in
      for bytes in wanted {
        group.addTask {
          let store = FolderStore(path: path, limit: Int.max)
          for _ in 0..<8 {
            try await store.keep(bytes, as: Self.name)
            let found = try await store.bytes(of: Self.name) ?? []
            let isWhole = wanted.contains(found)
            #expect(isWhole, "\(found.count) bytes")
          }
        }
      }
      try await group.waitForAll()
    }
    // Nothing unfinished stays.
    #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/ab") == [Self.name])
  }

  @Test func whatWasNotUsedForLongestGoesFirst() async throws {
    let folder = try RunFolder()
    let store = FolderStore(path: folder.path, limit: Int.max)
    let names = ["a1", "b2", "c3"].map { String(repeating: $0, count: 16) }
    for (age, name) in zip([300.0, 200, 100], names) {
      try await store.keep([1, 2, 3], as: name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)],
        ofItemAtPath: "\(folder.path)/\(name.prefix(2))/\(name)")
    }
    // To read it is to use it.
    #expect(try await store.bytes(of: names[0]) == [1, 2, 3])
    await FolderStore(path: folder.path, limit: 6).end()
    let kept = store.entries.map { ($0.path as NSString).lastPathComponent }
    #expect(kept == [names[0], names[2]])
  }

  private func bytes(at path: String) -> Data? { FileManager.default.contents(atPath: path) }

  private func time(of path: String) throws -> Date {
    try #require(
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
  }

  /// Who shares the folder may put links there. What lies where they lead is neither read nor touched, and goes neither
  /// for room nor with what was kept.
  @Test(arguments: ["ab", "ab/" + String(repeating: "ab", count: 16)])
  func noLinkInItIsFollowed(_ link: String) async throws {
    let (folder, other) = (try RunFolder(), try RunFolder())
    let mine = other.path + "/" + Self.name
    try WholeFile.write([1, 2, 3], to: mine)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: mine)
    let isOfFolder = link == "ab"
    if !isOfFolder { try OutputFolders.make(folder.path + "/ab") }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + link, withDestinationPath: isOfFolder ? other.path : mine)
    let store = FolderStore(path: folder.path, limit: 0)
    #expect(try await store.bytes(of: Self.name) == nil)
    #expect(try time(of: mine) == Date(timeIntervalSince1970: 1e9))
    let error = await #expect(throws: ClipStoreError.self) {
      try await store.keep([4], as: Self.name)
    }
    #expect(
      error?.description.hasPrefix("Cannot write \(folder.path)/\(link): it is a link to ") == true)
    #expect(store.entries.count == (isOfFolder ? 0 : 1))
    await store.end()
    _ = store.clear()
    #expect(bytes(at: mine) == Data([1, 2, 3]))
    // A link that stands for a clip goes like one.
    #expect(store.entries.isEmpty)
  }
}
