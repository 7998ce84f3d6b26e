import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension GraphicsContext {
  /// An image with everything the environment says about it.
  public struct ResolvedImage {
    /// What a symbol or template is painted with.
    public var shading: Shading?
    let image: Views.ResolvedImage

    public var size: CGSize { image.size }
    /// Distance from the top.
    public var baseline: CGFloat { image.baseline }
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    onMainActor {
      let (resolved, warning) = image.resolved(in: environment, measuring: graph.measuring)
      if let warning { graph.warn(warning.description) }
      return ResolvedImage(shading: nil, image: resolved)
    }
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let local = CGRect(origin: .zero, size: rect.size)
    let levels =
      (image.shading ?? image.image.tint.map { .color($0) }).map { [$0] }
      ?? (0..<3).map {
        Shading.style(HierarchicalShapeStyle(level: $0))
      }
    let paints = levels.map { $0.paint(in: local, environment: environment) }
    draw(image.image, in: rect, paints: paints)
  }

  /// - Parameter paints: Of a symbol's or a template's three levels.
  func draw(_ image: Views.ResolvedImage, in rect: CGRect, paints: [Paint]) {
    if case .drawn = image.content {
      let drawn = image.drawn(in: rect, paints: paints)
      return add([.group(.transform(ProjectionTransform(matrix)), [drawn])])
    }
    draw(image.leaf(in: rect.size, paints: paints), at: rect.origin)
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(anchor: anchor, at: point, size: image.size))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// One of the canvas's own views, as it looks now.
  public struct ResolvedSymbol {
    public let size: CGSize
    /// With the view's corner at 0, 0.
    let items: [DisplayItem]
  }

  /// The view with this tag, or with this id in a `ForEach`; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let id = AnyHashable(id)
    return onMainActor { () -> ResolvedSymbol? in
      let entry = symbols.first { entry in
        (entry.traits.tag ?? entry.item.elementKey) == id
      }
      guard let entry else { return nil }
      var items: [DisplayItem] = []
      entry.item.draw(into: &items)
      return ResolvedSymbol(size: entry.item.frame.size, items: items)
    }
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0, !symbol.items.isEmpty else { return }
    let fit = CGAffineTransform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height,
      tx: rect.minX, ty: rect.minY)
    add([.group(.transform(ProjectionTransform(fit.concatenating(matrix))), symbol.items)])
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(anchor: anchor, at: point, size: symbol.size))
  }
}
