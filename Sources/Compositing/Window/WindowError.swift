/// Why there is no window.
package enum WindowError: Error, Equatable, CustomStringConvertible {
  /// SDL's reason, or the name of a driver that shows nothing.
  case noDisplay(String)

  package var description: String {
    problem
      + " Start it on a desktop or a console, or write a file instead, which needs no display."
  }

  /// What is wrong, and why.
  package var problem: String {
    switch self {
    case .noDisplay(let reason): "There is no display to open a window on (\(reason))."
    }
  }
}
