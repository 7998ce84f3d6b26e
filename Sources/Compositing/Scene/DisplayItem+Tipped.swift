import Drawing
import Geometry

extension [DisplayItem] {
  /// The same as these seen through a transform, with what is done to every pixel by itself done to those of the
  /// canvas: in the plane that is tipped there are four samples for each, in two layers instead of one.
  ///
  /// It is also what happens to the group where it lies flat: letters and their ground are mixed at their edges, and
  /// then coloured.
  ///
  /// - Returns: Nil where they are not one group of such an effect.
  func tipped(by transform: ProjectionTransform) -> DisplayItem? {
    guard count == 1, case .group(let effect, let items) = self[0], effect.treatsPixelsAlone
    else { return nil }
    return .group(effect, [.group(.transform(transform), items)])
  }
}

extension DisplayItem {
  /// Whether it is seen in perspective.
  var isTipped: Bool {
    if case .group(.transform(let transform), _) = self { !transform.isAffine } else { false }
  }
}

extension Effect {
  /// Whether what it makes of a group's pixel hangs on that pixel alone, wherever that is.
  fileprivate var treatsPixelsAlone: Bool {
    switch self {
    case .colorMatrix, .opacity, .flatten: true
    case .transform, .clip, .mask, .blend, .backdrop, .blur, .shadow: false
    }
  }
}
