import Foundation

/// Why nothing came of a clip.
package struct ClipFailure: Error, Hashable, Sendable {
  package let diagnostics: [Diagnostic]
  /// The code is good, and a disk or a folder did not take what was written.
  package let isPlaceAtFault: Bool
}

extension SnippetExport {
  /// What is made of the clips in the order in which it comes, several worked on at a time; every clip has
  /// one or a failure. What has been made before is not asked for.
  package func works<Value: Sendable>(
    on clips: [PlannedClip],
    _ work: @escaping @Sendable (CompiledDemo, PlannedClip) async throws -> Value
  ) -> AsyncStream<(clip: PlannedClip, result: Result<Value, ClipFailure>)> {
    stream(of: clips) { clip in
      do {
        return (clip, .success(try await work(try await compiler.compile(clip), clip)))
      } catch {
        let failure = ClipFailure(
          diagnostics: Self.diagnostics(of: error, clip: clip),
          isPlaceAtFault: Self.isOfPlace(error))
        return (clip, .failure(failure))
      }
    }
  }
}
