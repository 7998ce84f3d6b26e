/// What helps against a problem, where that is a matter of how Snippets is asked and not of the code.
///
/// Whoever asks knows better how it is said there: a command line has options.
package enum Remedy: Hashable, Sendable {
  /// To give a process more than it had.
  case moreTime, moreMemory
  /// To make room, or to choose another disk.
  case moreSpace
  /// To run code that is trusted without walls; to mend what keeps them from being made is another.
  case noWalls, wallsOrNone
  /// To look at what of SwiftUI there is: at all, or among the environment's values.
  case supportedAPI, supportedValues
  /// To look at what a page has.
  case contents(ofPage: String)
  /// To put a page's clips elsewhere.
  case otherPlace
  /// To allow that a file is replaced.
  case replacing
  /// To ask for a device by its name.
  case otherDevice(String)
  /// To ask for another view by its name.
  case otherView(String)

  /// Follows what is wrong, as the rest of its sentence or as another.
  package var text: String {
    switch self {
    case .moreTime: ". Give it more time if it needs longer."
    case .moreMemory: ". Give it more memory if it should have more."
    case .moreSpace: ". Free some, or set TMPDIR to a folder on another disk."
    case .noWalls: ". Run code that you trust without a sandbox."
    case .wallsOrNone: ". Mend that, or run code that you trust without a sandbox."
    case .supportedAPI: "; write it with what is."
    case .supportedValues: " If so, it is not supported yet."
    case .contents: ". Name one that it has."
    case .otherPlace: ". Name a place there, or choose a folder for its clips."
    case .replacing: ". Remove it, or allow that it is replaced."
    case .otherDevice(let name): ". Ask for one of these, for example \(name)."
    case .otherView(let name): ". Ask for '\(name)' to have another."
    }
  }
}

/// A problem that may come with what helps against it.
package protocol Remediable: CustomStringConvertible {
  /// What is wrong, and why.
  var problem: String { get }
  var remedy: Remedy? { get }
}

extension Remediable {
  package var description: String { problem + (remedy?.text ?? "") }
}
