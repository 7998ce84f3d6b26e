import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension GraphicsContext {
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    paint(path, with: shading, style: style)
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    paint(path.strokedPath(style), with: shading, style: FillStyle())
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func paint(_ path: Path, with shading: Shading, style: FillStyle) {
    guard !path.isEmpty else { return }
    let bounds = path.boundingRect
    guard !bounds.isNull, bounds.origin.x.isFinite, bounds.origin.y.isFinite else { return }
    if case .tiles(let tiles) = shading.kind { return cover(path, with: tiles, style: style) }
    if case .backdrop = shading.kind { return copyBackdrop(over: path, style: style) }
    let paint = shading.paint(in: bounds, environment: environment)
    let outline = path.applying(matrix)
    let corner = outline.boundingRect.origin
    // The leaf is kept by what it looks like, so a shape that only moves is painted once.
    let leaf = ShapeLeaf(
      path: outline.offsetBy(dx: -corner.x, dy: -corner.y),
      paint: paint.applying(
        matrix.concatenating(CGAffineTransform(translationX: -corner.x, y: -corner.y))),
      evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
    add([.leaf(.shape(leaf), at: corner)])
  }

  /// Draws a leaf with its corner at a point of user space.
  func draw(_ leaf: Leaf, at corner: CGPoint) {
    let matrix = matrix
    let moves = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
    if moves {
      add([.leaf(leaf, at: CGPoint(x: corner.x + matrix.tx, y: corner.y + matrix.ty))])
    } else {
      add([.group(.transform(ProjectionTransform(matrix)), [.leaf(leaf, at: corner)])])
    }
  }
}

// MARK: Text

extension GraphicsContext {
  /// A text with everything the environment says about it.
  public struct ResolvedText {
    public var shading = Shading.foreground
    let text: Text
    let environment: EnvironmentValues
    unowned let graph: ViewGraph

    private var layout: TextLayout { environment.textStyle.layout }

    fileprivate func runs(in rect: CGRect) -> [TextRun] {
      let paint = shading.paint(in: rect, environment: environment)
      return onMainActor {
        text.runs.map { run in
          run.resolved(
            in: environment,
            paint: run.style.paint(in: rect, environment: environment, or: paint))
        }
      }
    }

    private func metrics(in size: CGSize) -> TextMetrics {
      let runs = runs(in: CGRect(origin: .zero, size: size))
      return onMainActor { graph.measuring.measure(runs, layout: layout, in: size) }
    }

    public func measure(in size: CGSize) -> CGSize { metrics(in: size).size }

    public func firstBaseline(in size: CGSize) -> CGFloat { metrics(in: size).firstBaseline }

    public func lastBaseline(in size: CGSize) -> CGFloat { metrics(in: size).lastBaseline }

    fileprivate func leaf(in size: CGSize) -> TextLeaf {
      TextLeaf(runs: runs(in: CGRect(origin: .zero, size: size)), layout: layout, size: size)
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    resolve(text, in: environment)
  }

  func resolve(_ text: Text, in environment: EnvironmentValues) -> ResolvedText {
    ResolvedText(text: text, environment: environment, graph: graph)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(.text(text.leaf(in: rect.size)), at: rect.origin)
  }

  /// - Parameter anchor: The point of the text that is put at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: CGRect(anchor: anchor, at: point, size: size))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

extension CGRect {
  /// The rectangle of a size with one of its points where it is wanted.
  init(anchor: UnitPoint, at point: CGPoint, size: CGSize) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}
