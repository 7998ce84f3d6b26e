import Foundation

/// A compiled demo, loaded into the process that plays it.
///
/// It stays loaded: Swift types cannot be unloaded.
package struct DemoLibrary {
  package typealias MakeRoot = @convention(c) () -> UnsafeMutableRawPointer

  private let makeRoot: MakeRoot
  private let makeOther: MakeRoot?
  private let globals: DemoGlobals

  /// Finds the views that the demo uses in the executable, which must export its symbols.
  ///
  /// - Parameters:
  ///   - entry: The function that makes the root view.
  ///   - other: The one that makes another.
  package init(
    path: String, entry: String = CompiledDemo.rootEntry, other: String = CompiledDemo.otherEntry
  ) throws(DemoLibraryError) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw .cannotLoad(
        path: path, reason: dlerror().map { String(cString: $0) } ?? "unknown reason")
    }
    guard let symbol = dlsym(handle, entry) else {
      throw .noEntry(path: path)
    }
    globals = DemoGlobals(ofLibrary: path, by: (entry, symbol))
    makeRoot = unsafeBitCast(symbol, to: MakeRoot.self)
    makeOther = dlsym(handle, other).map {
      unsafeBitCast($0, to: MakeRoot.self)
    }
  }

  /// Makes the root view, anew for every call, in a demo whose global variables are as they were when it was
  /// loaded.
  ///
  ///     let view = library.root(as: (any View).self)
  ///
  /// - Parameter type: Always `(any View).self`, which this module does not know.
  @MainActor package func root<AnyView>(as type: AnyView.Type) -> AnyView {
    globals.restore()
    let pointer = makeRoot().assumingMemoryBound(to: type)
    defer { pointer.deallocate() }
    return pointer.move()
  }

  /// Whether it was compiled with another view, to be shown beside the root.
  package var hasOther: Bool { makeOther != nil }

  /// Makes that other view, or where there is none the root, anew for every call.
  @MainActor package func other<AnyView>(as type: AnyView.Type) -> AnyView {
    let pointer = (makeOther ?? makeRoot)().assumingMemoryBound(to: type)
    defer { pointer.deallocate() }
    return pointer.move()
  }
}

package enum DemoLibraryError: Error, Hashable, Sendable, CustomStringConvertible {
  case cannotLoad(path: String, reason: String)
  case noEntry(path: String)

  package var description: String {
    switch self {
    case .cannotLoad(let path, let reason):
      "The compiled demo \(path) cannot be loaded: \(reason). Remove it to compile it again."
    case .noEntry(let path):
      "\(path) is not a compiled demo. Remove it to compile it again."
    }
  }
}
