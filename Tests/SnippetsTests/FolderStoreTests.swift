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
}
