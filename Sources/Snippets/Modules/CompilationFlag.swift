/// A name that a manifest defines for `#if`: `.define("BETA", .when(platforms: [.iOS]))`.
package struct CompilationFlag: Hashable, Sendable {
  package var name: String
  /// Nil is any: `iOS`, as `#if os(…)` has them.
  package var platforms: Set<String>?
  /// Only for releases; clips are of what is being debugged.
  package var isForReleases = false

  func isSet(on platform: DemoPlatform) -> Bool {
    !isForReleases && platforms?.contains(platform.rawValue) ?? true
  }
}

extension [CompilationFlag] {
  /// Names that are defined for a platform.
  func names(on platform: DemoPlatform) -> Set<String> {
    Set(filter { $0.isSet(on: platform) }.map(\.name))
  }
}
