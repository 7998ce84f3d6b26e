import Foundation

/// Areas of paths taken together.
///
/// Open subpaths count as closed. What is kept of a curve is that curve's own piece; crossings are
/// within a twentieth of a pixel (``PathOverlay``).
extension Path {
  /// What is in this path, in the other, or in both.
  ///
  /// - Parameter eoFill: Fills both by the even-odd rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other).area(eoFill: eoFill) { $0 || $1 }
  }

  /// What is in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other).area(eoFill: eoFill) { $0 && $1 }
  }

  /// What is in this path and not in the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other).area(eoFill: eoFill) { $0 && !$1 }
  }

  /// What is in one of the paths and not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other).area(eoFill: eoFill) { $0 != $1 }
  }

  /// The part of this path's line that is in the other's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, closesFirst: false).line(inside: true, eoFill: eoFill)
  }

  /// The part of this path's line that is not in the other's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, closesFirst: false).line(inside: false, eoFill: eoFill)
  }

  /// The same area without crossings or overlaps in its outline.
  public func normalized(eoFill: Bool = true) -> Path {
    PathOverlay(self, Path()).area(eoFill: eoFill) { first, _ in first }
  }
}
