import Compositing

extension ErrorWords {
  static func text(_ error: CompositorError) -> String {
    guard case .noRenderer = error else { return error.description }
    return error.problem
      + " Install libgl1-mesa-dri and libegl1, or choose --renderer software."
  }

  static func text(_ error: WindowError) -> String {
    error.problem + " Start it on a desktop or a console, or write a file instead, which needs no "
      + "display: showreel export."
  }
}
