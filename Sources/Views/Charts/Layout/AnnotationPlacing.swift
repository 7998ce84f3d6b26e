import Foundation
import Geometry
import Motion
import ViewEngine

/// Puts an annotation beside its mark.
@MainActor
struct AnnotationPlacing {
  let place: AnnotationPlace
  let plot: CGRect
  let bounds: CGRect

  init(_ place: AnnotationPlace, in plot: CGRect, bounds: CGRect) {
    self.place = place
    self.plot = plot
    self.bounds = bounds
  }

  private var annotation: MarkAnnotation { place.annotation }

  private func target(in range: CGRect) -> CGRect {
    switch place.target {
    case .frame(let frame, let size):
      return frame.rect(in: plot, range: range).insetBy(
        dx: -size.width / 2, dy: -size.height / 2)
    case .sector(let sector):
      let middle = sector.middle(in: plot.size)
      return CGRect(x: plot.minX + middle.x, y: plot.minY + middle.y, width: 0, height: 0)
    }
  }

  func origin(of size: CGSize, range: CGRect) -> CGPoint {
    let target = target(in: range)
    let position = annotation.position
    let spacing = annotation.spacing
    func along(
      _ side: CGFloat, _ from: CGFloat, _ to: CGFloat, _ length: CGFloat, _ aligned: CGFloat
    ) -> CGFloat {
      if side < 0 { return from - spacing - length }
      if side > 0 { return to + spacing }
      return from + (to - from - length) * aligned
    }
    var origin = CGPoint(
      x: along(
        position.x, target.minX, target.maxX, size.width, annotation.alignment.part.x),
      y: along(
        position.y, target.minY, target.maxY, size.height, annotation.alignment.part.y))
    if let limits = limits(annotation.overflow.x, isAutomaticFit: position.x == 0) {
      origin.x = max(min(origin.x, limits.maxX - size.width), limits.minX)
    }
    if let limits = limits(annotation.overflow.y, isAutomaticFit: false) {
      origin.y = max(min(origin.y, limits.maxY - size.height), limits.minY)
    }
    return origin
  }

  private func limits(
    _ strategy: AnnotationOverflowResolution.Strategy, isAutomaticFit: Bool
  ) -> CGRect? {
    switch strategy.kind {
    case .automatic: isAutomaticFit ? bounds : nil
    case .fit(let boundary): boundary.isChart ? bounds : plot
    case .disabled, .padScale: nil
    }
  }

  /// The scale is padded until the annotation is within the plot.
  func makeRoom(for size: CGSize, in insets: inout EdgeInsets) {
    guard case .frame(let frame, let markSize) = place.target, !annotation.position.isOverlay
    else { return }
    let position = annotation.position
    func pads(_ strategy: AnnotationOverflowResolution.Strategy) -> Bool {
      strategy.kind == .automatic || strategy.kind == .padScale
    }
    if position.y < 0, pads(annotation.overflow.y) {
      let top = max(frame.y.from.place, frame.y.to.place)
      let needed = size.height + annotation.spacing + markSize.height / 2
      insets.top = max(insets.top, Self.padding(needed, beyond: 1 - top, of: plot.height))
    }
    if position.x > 0, position.y == 0, pads(annotation.overflow.x) {
      let end = max(frame.x.from.place, frame.x.to.place)
      let needed = size.width + annotation.spacing + markSize.width / 2
      insets.trailing = max(
        insets.trailing, Self.padding(needed, beyond: 1 - end, of: plot.width))
    }
  }

  /// How much is to be left free so that there is enough beyond a place, which moves with it.
  private static func padding(_ needed: CGFloat, beyond rest: Double, of length: CGFloat) -> CGFloat
  {
    guard rest < 1, rest >= -1e-6 else { return 0 }
    return min(max(0, (needed - rest * length) / (1 - rest)), length / 2)
  }
}

extension Alignment {
  fileprivate var part: UnitPoint {
    UnitPoint(
      x: horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5,
      y: vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5)
  }
}
