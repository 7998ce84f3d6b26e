import Drawing
import Foundation
import Geometry

/// Puts what is below a material into it, blurred and recoloured: SVG has no word for what is behind an element, but
/// that is shapes and text as well, and is drawn once more.
///
/// As when pixels are made, groups around a material are looked through, but for those that blur or recolour all that
/// is in them: a material in one of these stays, and no document can show it.
struct VectorBackdrops {
  /// What the document is drawn over; nil where that is nothing.
  let ground: DisplayItem?

  /// Materials in one frame at the most: each draws all that is below it, and what is in the materials there.
  private static let most = 3
  /// How far a blur looks, in radii; further off is a thousandth.
  private static let reach = 3.0

  /// - Parameter page: Nil draws over nothing.
  init(page: VectorPage?) {
    guard let page, page.background.alpha > 0 else {
      ground = nil
      return
    }
    let size = CGSize(
      width: Double(page.width) / page.scale, height: Double(page.height) / page.scale)
    // Beyond the edges too: what a blur finds there is not nothing.
    let rect = CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height)
    ground = .leaf(
      .shape(ShapeLeaf(path: Path(rect), paint: .color(page.background))), at: .zero)
  }

  /// The items of a frame with what materials look like in place of these.
  func resolved(_ items: [DisplayItem]) -> [DisplayItem] {
    guard (1...Self.most).contains(items.reduce(0) { $0 + Self.count($1) }) else { return items }
    return resolved(items, ProjectionTransform()) { below in (ground.map { [$0] } ?? []) + below }
  }

  private static func count(_ item: DisplayItem) -> Int {
    guard case .group(let effect, let items) = item else { return 0 }
    let inner = items.reduce(0) { $0 + count($1) }
    if case .backdrop = effect { return inner + 1 }
    return inner
  }

  /// - Parameters:
  ///   - matrix: From the items to the document.
  ///   - whole: Of what is below among the items, all that is below in the document.
  private func resolved(
    _ items: [DisplayItem], _ matrix: ProjectionTransform,
    whole: ([DisplayItem]) -> [DisplayItem]
  ) -> [DisplayItem] {
    var done: [DisplayItem] = []
    for item in items {
      guard case .group(let effect, let inner) = item else {
        done.append(item)
        continue
      }
      let below = done
      let matrix =
        if case .transform(let own) = effect { own.concatenating(matrix) } else { matrix }
      switch effect {
      case .backdrop(let radius, let colors):
        let pane = pane(
          Pane(cover: inner, radius: radius, colors: colors), matrix, showing: whole(below))
        done.append(pane ?? item)
      case .blur, .colorMatrix: done.append(item)
      case .opacity, .transform, .clip, .mask, .shadow, .blend, .flatten:
        let inner = resolved(inner, matrix) { whole(below + [.group(effect, $0)]) }
        done.append(.group(effect, inner))
      }
    }
    return done
  }

  private struct Pane {
    var cover: [DisplayItem]
    var radius: Double
    var colors: ColorMatrix
  }

  /// Nil where it cannot be drawn flat.
  private func pane(
    _ pane: Pane, _ matrix: ProjectionTransform, showing below: [DisplayItem]
  ) -> DisplayItem? {
    let bounds = pane.cover.reduce(CGRect.null) { $0.union($1.paintedBounds) }
    guard !bounds.isNull, matrix.isInvertible, matrix.affine != nil else { return nil }
    let reach = max(0, pane.radius) * Self.reach
    let seen = Path(bounds.insetBy(dx: -reach, dy: -reach))
    let items: [DisplayItem] = [
      .group(
        .clip(seen, evenOdd: false, antialiased: true),
        [.group(.transform(matrix.inverted()), below)])
    ]
    return .group(
      .mask(pane.cover),
      [
        .group(
          .colorMatrix(pane.colors), [.group(.blur(radius: pane.radius, opaque: false), items)])
      ])
  }
}
