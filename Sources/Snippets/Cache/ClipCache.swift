import Foundation

/// Clips that were made before, by this machine or another, under names that say everything that decides
/// their bytes.
///
/// It never fails: what is damaged is made anew, and a store that is away is told of once and left alone
/// for the rest of the run.
package actor ClipCache {
  private let store: any ClipStore
  private let warn: @Sendable (String) -> Void
  private var isAway = false
  package private(set) var found = 0

  package init(_ store: any ClipStore, warn: @escaping @Sendable (String) -> Void) {
    self.store = store
    self.warn = warn
  }

  /// Writes the files of a clip, if it is kept.
  ///
  /// - Returns: What is said of it; nil where it is to be made.
  package func restore(_ name: String, to outputs: [String]) async -> String? {
    guard let bytes = await asking({ try await store.bytes(of: name) }) ?? nil else { return nil }
    guard let clip = CachedClip(bytes) else {
      warn("the cache's entry \(name) is damaged, and its clip is made anew")
      return nil
    }
    // Where it cannot be written, whoever makes the clip says why.
    guard (try? clip.write(to: outputs)) != nil else { return nil }
    found += 1
    return clip.report
  }

  /// Keeps the files of a clip that was made.
  package func keep(_ name: String, _ outputs: [String], report: String) async {
    guard !isAway, let clip = try? CachedClip(report: report, outputs: outputs),
      let bytes = try? clip.bytes, bytes.count <= CachedClip.most
    else { return }
    await asking { try await store.keep(bytes, as: name) }
  }

  package func end() async { await store.end() }

  @discardableResult
  private func asking<Value>(_ body: () async throws -> Value) async -> Value? {
    guard !isAway else { return nil }
    do {
      return try await body()
    } catch {
      if !isAway { warn("the cache is not used: \(error)") }
      isAway = true
      return nil
    }
  }
}
