import Movie

extension CompileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .rejected(let diagnostics):
      diagnostics.map(\.description).joined(separator: "\n")
    case .cannotWrite(let path, let reason):
      "Cannot write \(path): \(reason). Set XDG_CACHE_HOME to a folder that can be written to."
    case .cacheFull(let path):
      "Cannot write \(path): no space is left on the disk of the cache. "
        + "Free some space, or set XDG_CACHE_HOME to a folder on another disk."
    case .temporaryFull(let path): "\(RunEnding.noSpace(folder: path))"
    case .noCompiler:
      "swiftc was not found, and demos are compiled with it. "
        + "Install Swift from swift.org/install, or set SHOWREEL_SWIFTC to its path."
    case .noModules(let places):
      "The modules that demos are compiled against are not in \(places.joined(separator: " or ")). "
        + "Set SHOWREEL_MODULES to the folder with SwiftUI.swiftmodule."
    }
  }
}

extension CompileError {
  /// Turns a failed write in the cache into the cache's own words.
  static func catching<T>(_ body: () throws(MovieError) -> T) throws(CompileError) -> T {
    do {
      return try body()
    } catch .diskFull(let path) {
      throw .cacheFull(path: path)
    } catch .cannotWrite(let path, let reason) {
      throw .cannotWrite(path: path, reason: reason)
    } catch .notAFolder(let path, let folder) {
      throw .cannotWrite(path: path, reason: "'\(folder)' is a file, not a folder")
    } catch .missingFolder(let path, let folder) {
      throw .cannotWrite(path: path, reason: "the folder '\(folder)' is gone")
    } catch {
      throw .cannotWrite(path: RunFolder.temporary, reason: "\(error)")
    }
  }

  /// Whether it is a place to write to that is at fault, and not the code.
  var isOfPlace: Bool {
    switch self {
    case .cannotWrite, .cacheFull, .temporaryFull: true
    case .rejected, .noCompiler, .noModules: false
    }
  }
}
