import Foundation

extension Path {
  /// Begins a subpath; the one before stays open.
  public mutating func move(to end: CGPoint) {
    append([.move(to: end)])
  }

  /// A segment in an empty path starts where it ends: it becomes a move.
  public mutating func addLine(to end: CGPoint) {
    append([isEmpty ? .move(to: end) : .line(to: end)])
  }

  /// Draws a curve with one control point, which is also where it starts in an empty path.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if isEmpty { move(to: control) }
    append([.quadCurve(to: end, control: control)])
  }

  /// Draws a curve with two control points; in an empty path it starts at the first.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if isEmpty { move(to: control1) }
    append([.curve(to: end, control1: control1, control2: control2)])
  }

  /// Draws a line back to where the subpath began; what follows without a move starts there. Nothing in
  /// an empty path.
  public mutating func closeSubpath() {
    if isEmpty { return }
    append([.closeSubpath])
  }

  /// Moves to the first point and draws lines through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
  }

  /// Adds a closed subpath, clockwise on screen from the top left; of a null rectangle nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds a closed subpath for each, one after the other.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Adds a closed subpath whose corners are at most half the shorter side (rule `corner-radius-is-limited`).
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a closed subpath whose corners all shrink alike where two are longer than their side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds a closed subpath, clockwise on screen from 3 o'clock; of a null rectangle nothing.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds the other path's subpaths. An empty path becomes the other one, with its stroke; a path
  /// that has something keeps its own.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = transform.isIdentity ? path : path.applying(transform)
    if isEmpty && stroke == nil {
      self = added
    } else {
      append(added.elements)
    }
  }

  mutating func append(_ added: some Collection<Element>) {
    if added.isEmpty { return }
    guard case .elements(var elements) = storage else {
      storage = .elements(self.elements + added)
      return
    }
    // Empty the storage first: the array must have one owner to grow in place.
    storage = .empty
    elements.append(contentsOf: added)
    storage = .elements(elements)
  }
}
