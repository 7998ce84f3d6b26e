import Foundation

/// A compiled demo, loaded into the process that plays it.
///
/// It stays loaded: Swift types cannot be unloaded.
package struct DemoLibrary {
  package typealias MakeRoot = @convention(c) () -> UnsafeMutableRawPointer

  private let makeRoot: MakeRoot

  /// Finds the views that the demo uses in the executable, which must export its symbols.
  package init(path: String) throws(DemoLibraryError) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw .cannotLoad(
        path: path, reason: dlerror().map { String(cString: $0) } ?? "unknown reason")
    }
    guard let symbol = dlsym(handle, DemoSource.entryPoint) else {
      throw .noEntry(path: path)
    }
    makeRoot = unsafeBitCast(symbol, to: MakeRoot.self)
  }

  /// Makes the root view, anew for every call.
  ///
  ///     let view = library.root(as: (any View).self)
  ///
  /// - Parameter type: Always `(any View).self`, which this module does not know.
  @MainActor package func root<AnyView>(as type: AnyView.Type) -> AnyView {
    let pointer = makeRoot().assumingMemoryBound(to: type)
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
