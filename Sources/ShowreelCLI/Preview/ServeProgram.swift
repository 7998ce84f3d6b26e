import Foundation
import Snippets

/// The program that shows clips in a browser. It is built by itself, so that the tool does not wait for a server.
struct ServeProgram {
  let path: String

  private static let name = "showreel-serve"

  /// - Throws: ``ServeProgramError`` where it is not built.
  static func locate(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: String = DemoToolchain.executable
  ) throws(ServeProgramError) -> ServeProgram {
    if let named = environment["SHOWREEL_SERVER"], !named.isEmpty {
      guard FileManager.default.isExecutableFile(atPath: named) else { throw .notThere(named) }
      return ServeProgram(path: named)
    }
    // An installed tool has it among what nobody starts themselves.
    var places = [
      executable.folderAbove + "/" + name,
      executable.folderAbove.folderAbove + "/lib/showreel/" + name,
    ]
    // The tool is a few folders below that of the package that it was built in.
    var folder = executable.folderAbove
    while folder.count > 1 {
      places += ["release", "debug"].map { "\(folder)/Serve/.build/\($0)/\(name)" }
      folder = folder.folderAbove
    }
    places += (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    guard let path = places.first(where: FileManager.default.isExecutableFile) else {
      throw .missing
    }
    return ServeProgram(path: path)
  }

  /// What is said to `serve` without what the server alone is told.
  static func watchWords(of words: some Sequence<String>) -> [String] {
    var kept: [String] = []
    var isValue = false
    var isOver = false
    for word in words {
      if isValue {
        isValue = false
      } else if !isOver, ["--port", "--address"].contains(word) {
        isValue = true
      } else if isOver || !word.hasPrefix("--port=") && !word.hasPrefix("--address=") {
        isOver = isOver || word == "--"
        kept.append(word)
      }
    }
    return kept
  }

  /// - Returns: Why it could not be started.
  func replaceProcess(with arguments: [String]) -> ServeProgramError {
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, words)
    let reason = String(cString: strerror(errno))
    for word in words { free(word) }
    return .cannotStart(path, reason: reason)
  }
}

enum ServeProgramError: Error, Equatable, CustomStringConvertible {
  case missing
  case notThere(String)
  case cannotStart(String, reason: String)

  var description: String {
    switch self {
    case .missing:
      "'showreel serve' needs a program of its own, showreel-serve, which is neither installed with this one nor "
        + "built. In Showreel's folder: swift build -c release --package-path Serve; where it is elsewhere, say so: "
        + "SHOWREEL_SERVER=/opt/showreel-serve"
    case .notThere(let path):
      "SHOWREEL_SERVER is '\(path)', and no program is there. Name showreel-serve, or unset it."
    case .cannotStart(let path, let reason): "\(path) cannot be started: \(reason)"
    }
  }
}
