/// A demo that is ready to be loaded.
package struct CompiledDemo: Hashable, Sendable {
  /// Path of the shared library.
  package var library: String
  package var root: RootView
  /// The compiler's warnings; none where the library is from an earlier run.
  package var warnings: [Diagnostic]
  package var isFromCache: Bool
  /// The library's function that makes the root view, and the one that makes the view beside it.
  package var entry = Self.rootEntry
  package var other = Self.otherEntry
  /// Modifiers that are not in it, because they are not supported.
  package var leftOut: [LeftOutModifier] = []
  /// SVG files by the absolute paths of the PDF files that they show: pictures of its clip.
  package var drawn: [String: String] = [:]

  /// What whoever looks at a clip of it has to know, beside what the clip's own plan says.
  package var findings: [Diagnostic] { leftOut.map(\.warning) + warnings }

  package static let rootEntry = DemoEntry.root
  package static let otherEntry = DemoEntry.other

  init(_ library: BuiltLibrary, root: RootView, warnings: [Diagnostic], isFromCache: Bool) {
    self.init(library: library.path, root: root, warnings: warnings, isFromCache: isFromCache)
    (entry, other) = (library.entry, library.other)
  }

  package init(library: String, root: RootView, warnings: [Diagnostic], isFromCache: Bool) {
    self.library = library
    self.root = root
    self.warnings = warnings
    self.isFromCache = isFromCache
  }
}
